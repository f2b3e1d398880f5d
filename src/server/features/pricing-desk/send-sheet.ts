import type { FastifyReply } from 'fastify'
import { tariffSheet } from '#/domain/pricing/desk/tariff-sheet.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { formatCsv } from '#/lib/csv.ts'
import { writeWorkbook } from '#/server/platform/sheets/write-workbook.ts'

/** Without it Excel reads UTF-8 as its own code page. */
const BYTE_ORDER_MARK = '\uFEFF'
const WIDTHS = [34, 14, 26, 22, 10, 12, 8]
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends a tariff as a download that Excel opens as it is. */
export async function sendSheet(
  reply: FastifyReply,
  tariff: Tariff,
  format: 'csv' | 'xlsx',
  name: string,
): Promise<null> {
  const rows = tariffSheet(tariff)
  const content =
    format === 'csv'
      ? Buffer.from(BYTE_ORDER_MARK + formatCsv(rows))
      : Buffer.from(await writeWorkbook('요금표', rows, WIDTHS))
  reply
    .header('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : XLSX)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`)
    .header('x-content-type-options', 'nosniff')
    .send(content)
  return null
}
