import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readEdition as readEndpoint, ShownEdition } from '#/contract/textbooks/editions.contract.ts'
import { schoolTerm } from '#/domain/editions/school-term.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { quoteEdition } from './edition-quote.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { presentBook } from './editions.presenter.ts'
import { type Book, shownBooks } from './editions.repo.ts'
import { colleagueOrders, lastOrdersOf } from './ordered-editions.repo.ts'

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
  if (!book) throw new AppError('NOT_FOUND')
  return book
}

export async function presentOne(
  db: DbOrTx,
  deps: Pick<EditionsDeps, 'clock' | 'quoter'>,
  memberId: string,
  book: Book,
): Promise<ResultOf<typeof readEndpoint>> {
  const { edition, version } = book
  const { id, brand } = edition
  const term = schoolTerm(seoulDay(deps.clock.now()), edition.term)
  const [quoteJob, last, colleagues] = await Promise.all([
    deps.quoter(db),
    lastOrdersOf(db, memberId, [id]),
    colleagueOrders(db, { memberId, brand, editionId: id, term }),
  ])
  const before = last.get(id)
  return {
    ...presentBook(book, deps.clock.now()),
    last: before ? { copies: before.copies, day: before.day } : null,
    table: version.prices.map((row) => ({ ...row, workingDays: daysOf(quoteJob, book, row.copies) })),
    preview: [...version.preview],
    colleagues: colleagues.map(({ name, day, copies }) => ({ name, day, copies })),
    classes: (before?.classes ?? []).map(({ name, copies, nameOnCover = false }) => ({ name, copies, nameOnCover })),
  }
}

/** Null while the shop cannot make so many. */
export function daysOf(quoteJob: QuoteJob, book: Book, copies: number): number | null {
  const made = quoteEdition(quoteJob, book, copies)
  return made.ok ? made.value.quote.workingDays : null
}
