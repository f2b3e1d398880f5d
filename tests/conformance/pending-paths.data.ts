import type { WebPath } from '#/contract/web-paths.ts'

/** Paths that show the pending page. A feature that brings a page takes its path out here and puts it into the registry. */
export const PENDING_PATHS: readonly WebPath[] = []
