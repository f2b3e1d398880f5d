import { AppError } from '#/contract/errors.ts'
import { listPortfolio, type PortfolioCase, readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { filesOfText } from '#/server/features/content/attachments/attachments.public.ts'
import { liveBySlug, liveInOrder, type LiveText } from '#/server/features/content/writing/writing.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'

const PAGE = 12
/** Far more than the window has; the neighbours of one are found among them. */
const MOST_CASES = 500

export function portfolioRoutes({ database: { db } }: Pick<Services, 'database'>): readonly Route[] {
  return [
    route(listPortfolio, async ({ query: { product, after } }) => {
      const fields: Record<string, string> = product ? { product } : {}
      const rows = await liveInOrder(db, 'portfolio', { fields, after: after ?? null, limit: PAGE + 1 })
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.slug ?? null) : null
      return { items: rows.slice(0, PAGE).map(present), next }
    }),
    route(readPortfolio, async ({ params }) => {
      const text = await liveBySlug(db, 'portfolio', params.id)
      if (!text) throw new AppError('NOT_FOUND')
      const all = await liveInOrder(db, 'portfolio', { limit: MOST_CASES })
      const at = all.findIndex(({ id }) => id === text.id)
      const files = await filesOfText(db, text.id)
      return { ...present(text), doc: text.doc, files, previous: pick(all[at - 1]), next: pick(all[at + 1]) }
    }),
  ]
}

const pick = (text: LiveText<'portfolio'> | undefined) => (text ? { id: text.slug ?? '', title: text.title } : null)

const present = ({ slug, title, fields }: LiveText<'portfolio'>): PortfolioCase => ({
  id: slug ?? '',
  product: fields.product,
  title,
  coverTitle: fields.coverTitle,
  summary: fields.summary,
  spec: fields.spec,
  example: fields.example,
})
