import writeXlsxFile from 'write-excel-file/node'

/** An .xlsx file of one sheet: the first row in bold and standing still, text as text (no cell is ever a formula). */
export async function writeWorkbook(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
  widths: readonly number[],
): Promise<Uint8Array> {
  const [heads = [], ...body] = rows
  const data = [
    heads.map((head) => ({ value: String(head ?? ''), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(writtenCell)),
  ]
  const columns = widths.map((width) => ({ width }))
  return writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
}

const writtenCell = (cell: string | number | null) => {
  if (cell === null) return null
  return typeof cell === 'number' ? { value: cell, type: Number, format: '#,##0' } : { value: cell, type: String }
}
