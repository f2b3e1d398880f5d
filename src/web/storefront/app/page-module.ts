import type { ComponentType } from 'react'
import type { LoaderFunction, Params } from 'react-router'

/** What a `*.page.tsx` exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** Data of a public page, also read on the server; use `pageCall`. Private pages ask by TanStack Query instead. */
  readonly loader?: LoaderFunction
  /** Replaces the title of the table: the headline of a notice. */
  readonly title?: (data: never, params: Params) => string
}
