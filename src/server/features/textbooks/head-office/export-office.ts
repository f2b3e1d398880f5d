import type { FastifyReply } from 'fastify'
import type { HeadOfficeTable } from '#/contract/textbooks/head-office.contract.ts'
import { HEAD_OFFICE_STATE_NAMES } from '#/domain/orders/head-office.ts'
import { termWords } from '#/domain/editions/school-term.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { BrandRow } from '#/server/features/content/brands/brands.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { whereItEnds } from '#/server/platform/sheets/where-it-ends.ts'
import { academiesOf, officeOrders, officeSales, type Period } from './head-office.repo.ts'
import { presentAcademy, presentOrder, presentSale } from './present-office.ts'

type Cell = string | number | null
const MOST_ROWS = 20_000

/** What the screen shows, the same fields and no more; where it is more than a sheet holds, its last line says so. */
export async function exportOffice(
  db: DbOrTx,
  reply: FastifyReply,
  brand: BrandRow,
  { what, format, ...period }: Period & { readonly what: HeadOfficeTable; readonly format: 'csv' | 'xlsx' },
): Promise<null> {
  const { name, rows } = await TABLES[what](db, brand, period)
  return sendTable(
    reply,
    { name: `${brand.name}_${name}`, sheet: name, rows, widths: (rows[0] ?? []).map(() => 18) },
    format,
  )
}

const money = (brand: BrandRow, ...cells: Cell[]): Cell[] => (brand.headSeesAmounts ? cells : [])

const TABLES: Readonly<
  Record<
    HeadOfficeTable,
    (db: DbOrTx, brand: BrandRow, period: Period) => Promise<{ name: string; rows: (readonly Cell[])[] }>
  >
> = {
  academies: async (db, brand) => {
    const found = await academiesOf(db, brand, { state: null, after: null, limit: MOST_ROWS + 1 })
    const { kept, foot } = whereItEnds(found, MOST_ROWS, '학원')
    const lines = kept
      .map(presentAcademy)
      .map(({ academy, contract, state, since, orders, copies, lastDay }) => [
        academy,
        contract,
        state === 'joined' ? '가입' : '승인 대기',
        seoulDay(new Date(since)),
        orders,
        copies,
        lastDay,
      ])
    return {
      name: '학원',
      rows: [['학원', '지점·계약번호', '상태', '신청일', '주문', '부수', '마지막 주문'], ...lines, ...foot],
    }
  },
  orders: async (db, brand, period) => {
    const found = await officeOrders(db, brand.id, { ...period, academy: null, after: null, limit: MOST_ROWS + 1 })
    const { kept, foot } = whereItEnds(found, MOST_ROWS, '주문')
    const lines = kept
      .map((row) => presentOrder(row, brand.headSeesAmounts))
      .flatMap((order) =>
        order.lines.map(({ title, term, version, copies, cancelled }, at) => [
          order.number,
          order.day,
          order.academy,
          cancelled ? HEAD_OFFICE_STATE_NAMES.cancelled : HEAD_OFFICE_STATE_NAMES[order.state],
          title,
          term && termWords(term),
          version,
          copies,
          order.dueDay,
          ...money(brand, at === 0 ? order.amount : null),
        ]),
      )
    const heads = ['주문번호', '주문일', '학원', '상태', '품목', '학기', '판', '부수', '출고 예정일']
    return { name: '주문', rows: [[...heads, ...money(brand, '상품 금액')], ...lines, ...foot] }
  },
  sales: async (db, brand, period) => {
    const sales = (await officeSales(db, brand.id, period)).map((row) => presentSale(row, brand.headSeesAmounts))
    const lines = sales.map(({ term, title, grade, academies, orders, copies, amount }) => [
      term && termWords(term),
      title,
      grade,
      academies,
      orders,
      copies,
      ...money(brand, amount),
    ])
    return { name: '판매', rows: [['학기', '교재', '학년', '학원', '주문', '부수', ...money(brand, '금액')], ...lines] }
  },
}
