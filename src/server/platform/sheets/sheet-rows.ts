import { formatCount } from '#/lib/format-count.ts'
import { AppError } from '#/contract/errors.ts'
import { parseCsv, TooManyCells } from '#/lib/csv.ts'
import { readWorkbook, UnreadableWorkbook, type WorkbookCell } from './read-workbook.ts'

export interface SheetLimits {
  /** A list with more is refused. */
  readonly mostRows?: number
  /** A list of many narrow rows may have more cells than others. */
  readonly mostCells?: number
  /** What to do instead, at the end of a refusal. */
  readonly hint: string
}

export type SheetRows = readonly (readonly WorkbookCell[])[]

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex')
/** No list of the shop comes near; a file of commas alone does. */
const MOST_CELLS = 300_000
/** Unpacked: fifty thousand rows of a bank are more text than any price list. */
const MOST_BYTES_OF_LONG = 64 * 1024 ** 2
/** A workbook says a long text once and points at it from every cell; handed over, it is written out as often. */
const MOST_LETTERS = 32 * 1024 ** 2

/** Rows of a CSV or XLSX file; what it is is told by its first bytes. Errors: INVALID_INPUT, UNSUPPORTED_TYPE. */
export async function sheetRows(content: Buffer, limits: SheetLimits): Promise<SheetRows> {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new AppError('UNSUPPORTED_TYPE', '옛 엑셀(XLS) 파일입니다. 엑셀에서 XLSX나 CSV로 저장해 올려 주세요.')
  }
  try {
    const isWorkbook = content.subarray(0, 4).equals(ZIP)
    const rows = isWorkbook
      ? await readWorkbook(content, limits.mostRows, limits.mostCells === undefined ? undefined : MOST_BYTES_OF_LONG)
      : parseCsv(decode(content, limits.hint), limits.mostCells ?? MOST_CELLS)
    return withinLimits(rows, limits)
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new AppError('INVALID_INPUT', error.message)
    if (error instanceof TooManyCells) throw new AppError('INVALID_INPUT', TOO_WIDE)
    throw error
  }
}

const TOO_WIDE = '표의 칸이 너무 많습니다. 필요한 표만 담아 올려 주세요.'
const TOO_LONG = '표의 칸에 든 글이 너무 깁니다. 필요한 표만 담아 올려 주세요.'

/** Refused here and not by whoever asked: to hand over millions of cells would hold up everybody. */
function withinLimits(rows: SheetRows, { mostRows = Infinity, mostCells = MOST_CELLS }: SheetLimits): SheetRows {
  if (rows.length > mostRows) {
    const count = formatCount(rows.length)
    throw new AppError(
      'INVALID_INPUT',
      `줄이 ${count}개입니다. 한 번에 볼 수 있는 줄보다 많으니 날짜를 좁혀 다시 받아 주세요.`,
    )
  }
  if (rows.reduce((cells, row) => cells + row.length, 0) > mostCells) throw new AppError('INVALID_INPUT', TOO_WIDE)
  if (lettersOf(rows) > MOST_LETTERS) throw new AppError('INVALID_INPUT', TOO_LONG)
  return rows
}

function lettersOf(rows: SheetRows): number {
  let letters = 0
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') letters += cell.length
  return letters
}

/** Korean Excel saves "CSV" in its own code page (CP949) unless told otherwise. */
function decode(content: Buffer, hint: string): string {
  const text = decodeAs(content, 'utf-8') ?? decodeAs(content, 'euc-kr')
  if (text === null || text.includes('\0')) {
    throw new AppError('UNSUPPORTED_TYPE', `CSV나 XLSX 파일이 아닙니다. ${hint}`)
  }
  return text
}

function decodeAs(content: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
