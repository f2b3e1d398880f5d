/** The only door of kits of samples for other features. */
export { kitRoom } from './kit-room.ts'
