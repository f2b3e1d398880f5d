import { data, type LoaderFunctionArgs } from 'react-router'
import { guideByPath } from '#/contract/content/guides.ts'
import { listGuides, readGuide } from '#/contract/support/guides.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** One file shows all guides: the address says which. */
export async function loader(args: LoaderFunctionArgs) {
  const entry = guideByPath(new URL(args.request.url).pathname)
  if (!entry) throw data({ message: '없는 안내입니다.' }, { status: 404 })
  const [guide, { slugs }] = await Promise.all([
    pageCall(args, readGuide, { params: { slug: entry.slug } }),
    pageCall(args, listGuides, {}),
  ])
  return { guide, number: entry.number, slugs }
}
