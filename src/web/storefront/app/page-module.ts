import type { ComponentType } from 'react'
import type { LoaderFunction, Params } from 'react-router'

/** What a `*.page.tsx` exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** Replaces the title of the table: the headline of a notice. */
  readonly title?: (data: never, params: Params) => string
}

/** What a `*.loader.ts` exports: data of the public page beside it, read on the server too. Private pages ask by TanStack Query. */
export interface LoaderModule {
  readonly loader: LoaderFunction
}
