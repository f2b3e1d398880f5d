import { formatCount } from '#/lib/format-count.ts'
import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'

export type WorkbookCell = string | number | null

/** What a price list of some thousand rows never comes near; a zip bomb does. */
const MOST_PARTS = 200
const MOST_BYTES = 20 * 1024 ** 2
/** A list for the desk has some thousand rows of some dozen columns. */
const MOST_CELLS = 2_000_000
const MOST_ROWS = 20_000

/** The file is not a workbook that can be read; the message is Korean, ready to show. */
export class UnreadableWorkbook extends Error {}

/**
 * Rows of the first sheet of an .xlsx file. A formula gives the value that the spreadsheet program last wrote beside it and
 * is never worked out here. Dates and truth values come as text. Throws `UnreadableWorkbook`, also for more than `mostRows`.
 */
export async function readWorkbook(
  content: Uint8Array,
  mostRows = MOST_ROWS,
  mostBytes = MOST_BYTES,
): Promise<readonly (readonly WorkbookCell[])[]> {
  const harmless = repack(content, mostRows, mostBytes)
  try {
    const [sheet] = await readXlsxFile(Buffer.from(harmless))
    return (sheet?.data ?? []).map((row) => row.map(plainCell))
  } catch {
    throw new UnreadableWorkbook('엑셀 파일을 읽을 수 없습니다. 엑셀에서 열어 XLSX로 다시 저장한 뒤 올려 주세요.')
  }
}

const plainCell = (cell: unknown): WorkbookCell => {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  // The wall clock as the sheet shows it, whichever zone the machine is in.
  if (cell instanceof Date && !Number.isNaN(cell.getTime())) return cell.toISOString().slice(0, 19).replace('T', ' ')
  return cell === null || cell === undefined ? null : String(cell)
}

/** Unpacked within bounds and packed again without compression, so that no reader behind it can be made to swell. */
function repack(content: Uint8Array, mostRows: number, mostBytes: number): Uint8Array {
  let parts = 0
  let bytes = 0
  const filter = ({ originalSize, size }: { readonly originalSize: number; readonly size: number }) => {
    parts += 1
    // A part may say that it is empty, and many names may stand for the same bytes.
    bytes += Math.max(originalSize, size)
    if (parts > MOST_PARTS || bytes > mostBytes)
      throw new UnreadableWorkbook('파일을 풀면 너무 큽니다. 필요한 표만 담아 올려 주세요.')
    return true
  }
  try {
    const unpacked = unzipSync(content, { filter })
    for (const part of Object.values(unpacked)) {
      const xml = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1')
      if (!SHEET.test(xml)) continue
      refuseLong(xml, mostRows)
      refuseWide(xml)
    }
    return zipSync(unpacked, { level: 0 })
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error
    throw new UnreadableWorkbook('엑셀 파일이 깨져 있습니다. 엑셀에서 다시 저장한 뒤 올려 주세요.')
  }
}

/** Wherever it lies: which part is a sheet is told by the workbook itself, and it may name any. */
const SHEET = /<(?:[\w.-]+:)?sheetData[\s/>]/
/** However it is written: `<row>`, `<x:row r="1">`, or with a line break after the name. */
const ROW = /<(?:[\w.-]+:)?row[\s/>]/g

/** Counted in the text: taking fifty thousand rows apart only to refuse them would hold up everybody. */
function refuseLong(xml: string, mostRows: number): void {
  let rows = 0
  for (const _ of xml.matchAll(ROW)) rows += 1
  if (rows > mostRows)
    throw new UnreadableWorkbook(
      `줄이 ${formatCount(rows)}개입니다. 한 번에 볼 수 있는 줄보다 많으니 날짜를 좁혀 다시 받아 주세요.`,
    )
}

/** Of a cell in letters and digits; rows have digits alone. Whatever else stands there no spreadsheet program has written. */
const ADDRESS = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const CELL = /^([A-Z]{1,3})(\d{1,7})$/
const ROW_NUMBER = /^\d{1,7}$/

/** One cell in a far corner makes the reader fill everything before it: a file of two kilobytes would take all memory. */
function refuseWide(xml: string): void {
  let [columns, rows] = [0, 0]
  for (const [, double, single] of xml.matchAll(ADDRESS)) {
    const address = double ?? single ?? ''
    const [, letters, row] = CELL.exec(address) ?? []
    if (!letters && !ROW_NUMBER.test(address))
      throw new UnreadableWorkbook('엑셀 파일이 깨져 있습니다. 엑셀에서 다시 저장한 뒤 올려 주세요.')
    if (!letters) continue
    columns = Math.max(columns, columnOf(letters))
    rows = Math.max(rows, Number(row))
  }
  if (columns * rows > MOST_CELLS)
    throw new UnreadableWorkbook('표가 너무 넓습니다. 멀리 떨어진 칸을 지우고 필요한 표만 담아 올려 주세요.')
}

/** A is 1, Z 26, AA 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
