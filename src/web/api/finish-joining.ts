import type { WebPath } from '#/contract/web-paths.ts'

/** Where a member who came by a social login tells what is still missing; until then most calls are refused. */
export const FINISH_JOINING = '/member/join/sns' satisfies WebPath
