import type { ComponentType, ReactNode } from 'react'
import { Fragment } from 'react'
import { useLoaderData, useParams } from 'react-router'
import type { WebPathRow } from '#/contract/web-path-row.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import type { RouteGate } from './route-gate.tsx'
import type { PageModule } from './page-module.ts'
import { pageTitle } from './page-title.ts'
import { useShop } from './shop-context.tsx'

type Around = ComponentType<{ readonly children: ReactNode }>

/** A page with its title, and with its guard and its data client around it where it has them. */
export function framedPage(
  row: WebPathRow & { readonly path: WebPath },
  page: PageModule,
  around: Around | null,
  Gate: typeof RouteGate | null,
): ComponentType {
  const Around = around ?? Fragment
  return function FramedPage() {
    const { brand } = useShop()
    const loaded: unknown = useLoaderData()
    const params = useParams()
    const title = page.title ? page.title(loaded as never, params) : row.title
    const content = (
      <Around>
        <page.Component />
      </Around>
    )
    return (
      <>
        <title>{pageTitle(title, brand)}</title>
        {Gate ? <Gate row={row}>{content}</Gate> : content}
      </>
    )
  }
}
