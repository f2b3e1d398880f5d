import type {
  BusinessDocument,
  DocumentFact,
  DocumentItem,
  DocumentParty,
} from '#/domain/documents/business-document.ts'
import { factShare, runningHead } from '#/domain/documents/on-pages.ts'
import { stampRows } from '#/domain/documents/stamp.ts'
import { formatCount } from '#/lib/format-count.ts'
import { type Laid, Pen, type PenFonts } from '#/pdf/parcels/pen.ts'

const A4 = [210, 297] as const
const LEFT = 17
const RIGHT = A4[0] - LEFT
/** The last base line of a row; below it stands the foot. */
const END = 279
/** As the short paper has them (`document-styles.ts` of the workers). */
const GREY = '#6a665f'
const LINE = '#bdbab1'
/** Right edges of the columns of numbers, and where dates and names begin. */
const COLUMN = { no: LEFT, date: 27, name: 41, quantity: 127, price: 147, supply: 170, vat: RIGHT } as const
const NAME_WIDE = 70

/**
 * A paper of hundreds or thousands of rows: the same head and sums as the short one, the rows close together and without pictures.
 * Laid out row by row, so that it takes as long as it is; the tool of the short ones takes minutes for this.
 */
export async function drawLongPaper(paper: BusinessDocument, fonts: PenFonts): Promise<Uint8Array> {
  const pen = await Pen.over(A4, `${paper.title} ${paper.number}`, fonts)
  pen.page()
  let y = await head(pen, paper)
  for (const item of paper.items) {
    // The last row stays with the sums.
    const below = item === paper.items.at(-1) ? GAP + sumsHeight(paper) : 0
    const said = sayingOf(pen, item)
    if (y + heightOf(said) + below > END) y = tableHead(pen, nextPage(pen, paper))
    y = row(pen, item, said, y)
  }
  under(pen, paper, y)
  pen.eachPage((page, of) => foot(pen, paper.foot, `${formatCount(page)} / ${formatCount(of)}`))
  return pen.save()
}

/** Gives the base line of what stands first on it. */
function nextPage(pen: Pen, paper: BusinessDocument): number {
  pen.page()
  small(pen, runningHead(paper), LEFT, 13)
  return 22
}

async function head(pen: Pen, paper: BusinessDocument): Promise<number> {
  const { title, look, facts } = paper
  pen.text(title, LEFT, 28, 30, 'bold')
  if (look.logo !== null) pen.picture(await pen.read(look.logo), { x: RIGHT - 64, y: 19, width: 64, height: 9 })
  pen.rule(32.5, LEFT, RIGHT, 0.42)
  const shares = facts.map(({ value }) => factShare(value))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x: number = LEFT
  for (const [index, { label, value }] of facts.entries()) {
    const wide = ((RIGHT - LEFT) * (shares[index] ?? 0)) / all
    small(pen, label, x, 38)
    pen.paragraph(value, { x, y: 42, width: wide - 3, size: 8.2, weight: 'bold', most: 2 })
    x += wide
  }
  const half = (RIGHT - LEFT - 10) / 2
  const side = { left: LEFT, right: LEFT + half + 10 }
  const below = Math.max(
    party(pen, '수신', paper.receiver, side.left, half),
    party(pen, '공급자', paper.supplier, side.right, half),
  )
  await stamp(pen, paper)
  pen.text(paper.statement, LEFT, below + 4, 8.2)
  return tableHead(pen, total(pen, paper, below + 8))
}

function party(pen: Pen, words: string, { name, honorific, facts }: DocumentParty, x: number, width: number): number {
  small(pen, words, x, 53)
  pen.rule(55, x, x + width)
  const room = { x, y: 62, width: width - 20, size: 13, weight: 'bold', most: 2 } as const
  return pairs(pen, facts, x, pen.paragraph(`${name} ${honorific}`.trim(), room) + 1, width)
}

function pairs(pen: Pen, facts: readonly DocumentFact[], x: number, from: number, width: number, term = 18): number {
  return facts.reduce((y, { label, value }) => {
    small(pen, label, x, y)
    return pen.paragraph(value, { x: x + term, y, width: width - term, size: 8.2, most: 3 }) + 0.6
  }, from)
}

/** Over the end of the supplier's name, as it is pressed by hand. */
async function stamp(pen: Pen, { supplier, look }: BusinessDocument): Promise<void> {
  const side = 15
  const [x, y] = [RIGHT - side, 56.5]
  if (look.stamp !== null) {
    pen.picture(await pen.read(look.stamp), { x, y, width: side, height: side })
    return
  }
  const rows = stampRows(supplier.name)
  const cell = 4.2
  const left = RIGHT - rows.length * cell - 2
  pen.ink(look.accent)
  pen.frame(left, y, rows.length * cell + 1.4, rows.length * cell + 1.4)
  for (const [at, syllables] of rows.entries())
    for (const [column, syllable] of syllables.entries())
      pen.text(syllable, left + 1.2 + column * cell, y + 4 + at * cell, 9.5, 'bold')
  pen.ink(null)
}

