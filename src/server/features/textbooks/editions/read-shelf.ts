import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readEditionShelf } from '#/contract/textbooks/editions.contract.ts'
import { inkOf } from '#/domain/designs/inks.data.ts'
import { maySell, standingOn } from '#/domain/editions/edition.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { activeBrand } from '#/server/features/content/brands/brands.public.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { presentFace, roundedSpine } from './editions.presenter.ts'
import { type Book, countByCell, firstOfCells, newestBooks, shownBooks } from './editions.repo.ts'
import { mostOrdered } from './ordered-editions.repo.ts'
import { spineOf } from '#/domain/editions/edition-job.ts'

const SHOWN = 4
/** A term and its holidays. */
const DAYS = 180
const SPINES = 6

/** The textbooks on the front page of the brand, from what is really there and was really ordered. */
export async function readShelf(
  { database: { db }, clock }: Pick<EditionsDeps, 'database' | 'clock'>,
  brand: string,
): Promise<ResultOf<typeof readEditionShelf>> {
  if (!(await activeBrand(db, brand))?.sells.includes('editions')) throw new AppError('NOT_FOUND')
  const now = clock.now()
  const isSold = ({ version }: Book) => maySell(standingOn(seoulDay(now), version))
  const [cells, firsts, ids] = await Promise.all([
    countByCell(db, brand),
    firstOfCells(db, brand, SPINES),
    mostOrdered(db, { brand, since: daysBefore(now, DAYS), limit: 2 * SHOWN }),
  ])
  const ordered = await shownBooks(db, ids)
  const most = ids.flatMap((id) => ordered.filter((book) => book.edition.id === id && isSold(book))).slice(0, SHOWN)
  const enough = most.length === SHOWN
  const books = enough ? most : (await newestBooks(db, brand, 4 * SHOWN)).filter(isSold).slice(0, SHOWN)
  return {
    cells: cells.map((cell) => ({
      ...cell,
      spines: firsts
        .filter(({ grade, term }) => grade === cell.grade && term === cell.term)
        .map(({ make, look }) => ({ mm: roundedSpine(spineOf(make)) ?? 4, ground: inkOf(look.ground).screen })),
    })),
    total: cells.reduce((sum, { count }) => sum + count, 0),
    by: enough ? 'orders' : 'newest',
    books: books.map(presentFace),
  }
}
