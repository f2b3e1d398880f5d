/** The only door of editions for other features. */
export { editionRoom, type EditionRoomDeps } from './edition-room.ts'
export { giveCovers } from './academy-covers.repo.ts'
export { countSampleEditions, withdrawSampleEditions } from './sample-editions.repo.ts'
