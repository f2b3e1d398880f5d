import writeXlsxFile from 'write-excel-file/node'

/** An .xlsx file of one sheet: the first row in bold and standing still, text as text (no cell is ever a formula). */
export async function writeWorkbook(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
  widths: readonly number[],
): Promise<Uint8Array> {
  const [heads = [], ...body] = rows
  const data = [
    heads.map((head) => ({ value: asText(String(head ?? '')), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(writtenCell)),
  ]
  const columns = widths.map((width) => ({ width }))
  return writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
}

const writtenCell = (cell: string | number | null) => {
  if (cell === null) return null
  return typeof cell === 'number'
    ? { value: cell, type: Number, format: '#,##0' }
    : { value: asText(cell), type: String }
}

/** Excel calls a file broken whose cell holds more. */
const MOST_LETTERS = 32_767
/** By which a workbook writes signs that it cannot hold: read again, whoever is called `_x0041_` would be called A. */
const WRITTEN_SIGN = /_(?=x[0-9A-Fa-f]{4}_)/g

const asText = (cell: string): string => cell.slice(0, MOST_LETTERS).replace(WRITTEN_SIGN, '_x005F_')
