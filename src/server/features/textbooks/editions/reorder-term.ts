import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { reorderTerm as reorderEndpoint } from '#/contract/textbooks/editions.contract.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import { maySell, standingOn } from '#/domain/editions/edition.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { originsInCart } from '#/server/features/ordering/cart/cart.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { putReady, readyLine, type ReadyLine, titleOfBook } from './add-edition.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { type Book, shownBooks } from './editions.repo.ts'
import { linesOfTerm } from './ordered-editions.repo.ts'

/** So many covers are drawn while somebody waits. */
const MOST_AT_ONCE = 30

interface ReadyTerm {
  readonly ready: readonly ReadyLine[]
  readonly refused: readonly { readonly title: string; readonly message: string }[]
}

/** All textbooks of a term again, each as it is sold now or as what took its place, for the same classes. What cannot be had is named. */
export async function readyTerm(
  deps: EditionsDeps,
  asked: { readonly memberId: string; readonly brand: string; readonly term: string },
): Promise<ReadyTerm> {
  const { memberId } = asked
  const { db } = deps.database
  const lines = await linesOfTerm(db, asked)
  if (lines.length === 0) throw new AppError('NOT_FOUND')
  if (lines.length > MOST_AT_ONCE)
    throw new AppError(
      'INVALID_INPUT',
      `한 번에 ${MOST_AT_ONCE}종까지 다시 담을 수 있어요. 교재 목록에서 나누어 담아 주세요.`,
    )
  const today = seoulDay(deps.clock.now())
  const books = await soldNow(
    deps,
    lines.map(({ editionId }) => editionId),
    today,
  )
  const ready: ReadyLine[] = []
  const refused: { title: string; message: string }[] = []
  for (const { title, editionId, origin, classes } of lines) {
    const book = books.get(editionId)
    if (!book || !classes) {
      refused.push({ title, message: '지금은 찍지 않는 교재예요.' })
      continue
    }
    try {
      const proof = origin.kind === 'edition' && origin.proof
      ready.push(await readyLine(deps, { memberId, book, classes, proof }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ title, message: error.message })
    }
  }
  return { ready, refused }
}

/** One set, however often and from wherever it is asked for: what lies in the cart already is named and stays as it is. */
export async function putTerm(
  tx: Tx,
  deps: EditionsDeps,
  { memberId, brand }: { readonly memberId: string; readonly brand: string },
  { ready, refused }: ReadyTerm,
): Promise<ResultOf<typeof reorderEndpoint>> {
  // Whoever asks at the same moment in another browser waits here, and then sees these lines.
  await lockMember(tx, memberId)
  const lying = new Set((await originsInCart(tx, memberId, brand)).map(sameBook))
  const itemIds: string[] = []
  const already: string[] = []
  for (const line of ready) {
    if (lying.has(sameBook(line.origin))) already.push(titleOfBook(line.book))
    else itemIds.push(await putReady(tx, deps, line))
  }
  return { itemIds, already, refused: [...refused] }
}

/** Another version is another book: it takes the place of one that cannot be ordered any more. */
const sameBook = (origin: LineOrigin): string =>
  origin.kind === 'edition' ? `${origin.editionId} ${origin.version}` : ''

/** Of each textbook the one that is sold today: itself, or what took its place; itself where neither is. */
async function soldNow(
  { database: { db } }: EditionsDeps,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Book>> {
  const first = await shownBooks(db, ids)
  const next = await shownBooks(
    db,
    first.flatMap(({ version }) => version.successorId ?? []),
  )
  const found = new Map<string, Book>()
  for (const book of first) {
    const sold = [book, next.find(({ edition }) => edition.id === book.version.successorId)].find(
      (candidate) => candidate && maySell(standingOn(today, candidate.version)),
    )
    // Of what nobody sells now, its own standing says why.
    found.set(book.edition.id, sold ?? book)
  }
  return found
}
