import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { listFaqs, readFaq } from '#/contract/content/faqs.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { changeShop as change } from './change-shop.ts'
import { presentFaq, presentNotice, presentShop } from './content.presenter.ts'
import {
  liveById,
  liveInOrder,
  liveNewest,
  type LiveText,
  neighboursInTime,
} from '#/server/features/content/writing/writing.public.ts'
import { readShop } from './content.repo.ts'

const PAGE = 20

/** One row more than a page was read, to know whether there is another. */
const nextOf = (rows: readonly { readonly id: string }[]): string | null =>
  rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null

const MOST_FAQS = 300
const pick = (text: LiveText<'notice'> | null) => text && { id: text.id, title: text.title }

export function contentRoutes(deps: Pick<Services, 'database' | 'clock' | 'ids'>): readonly Route[] {
  const { db } = deps.database
  return [
    route(getShop, async () => presentShop((await readShop(db)) ?? DEFAULT_SHOP)),
    writeRoute(changeShop, (call, tx) => change(tx, deps, call, call.body)),
    route(listNotices, async ({ query: { q: words = '', after = null } }) => {
      const rows = await liveNewest(db, 'notice', { after, words, limit: PAGE + 1 })
      return { items: rows.slice(0, PAGE).map(presentNotice), next: nextOf(rows) }
    }),
    route(readNotice, async ({ params }) => {
      const notice = await liveById(db, 'notice', params.id)
      if (!notice) throw new AppError('NOT_FOUND')
      const { newer, older } = await neighboursInTime(db, 'notice', notice)
      return { ...presentNotice(notice), doc: notice.doc, newer: pick(newer), older: pick(older) }
    }),
    route(listFaqs, async ({ query: { category, q: words = '' } }) => {
      const rows = await liveInOrder(db, 'faq', { fields: category ? { category } : {}, words, limit: MOST_FAQS })
      return { items: rows.map(presentFaq) }
    }),
    route(readFaq, async ({ params }) => {
      const faq = await liveById(db, 'faq', params.id)
      if (!faq) throw new AppError('NOT_FOUND')
      return presentFaq(faq)
    }),
  ]
}
