import type { OriginRooms } from '#/server/features/ordering/origins/origins.public.ts'
import { ebookOrigin } from '#/server/features/prepress/ebooks/ebooks.public.ts'
import type { Clock } from '#/server/platform/services.ts'

/** Which room prices and checks the lines of which origin. One line per room. */
export const originRooms = (services: { readonly clock: Clock }): OriginRooms => ({ ebook: ebookOrigin(services) })
