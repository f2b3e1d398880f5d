import type { PageAssets } from './web-build.ts'

export interface PageParts {
  readonly nonce: string
  /** Inside `#app`; empty for an app that draws itself. */
  readonly html: string
  /** Title and metas already written. */
  readonly head: string
  readonly description: string
  readonly canonical: string | null
  readonly indexed: boolean
  readonly assets: PageAssets
  /** The owner's colours, after every style sheet. */
  readonly tokens: string
  readonly entry: string
  readonly scripts: 'eager' | 'late'
  /** State for the browser's router; null for an app that starts from nothing. */
  readonly hydration: object | null
  readonly settings: Readonly<Record<string, string>>
  readonly apiSubdomain: string | null
  /** Runs before anything is painted; empty for none. */
  readonly firstScript: string
  /** Local-storage key without whose tokens the page is left for `login` before anything is shown. */
  readonly loginFirst: { readonly key: string; readonly login: string } | null
}
