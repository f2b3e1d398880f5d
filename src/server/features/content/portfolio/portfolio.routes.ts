import { AppError } from '#/contract/errors.ts'
import { listPortfolio, type PortfolioCase, readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { findCase, neighboursOf, pageOfCases } from './portfolio.repo.ts'
import type { PortfolioRow } from './portfolio.table.ts'

const PAGE = 12

export function portfolioRoutes({ database: { db } }: Pick<Services, 'database'>): readonly Route[] {
  return [
    route(listPortfolio, async ({ query: { product, after } }) => {
      const rows = await pageOfCases(db, { product: product ?? null, after: after ?? null, limit: PAGE + 1 })
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null
      return { items: rows.slice(0, PAGE).map(present), next }
    }),
    route(readPortfolio, async ({ params }) => {
      const row = await findCase(db, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      return { ...present(row), body: row.body, ...(await neighboursOf(db, row)) }
    }),
  ]
}

const present = (row: PortfolioRow): PortfolioCase => ({
  id: row.id,
  product: row.product,
  title: row.title,
  coverTitle: row.coverTitle,
  summary: row.summary,
  spec: row.spec,
  example: row.example,
})
