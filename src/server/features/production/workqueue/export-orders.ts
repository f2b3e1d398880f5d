import type { FastifyReply } from 'fastify'
import type { QueryOf } from '#/contract/endpoint.ts'
import { ORDER_SHEET_ROWS, type exportOrders as endpoint } from '#/contract/production/order-table.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { queueBorders } from '#/domain/orders/queue-deadlines.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { type BoardLine, boardLines } from './board.repo.ts'
import { STATE_WORDS } from './history-labels.ts'
import { maskName, maskPhone } from './mask.ts'
import { tableLines } from './order-table.repo.ts'
import { readerOf } from './summarise-orders.ts'
import { workingTime } from './working-time.ts'

const COLUMNS = [
  ['주문번호', 18],
  ['들어온 때', 20],
  ['고객', 16],
  ['회사', 20],
  ['전화', 16],
  ['상품', 12],
  ['작업', 36],
  ['부수', 8],
  ['금액(원)', 12],
  ['결제', 12],
  ['파일', 14],
  ['제작', 12],
  ['배송', 12],
  ['출고일', 12],
  ['담당', 12],
  ['고객 메모', 40],
] as const

/** So many rows are read in one statement. */
const CHUNK = 2_000

/** The orders of a filter as a download that Excel opens; who may not see personal data gets it masked. */
export async function exportOrders(
  db: Db,
  deps: Pick<Services, 'clock'>,
  reply: FastifyReply,
  { format, sort, ...asked }: QueryOf<typeof endpoint>,
  staff: StaffPrincipal,
): Promise<null> {
  const reader = await readerOf(db, deps, staff)
  const filter = { ...asked, q: asked.q?.trim() || undefined }
  const ids = await tableLines(db, { ...reader, filter, sort, after: null, limit: ORDER_SHEET_ROWS })
  const borders = queueBorders(await workingTime(db), deps.clock.now())
  const rows: (string | number)[][] = [COLUMNS.map(([head]) => head)]
  for (let from = 0; from < ids.length; from += CHUNK)
    for (const line of await boardLines(db, borders, ids.slice(from, from + CHUNK)))
      rows.push(cellsOf(line, reader.reveals))
  const sheet = { name: '주문', sheet: '주문', rows, widths: COLUMNS.map(([, width]) => width) }
  return sendTable(reply, sheet, format)
}

function cellsOf(line: BoardLine, reveals: boolean): (string | number)[] {
  const { name, company, phone } = line.orderer
  const states = [line.payment_state, line.file_state, line.production_state, line.delivery_state ?? 'preparing']
  return [
    line.number,
    seoulDateTime(new Date(line.placed_at)),
    reveals ? name : maskName(name),
    company ?? '',
    reveals ? phone : maskPhone(phone),
    kindByCode(line.product).name,
    line.title,
    line.copies,
    Number(line.total),
    ...states.map((state) => STATE_WORDS[state] ?? state),
    line.due_day ?? '',
    line.assignee ?? '',
    reveals ? line.memo : '',
  ]
}
