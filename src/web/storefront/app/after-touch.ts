import { watchConnection } from '#/web/ui/connection-notice.ts'
import { protectCopies } from './copy-protection.ts'

/** Fetched ahead with the rest: logging out must not need the line. */
export { leaveMember } from '#/web/api/leave-member.ts'

/** What nobody misses before the first touch of the page. */
export function startAfterTouch(): void {
  protectCopies()
  watchConnection()
}
