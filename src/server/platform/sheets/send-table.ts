import type { FastifyReply } from 'fastify'
import { formatCsv } from '#/lib/csv.ts'
import { writeAside } from './write-aside.ts'

interface SentTable {
  /** Of the file, without its ending. */
  readonly name: string
  readonly sheet: string
  readonly rows: readonly (readonly (string | number | null)[])[]
  readonly widths: readonly number[]
}

/** Without it Excel reads UTF-8 as its own code page. */
const BYTE_ORDER_MARK = '\uFEFF'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends rows as a download that Excel opens as it is. */
export async function sendTable(
  reply: FastifyReply,
  { name, sheet, rows, widths }: SentTable,
  format: 'csv' | 'xlsx',
): Promise<null> {
  const content =
    format === 'csv'
      ? Buffer.from(BYTE_ORDER_MARK + formatCsv(rows))
      : Buffer.from(await writeAside(sheet, rows, widths))
  reply
    .header('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : XLSX)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`)
    .header('x-content-type-options', 'nosniff')
    .send(content)
  return null
}
