import type { LoaderFunctionArgs } from 'react-router'
import { pageCall } from '#/web/api/page-call.ts'
import { type HomeViewProps, readArrangement, readHomeData } from '#/web/blocks/home/home-data.ts'

export async function loader(args: LoaderFunctionArgs): Promise<HomeViewProps> {
  const [home, data] = await Promise.all([
    readArrangement((endpoint, input) => pageCall(args, endpoint, input)),
    readHomeData((endpoint, input) => pageCall(args, endpoint, input)),
  ])
  return { home, data }
}
