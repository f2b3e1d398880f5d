import { tariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { kitRoom } from '#/server/features/ordering/kits/kits.public.ts'
import { bindingRoom } from '#/server/features/prepress/bindings/bindings.public.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import { ebookOrigin } from '#/server/features/prepress/ebooks/ebooks.public.ts'
import { editionRoom, type EditionRoomDeps } from '#/server/features/textbooks/editions/editions.public.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock } from '#/server/platform/services.ts'

type RoomDeps = EditionRoomDeps & Parameters<typeof bindingRoom>[0] & { readonly clock: Clock; readonly sealer: Sealer }

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (deps: RoomDeps): OriginRooms => ({
  edition: editionRoom(deps),
  binding: bindingRoom(deps),
  ebook: ebookOrigin(deps),
  kit: kitRoom({ sealer: deps.sealer, tariffs: tariffReader(deps) }),
})