function total(pen: Pen, paper: BusinessDocument, y: number): number {
  pen.rule(y, LEFT, RIGHT, 0.42)
  small(pen, '합계금액', LEFT, y + 7)
  pen.text(paper.totalInHangul, LEFT + 24, y + 7.4, 12, 'bold')
  pen.right(`₩${formatCount(paper.total)}`, RIGHT, y + 7.6, 15, 'bold')
  pen.rule(y + 11.5, LEFT, RIGHT, 0.42)
  return y + 17
}

/** Gives the base line of the first row. */
function tableHead(pen: Pen, y: number): number {
  pen.ink(GREY)
  pen.text('No.', COLUMN.no, y, 7)
  pen.text('월일', COLUMN.date, y, 7)
  pen.text('품명 · 규격', COLUMN.name, y, 7)
  pen.right('수량', COLUMN.quantity, y, 7)
  pen.right('단가', COLUMN.price, y, 7)
  pen.right('공급가액', COLUMN.supply, y, 7)
  pen.right('세액', COLUMN.vat, y, 7)
  pen.ink(null)
  pen.rule(y + 1.6, LEFT, RIGHT)
  return y + 5.6
}

const NAME = { width: NAME_WIDE, size: 8.2, weight: 'bold', most: 2 } as const
const DETAILS = { width: NAME_WIDE, size: 7, most: 6 } as const
/** Under the text until the next base line. */
const GAP = 3.4

interface Saying {
  readonly name: Laid
  readonly details: Laid | null
}

function sayingOf(pen: Pen, { name, details }: DocumentItem): Saying {
  const said = details.join(' · ')
  return { name: pen.laid(name, NAME), details: said === '' ? null : pen.laid(said, DETAILS) }
}

const heightOf = ({ name, details }: Saying): number => name.height + (details?.height ?? 0)

function row(pen: Pen, item: DocumentItem, { name, details }: Saying, y: number): number {
  pen.text(formatCount(item.no), COLUMN.no, y, 7)
  pen.text(item.date, COLUMN.date, y, 8.2)
  const named = pen.write(name, COLUMN.name, y)
  pen.ink(GREY)
  const end = details === null ? named : pen.write(details, COLUMN.name, named)
  pen.ink(null)
  if (item.quantity !== null) pen.right(`${formatCount(item.quantity)} ${item.unit}`, COLUMN.quantity, y, 8.2)
  if (item.unitPrice !== null) pen.right(formatCount(item.unitPrice), COLUMN.price, y, 8.2)
  pen.right(formatCount(item.supply), COLUMN.supply, y, 8.2, 'bold')
  pen.right(formatCount(item.vat), COLUMN.vat, y, 8.2)
  pen.ink(LINE)
  pen.rule(end - 1.6, LEFT, RIGHT, 0.18)
  pen.ink(null)
  return end + GAP - 0.6
}

const sumsHeight = ({ sums }: BusinessDocument): number => sums.length * 6 + 6

/** Sums under the last row; notes on a page of their own where that one has no room. */
function under(pen: Pen, paper: BusinessDocument, from: number): void {
  const { sums, terms, notes } = paper
  let y = from + 3
  for (const { label, hint, amount, weight } of sums) {
    const whole = weight === 'total'
    const size = whole ? 12 : 8.2
    if (whole) pen.rule(y - 1.8, RIGHT - 82, RIGHT, 0.42)
    const at = whole ? y + 3 : y
    pen.text(`${label} ${hint}`.trim(), RIGHT - 82, at, size, whole ? 'bold' : 'regular')
    pen.right(`${formatCount(amount)}원`, RIGHT, at, size, weight === 'plain' ? 'regular' : 'bold')
    y = at + (whole ? 7 : 5)
  }
  const numbered = notes.map((value, index) => ({ label: String(index + 1), value }))
  if (y + (terms.length + notes.length) * 5 + 14 > END) y = nextPage(pen, paper) - 4
  y = list(pen, '거래 조건', terms, y + 4, 18)
  list(pen, '특기사항', numbered, y, 5)
}

function list(pen: Pen, words: string, facts: readonly DocumentFact[], y: number, term: number): number {
  if (facts.length === 0) return y
  small(pen, words, LEFT, y)
  pen.rule(y + 1.8, LEFT, RIGHT)
  return pairs(pen, facts, LEFT, y + 6.5, RIGHT - LEFT, term) + 4
}

function foot(pen: Pen, texts: readonly string[], page: string): void {
  small(pen, texts.join('    '), LEFT, 285)
  pen.ink(GREY)
  pen.right(page, RIGHT, 285, 7)
  pen.ink(null)
}

function small(pen: Pen, text: string, x: number, y: number): void {
  pen.ink(GREY)
  pen.text(text, x, y, 7)
  pen.ink(null)
}
