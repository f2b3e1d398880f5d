import type { ComponentType } from 'react'
import type { LoaderFunction, Params } from 'react-router'

/** What a `*.page.tsx` exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** Replaces the title of the table: the headline of a notice. */
  readonly title?: (data: never, params: Params) => string
  /** Fetches its body before it is moved to, so that the page that is left stands until the new one is whole. */
  readonly prepare?: () => Promise<unknown>
}

/** What a `*.loader.ts` exports: data of the public page beside it, read on the server too. Private pages ask by TanStack Query. */
export interface LoaderModule {
  readonly loader: LoaderFunction
}
