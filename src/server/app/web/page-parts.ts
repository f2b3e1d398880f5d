import type { PageAssets } from './web-build.ts'

/** A page as it is shown where its link is pasted. */
export interface SharedPage {
  readonly type: 'website' | 'article' | 'product'
  readonly brand: string
  /** Whole address of a PNG of 1200 × 630. */
  readonly picture: string
  readonly data: readonly object[]
}

export interface PageParts {
  readonly nonce: string
  /** Inside `#app`; empty for an app that draws itself. */
  readonly html: string
  /** Title and metas already written. */
  readonly head: string
  readonly description: string
  readonly canonical: string | null
  /** For chats and search engines; null where neither has any business. */
  readonly shared: SharedPage | null
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
