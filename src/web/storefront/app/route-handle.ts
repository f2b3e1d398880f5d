import type { WebPath } from '#/contract/web-paths.ts'

/** Hangs on every page route: which row of the table it is, and the files it is made of. */
export interface RouteHandle {
  readonly path: WebPath
  readonly sources: readonly string[]
  /** What it fetches before it is moved to. */
  readonly prepare: () => Promise<unknown>
}
