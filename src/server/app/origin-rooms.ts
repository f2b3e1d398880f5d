import { bindingRoom } from '#/server/features/prepress/bindings/bindings.public.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import { editionRoom, type EditionRoomDeps } from '#/server/features/textbooks/editions/editions.public.ts'

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (deps: EditionRoomDeps & Parameters<typeof bindingRoom>[0]): OriginRooms => ({
  edition: editionRoom(deps),
  binding: bindingRoom(deps),
})
