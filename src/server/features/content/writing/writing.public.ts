/** What the pages of the shop read of what the shop wrote. */
export { liveById, liveBySlug, liveInOrder, liveNewest, type LiveText, neighboursInTime } from './live.repo.ts'
export { layWritten } from './lay-written.ts'
export { countExampleCases, dropExampleCases } from './example-cases.repo.ts'
