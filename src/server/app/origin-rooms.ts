import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (): OriginRooms => ({})
