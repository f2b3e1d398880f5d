import { bindingRoom } from '#/server/features/prepress/bindings/bindings.public.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import { ebookOrigin } from '#/server/features/prepress/ebooks/ebooks.public.ts'
import { editionRoom, type EditionRoomDeps } from '#/server/features/textbooks/editions/editions.public.ts'
import type { Clock } from '#/server/platform/services.ts'

type RoomDeps = EditionRoomDeps & Parameters<typeof bindingRoom>[0] & { readonly clock: Clock }

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (deps: RoomDeps): OriginRooms => ({
  edition: editionRoom(deps),
  binding: bindingRoom(deps),
  ebook: ebookOrigin(deps),
})
