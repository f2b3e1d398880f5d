import { watchConnection } from '#/web/ui/connection-notice.ts'
import { protectCopies } from './copy-protection.ts'

/** What nobody misses before the first touch of the page. */
export function startAfterTouch(): void {
  protectCopies()
  watchConnection()
}
