import * as contract from '#/contract/textbooks/editions.contract.ts'
import { AppError } from '#/contract/errors.ts'
import type { Buyer } from '#/server/features/people/members/members.public.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import { preparedRoute, type Route, route } from '#/server/platform/http/route.ts'
import { readCover } from './academy-covers.repo.ts'
import { putOnce, readyWish } from './add-edition.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { type Book, countByCell, countByKind, pageOfBooks } from './editions.repo.ts'
import { coverOf, keepCover, presentCover } from './keep-cover.ts'
import { termsOf } from './ordered-editions.repo.ts'
import { daysOf, presentOne, presentShown, shownBook } from './present-shown.ts'
import { sendPreview } from './preview-page.ts'
import { readShelf } from './read-shelf.ts'
import { putTerm, readyTerm } from './reorder-term.ts'
import { staffEditionsRoutes } from './staff-editions.routes.ts'
import { requireReader } from './require-reader.ts'

const PAGE = 24

export const editionsRoutes = (deps: EditionsDeps): readonly Route[] => [
  ...shelfRoutes(deps),
  ...coverRoutes(deps),
  ...orderRoutes(deps),
  ...staffEditionsRoutes(deps),
]

/** A textbook that is shown to members of its own brand. Errors: NOT_FOUND, FORBIDDEN. */
async function openBook({ database: { db } }: EditionsDeps, buyer: Buyer, id: string): Promise<Book> {
  const book = await shownBook(db, id)
  await requireReader(db, buyer, book.edition.brand)
  return book
}

function shelfRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readEditionShelf, ({ query }) => readShelf(deps, query.brand)),
    route(contract.readEditionMap, async ({ principal, query: { brand } }) => {
      await requireReader(db, principal, brand)
      const cells = await countByCell(db, brand)
      return { cells, total: cells.reduce((sum, { count }) => sum + count, 0) }
    }),
    route(contract.listEditions, async ({ principal, query }) => {
      const { brand, grade = null, term = null, kind = null, q = null, after = null } = query
      await requireReader(db, principal, brand)
      const wanted = { brand, grade, term, kind, q }
      const [rows, kinds] = await Promise.all([
        pageOfBooks(db, { ...wanted, after, limit: PAGE + 1 }),
        countByKind(db, wanted),
      ])
      const items = await presentShown(db, deps, principal.memberId, rows.slice(0, PAGE))
      const total = kinds.reduce((sum, each) => sum + (kind === null || each.kind === kind ? each.count : 0), 0)
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null, kinds, total }
    }),
    route(contract.readEdition, async ({ principal, params }) =>
      presentOne(db, deps, principal.memberId, await openBook(deps, principal, params.id)),
    ),
    route(contract.readEditionDays, async ({ principal, params, query: { copies } }) => {
      const book = await openBook(deps, principal, params.id)
      return { workingDays: daysOf(await deps.quoter(db), book, copies) }
    }),
    route(contract.showEditionPage, async ({ principal, params, reply }) =>
      sendPreview(
        deps,
        principal.memberId,
        { ...(await openBook(deps, principal, params.id)), page: params.page },
        reply,
      ),
    ),
  ]
}

function coverRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readAcademyCover, async ({ principal, query }) => {
      await requireReader(db, principal, query.brand)
      return presentCover(await coverOf(db, principal.memberId))
    }),
    route(contract.keepAcademyCover, async ({ principal, body: { brand, ...body } }) => {
      await requireReader(db, principal, brand)
      return keepCover(deps, principal.memberId, body)
    }),
    route(contract.showAcademyLogo, async ({ principal, query, reply }) => {
      await requireReader(db, principal, query.brand)
      const cover = await readCover(db, principal.memberId)
      if (!cover?.logo) throw new AppError('NOT_FOUND')
      const { logo } = cover
      await sendKept(reply, { name: logo.toString('base64'), type: 'image/png', open: () => logo })
      return null
    }),
  ]
}

function orderRoutes(deps: EditionsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    preparedRoute(
      contract.addEdition,
      async ({ principal, params, body }) =>
        readyWish(deps, principal.memberId, await openBook(deps, principal, params.id), body),
      (_, tx, ready) => putOnce(tx, deps, ready),
    ),
    route(contract.listOrderedTerms, async ({ principal, query: { brand } }) => {
      await requireReader(db, principal, brand)
      return { terms: await termsOf(db, { memberId: principal.memberId, brand }) }
    }),
    preparedRoute(
      contract.reorderTerm,
      async ({ principal, params, body: { brand } }) => {
        await requireReader(db, principal, brand)
        return readyTerm(deps, { memberId: principal.memberId, brand, term: params.term })
      },
      ({ principal, body: { brand } }, tx, term) => putTerm(tx, deps, { memberId: principal.memberId, brand }, term),
    ),
  ]
}
