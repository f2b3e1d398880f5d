import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readEdition as readEndpoint, ShownEdition } from '#/contract/textbooks/editions.contract.ts'
import { schoolTerm } from '#/domain/editions/school-term.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { presentBook } from './editions.presenter.ts'
import { type Book, shownBooks } from './editions.repo.ts'
import { colleagueOrders, lastOrdersOf } from './ordered-editions.repo.ts'
import { BRAND } from './require-reader.ts'

/** Books with what this member ordered of each the last time. */
export async function presentShown(
  db: DbOrTx,
  { clock }: Pick<EditionsDeps, 'clock'>,
  memberId: string,
  books: readonly Book[],
): Promise<ShownEdition[]> {
  const ids = books.map(({ edition }) => edition.id)
  const last = await lastOrdersOf(db, memberId, ids)
  return books.map((book) => {
    const before = last.get(book.edition.id)
    return {
      ...presentBook(book, clock.now()),
      last: before ? { copies: before.copies, day: before.day } : null,
    }
  })
}

/** NOT_FOUND also for one that was never published. */
export async function shownBook(db: DbOrTx, id: string): Promise<Book> {
  const [book] = await shownBooks(db, [id])
  if (!book || book.edition.brand !== BRAND) throw new AppError('NOT_FOUND')
  return book
}

export async function presentOne(
  db: DbOrTx,
  deps: Pick<EditionsDeps, 'clock'>,
  memberId: string,
  id: string,
): Promise<ResultOf<typeof readEndpoint>> {
  const book = await shownBook(db, id)
  const { edition, version } = book
  const term = schoolTerm(seoulDay(deps.clock.now()), edition.term)
  const [last, colleagues] = await Promise.all([
    lastOrdersOf(db, memberId, [id]),
    colleagueOrders(db, { memberId, editionId: id, term }),
  ])
  const before = last.get(id)
  return {
    ...presentBook(book, deps.clock.now()),
    last: before ? { copies: before.copies, day: before.day } : null,
    table: version.prices.map((row) => ({ ...row })),
    preview: [...version.preview],
    colleagues: colleagues.map(({ name, day, copies }) => ({ name, day, copies })),
    classes: (before?.classes ?? []).map(({ name, copies, nameOnCover = false }) => ({ name, copies, nameOnCover })),
  }
}
