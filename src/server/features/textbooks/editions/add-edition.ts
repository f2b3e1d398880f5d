import { AppError } from '#/contract/errors.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import { classProblem, copiesOfClasses } from '#/domain/brands/classes.ts'
import type { EditionOrigin } from '#/domain/brands/edition-origin.ts'
import { standingOn, termName, whyNotSold } from '#/domain/editions/edition.ts'
import { coverNameProblem, shownClassName } from '#/domain/editions/class-covers.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { editionSpec } from '#/domain/editions/edition-job.ts'
import { schoolTerm } from '#/domain/editions/school-term.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { chooseFiles } from '#/server/features/files/files/files.public.ts'
import { linesInCart, putIntoCart } from '#/server/features/ordering/cart/cart.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readCover } from './academy-covers.repo.ts'
import { drawCover } from './draw-cover.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { quoteEdition } from './edition-quote.ts'
import type { Book } from './editions.repo.ts'
import { coverOf } from './keep-cover.ts'
import { soldSuccessor } from './sold-successor.ts'

interface Adding {
  readonly memberId: string
  readonly book: Book
  readonly classes: readonly ClassCopies[]
  readonly proof: boolean
}

/** A line that is ready for its cart: its cover is drawn, its price is known. */
export interface ReadyLine extends Adding {
  readonly origin: EditionOrigin
  readonly coverId: string
}

interface Wish {
  readonly number: number
  readonly classes: readonly Omit<ClassCopies, 'nameOnLabel'>[]
  readonly proof: boolean
}

/** The textbook that is wished for, in the academy's own cover. CONFLICT when another version is sold by now; INVALID_INPUT at the class that is wrong. */
export async function readyWish(deps: EditionsDeps, memberId: string, book: Book, wish: Wish): Promise<ReadyLine> {
  if (book.version.number !== wish.number)
    throw new AppError(
      'CONFLICT',
      '그사이 새 판이 나왔어요.\n새로 고쳐 지금 판을 보고 담아 주세요. 반별 부수는 그대로 있어요.',
    )
  const classes = wish.classes.map((each) => ({ ...each, nameOnLabel: true }))
  return readyLine(deps, { memberId, book, classes, proof: wish.proof })
}

/** Everything that takes long or may be refused. Errors: CONFLICT, INVALID_INPUT. */
export async function readyLine(deps: EditionsDeps, adding: Adding): Promise<ReadyLine> {
  const { memberId, book, classes } = adding
  requireFineClasses(classes)
  const { edition, version } = book
  const today = seoulDay(deps.clock.now())
  const standing = standingOn(today, version)
  const refusal = whyNotSold(standing, soldSuccessor(book, today)?.title ?? null)
  if (refusal) throw new AppError('CONFLICT', refusal)
  const spec = editionSpec(version.make, copiesOfClasses(classes))
  const quoted = quoteEdition(await deps.quoter(deps.database.db), book, spec.copies)
  if (!quoted.ok) throw new AppError('INVALID_INPUT', quoted.error.message, { classes: quoted.error.message })
  const cover = await coverOf(deps.database.db, memberId)
  const namePlace = shownClassName(classes) !== null
  const coverId = await drawCover(deps, { memberId, book, cover, spec: quoted.value.spec, namePlace })
  const origin: EditionOrigin = {
    kind: 'edition',
    editionId: edition.id,
    version: version.number,
    term: schoolTerm(today, edition.term),
    cover: { template: cover.layout, academy: cover.name, phone: cover.phone, line: cover.line, namePlace },
    proof: adding.proof,
    dispatchDay: standing.kind === 'preorder' ? standing.dispatchDay : null,
  }
  return { ...adding, origin, coverId }
}

/** INVALID_INPUT at the class that is wrong. */
function requireFineClasses(classes: readonly ClassCopies[]): void {
  const unprintable = coverNameProblem(classes)
  const problem = classProblem(classes) ?? (unprintable && { ...unprintable, field: 'name' })
  if (!problem) return
  throw new AppError('INVALID_INPUT', problem.message, {
    [problem.at === null ? 'classes' : `classes.${problem.at}.${problem.field ?? 'name'}`]: problem.message,
  })
}

/** What its line is called in cart and order. */
export const titleOfBook = ({ edition: { title, grade, term }, version }: Book): string =>
  `${title} ${termName(grade, term)} ${version.number}판`

interface Put {
  readonly itemId: string
  /** It lay there before, and was not put in a second time. */
  readonly already: boolean
}

/** One line for the same book, classes and cover, from however many browsers; other classes of the same book are a line of their own. */
export async function putOnce(tx: Tx, deps: EditionsDeps, ready: ReadyLine): Promise<Put> {
  // Whoever asks at the same moment in another browser waits here, and then sees this line.
  await lockMember(tx, ready.memberId)
  const lying = await sameLine(tx, ready)
  return lying === null ? { itemId: await putReady(tx, deps, ready), already: false } : { itemId: lying, already: true }
}

/** A line from before the cover was changed wears the old one: a new logo is not among what is written on it. */
async function sameLine(tx: Tx, { memberId, book, origin, classes }: ReadyLine): Promise<string | null> {
  const cover = await readCover(tx, memberId)
  const same = (await linesInCart(tx, memberId, book.edition.brand)).find(
    (line) =>
      canonicalJson([line.origin, line.classes]) === canonicalJson([origin, classes]) &&
      (cover === null || line.createdAt >= cover.changedAt),
  )
  return same?.id ?? null
}

/** The line lies in the cart afterwards; its files are those that were checked once, and the cover. */
export async function putReady(tx: Tx, deps: EditionsDeps, ready: ReadyLine): Promise<string> {
  const { memberId, book, classes, origin, coverId } = ready
  const { edition, version } = book
  const title = titleOfBook(book)
  const quoted = quoteEdition(await deps.quoter(tx), book, copiesOfClasses(classes))
  if (!quoted.ok) throw new AppError('CONFLICT', quoted.error.message)
  if (!version.body) throw new Error(`edition ${edition.id} is sold without a file`)
  const covers = await chooseFiles(tx, { memberId, visitorKey: null }, [{ fileId: coverId, part: 'cover' }])
  const { spec, quote } = quoted.value
  const files = [version.body, ...covers]
  const named = { title, ownTitle: true, spec, files, quote, brand: edition.brand, origin, classes }
  const row = await putIntoCart(tx, deps, { memberId, ...named })
  await deps.fileJudge.ask(tx, { spec, route: quote.route, files }, memberId)
  return row.id
}
