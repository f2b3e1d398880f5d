import { readPicture, readPopup } from '#/contract/content/popups.contract.ts'
import { readShown } from '#/contract/content/shown.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import { openPicture } from './add-picture.ts'
import { liveById, liveNewest } from './live.repo.ts'
import type { WritingDeps } from './writing-deps.ts'

/** More at once would hide the page. */
const MOST_BANNERS = 3
const MOST_POPUPS = 5
/** The address names one content for good. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function shownRoutes(deps: Pick<WritingDeps, 'database' | 'storage'>): readonly Route[] {
  const { db } = deps.database
  return [
    route(readShown, async () => {
      const banners = await liveNewest(db, 'banner', { limit: MOST_BANNERS })
      const popups = await liveNewest(db, 'popup', { limit: MOST_POPUPS })
      return [
        ...banners.map(({ id, title, fields }) => ({ id, kind: 'banner', title, ...fields })),
        ...popups.map(({ id, title, fields }) => ({ id, kind: 'popup', title, href: null, ...fields })),
      ]
    }),
    route(readPopup, async ({ params }) => {
      const popup = await liveById(db, 'popup', params.id)
      if (!popup) throw new AppError('NOT_FOUND')
      return { id: popup.id, title: popup.title, doc: popup.doc }
    }),
    route(readPicture, async ({ params, reply }) => {
      const content = await openPicture(deps, params)
      await reply
        .type('image/webp')
        .header('cache-control', FOR_EVER)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(content)
      return null
    }),
  ]
}
