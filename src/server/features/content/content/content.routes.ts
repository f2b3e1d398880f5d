import type { FastifyReply } from 'fastify'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { changeBrand, readBrand, readLogo } from '#/contract/content/brand.contract.ts'
import { listFaqs, readFaq } from '#/contract/content/faqs.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { AppError } from '#/contract/errors.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { type BrandDeps, changeBrand as changeLook, presentBrand } from './change-brand.ts'
import type { BrandPictureRow } from './brand-pictures.table.ts'
import { findPicture, logoShown } from './brand-pictures.repo.ts'
import { changeShop as change } from './change-shop.ts'
import { presentFaq, presentNotice, presentShop } from './content.presenter.ts'
import { filesOfText } from '#/server/features/content/attachments/attachments.public.ts'
import {
  liveById,
  liveInOrder,
  liveNewest,
  type LiveText,
  neighboursInTime,
} from '#/server/features/content/writing/writing.public.ts'
import { readShop } from './content.repo.ts'

const PAGE = 20

/** A picture is never changed, and never anything but a picture. */
const sendPicture = (reply: FastifyReply, { svg, png }: BrandPictureRow) =>
  reply
    .type(svg === null ? 'image/png' : 'image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg ?? png)

/** One row more than a page was read, to know whether there is another. */
const nextOf = (rows: readonly { readonly id: string }[]): string | null =>
  rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null

const MOST_FAQS = 300
const pick = (text: LiveText<'notice'> | null) => text && { id: text.id, title: text.title }

export function contentRoutes(deps: BrandDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(getShop, async () => {
      const { fees } = await feesAt(db, deps.clock.now())
      return presentShop((await readShop(db)) ?? { ...DEFAULT_SHOP, colours: FIRST_COLOURS }, {
        fees,
        logo: await logoShown(db),
      })
    }),
    route(readBrand, () => presentBrand(db)),
    route(changeBrand, (call) => changeLook(deps, call, call.body)),
    route(readLogo, async ({ params, reply }) => {
      const picture = await findPicture(db, params.id)
      if (picture?.use !== 'logo') throw new AppError('NOT_FOUND')
      sendPicture(reply, picture)
      return null
    }),
    writeRoute(changeShop, (call, tx) => change(tx, deps, call, call.body)),
    route(listNotices, async ({ query: { q: words = '', after = null } }) => {
      const rows = await liveNewest(db, 'notice', { after, words, limit: PAGE + 1 })
      return { items: rows.slice(0, PAGE).map(presentNotice), next: nextOf(rows) }
    }),
    route(readNotice, async ({ params }) => {
      const notice = await liveById(db, 'notice', params.id)
      if (!notice) throw new AppError('NOT_FOUND')
      const { newer, older } = await neighboursInTime(db, 'notice', notice)
      const files = await filesOfText(db, notice.id)
      return { ...presentNotice(notice), doc: notice.doc, files, newer: pick(newer), older: pick(older) }
    }),
    route(listFaqs, async ({ query: { category, q: words = '' } }) => {
      const rows = await liveInOrder(db, 'faq', { fields: category ? { category } : {}, words, limit: MOST_FAQS })
      return { items: rows.map(presentFaq) }
    }),
    route(readFaq, async ({ params }) => {
      const faq = await liveById(db, 'faq', params.id)
      if (!faq) throw new AppError('NOT_FOUND')
      return { ...presentFaq(faq), files: await filesOfText(db, faq.id) }
    }),
  ]
}
