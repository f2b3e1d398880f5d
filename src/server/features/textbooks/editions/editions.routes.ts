import * as contract from '#/contract/textbooks/editions.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { readCover } from './academy-covers.repo.ts'
import { addEdition } from './add-edition.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { countByCell, countByKind, pageOfBooks } from './editions.repo.ts'
import { coverOf, keepCover, presentCover } from './keep-cover.ts'
import { termsOf } from './ordered-editions.repo.ts'
import { presentOne, presentShown } from './present-shown.ts'
import { sendPreview } from './preview-page.ts'
import { readShelf } from './read-shelf.ts'
import { reorderTerm } from './reorder-term.ts'
import { staffEditionsRoutes } from './staff-editions.routes.ts'
import { BRAND, requireReader } from './require-reader.ts'

const PAGE = 24

export const editionsRoutes = (deps: EditionsDeps): readonly Route[] => [
  ...shelfRoutes(deps),
  ...coverRoutes(deps),
  ...orderRoutes(deps),
  ...staffEditionsRoutes(deps),
]

function shelfRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readEditionShelf, () => readShelf(deps)),
    route(contract.readEditionMap, async ({ principal }) => {
      requireReader(principal)
      const cells = await countByCell(db, BRAND)
      return { cells, total: cells.reduce((sum, { count }) => sum + count, 0) }
    }),
    route(contract.listEditions, async ({ principal, query }) => {
      requireReader(principal)
      const { grade = null, term = null, kind = null, q = null, after = null } = query
      const wanted = { brand: BRAND, grade, term, kind, q }
      const [rows, kinds] = await Promise.all([
        pageOfBooks(db, { ...wanted, after, limit: PAGE + 1 }),
        countByKind(db, wanted),
      ])
      const items = await presentShown(db, deps, principal.memberId, rows.slice(0, PAGE))
      const total = kinds.reduce((sum, each) => sum + (kind === null || each.kind === kind ? each.count : 0), 0)
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null, kinds, total }
    }),
    route(contract.readEdition, async ({ principal, params }) => {
      requireReader(principal)
      return presentOne(db, deps, principal.memberId, params.id)
    }),
    route(contract.showEditionPage, async ({ principal, params, reply }) => {
      requireReader(principal)
      return sendPreview(deps, principal.memberId, params, reply)
    }),
  ]
}

function coverRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readAcademyCover, async ({ principal }) => {
      requireReader(principal)
      return presentCover(await coverOf(db, principal.memberId))
    }),
    route(contract.keepAcademyCover, async ({ principal, body }) => {
      requireReader(principal)
      return keepCover(deps, principal.memberId, body)
    }),
    route(contract.showAcademyLogo, async ({ principal, reply }) => {
      requireReader(principal)
      const cover = await readCover(db, principal.memberId)
      if (!cover?.logo) throw new AppError('NOT_FOUND')
      reply.type('image/png').header('cache-control', 'private, max-age=300').send(cover.logo)
      return null
    }),
  ]
}

function orderRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.addEdition, async ({ principal, params, body }) => {
      requireReader(principal)
      return addEdition(deps, principal.memberId, { id: params.id, ...body })
    }),
    route(contract.listOrderedTerms, async ({ principal }) => {
      requireReader(principal)
      return { terms: await termsOf(db, principal.memberId) }
    }),
    route(contract.reorderTerm, async ({ principal, params }) => {
      requireReader(principal)
      return reorderTerm(deps, principal.memberId, params.term)
    }),
  ]
}
