import type { LoaderFunctionArgs } from 'react-router'
import { pageCall } from '#/web/api/page-call.ts'
import { readArrangement, readHomeData } from '#/web/blocks/home/home-data.ts'
import type { HomeViewProps } from '#/web/blocks/home/home-view.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<HomeViewProps> {
  const [home, data] = await Promise.all([
    readArrangement((endpoint, input) => pageCall(args, endpoint, input)),
    readHomeData((endpoint, input) => pageCall(args, endpoint, input)),
  ])
  return { home, data }
}
