import type { LoaderFunctionArgs } from 'react-router'
import { listDesigns, readDesign } from '#/contract/files/designs.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { DesignKind } from '#/domain/designs/design.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { filterOf } from './design-filter.ts'

export interface DesignWindow extends ResultOf<typeof listDesigns> {
  /** The one that the address opens. */
  readonly opened: ResultOf<typeof readDesign> | null
}

export async function loadDesigns(args: LoaderFunctionArgs, kind: DesignKind): Promise<DesignWindow> {
  const search = new URL(args.request.url).searchParams
  const id = search.get('design')
  const [page, opened] = await Promise.all([
    pageCall(args, listDesigns, { query: { kind, ...filterOf(search) } }),
    id ? pageCall(args, readDesign, { params: { id } }) : null,
  ])
  return { ...page, opened }
}
