import { bindingRoom } from '#/server/features/prepress/bindings/bindings.public.ts'
import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (deps: Parameters<typeof bindingRoom>[0]): OriginRooms => ({ binding: bindingRoom(deps) })
