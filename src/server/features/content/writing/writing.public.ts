/** What the pages of the shop read of what the shop wrote. */
export {
  countLive,
  liveById,
  liveBySlug,
  liveBySlugs,
  liveInOrder,
  liveNewest,
  type LiveText,
  neighboursInOrder,
  neighboursInTime,
} from './live.repo.ts'
export { followShipped } from './follow-shipped.ts'
export { layWritten } from './lay-written.ts'
export { findItem, itemBySlug, lockItem } from './written.repo.ts'
export { countExampleCases, dropExampleCases } from './example-cases.repo.ts'
