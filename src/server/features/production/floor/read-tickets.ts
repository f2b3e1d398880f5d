import type { ResultOf } from '#/contract/endpoint.ts'
import type { JobTicketView, readTickets as endpoint } from '#/contract/production/floor.contract.ts'
import { classesText } from '#/domain/brands/classes.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { minutesOn } from '#/domain/floor/plan-floor.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { pressJobId } from '#/domain/press/press-order.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { deliveriesOf, lineOf, type OrderLine, orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { presentMachine } from './floor.presenter.ts'
import { readMachines } from './floor.repo.ts'
import type { MachineRow } from './floor.table.ts'
import { routeOf } from './step-of-line.ts'

/** Job tickets in the order asked, one result each. */
export async function readTickets(
  db: Db,
  lineIds: readonly string[],
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const machines = await readMachines(db)
  const closed = !seesPressFiles(staff)
  const items: ResultOf<typeof endpoint>['items'] = []
  for (const lineId of new Set(lineIds)) {
    const line = await lineOf(db, lineId)
    const message = refusalOf(line)
    const ticket = line && message === null ? await ticketOf(db, line, { machines, closed }) : null
    items.push({ lineId, ticket, message })
  }
  return { items }
}

function refusalOf(line: OrderLine | null): string | null {
  if (!line) return '없는 품목입니다.'
  if (line.production === 'cancelled') return '취소된 품목입니다.'
  if (isKit(line.spec) || isEbook(line.spec)) return '인쇄하지 않는 품목이라 작업 전표가 없습니다.'
  return line.file === 'approved' ? null : '아직 인쇄 승인이 나지 않은 품목입니다.'
}

/** Classes that have a cover of their own. */
const namedOnCover = ({ classes }: OrderLine): string =>
  (classes ?? []).flatMap(({ name, nameOnCover }) => (nameOnCover ? [name] : [])).join(', ')

async function ticketOf(
  db: Db,
  line: OrderLine,
  { machines, closed }: { readonly machines: readonly MachineRow[]; readonly closed: boolean },
): Promise<JobTicketView> {
  const order = await orderOf(db, line.orderId)
  const deliveries = await deliveriesOf(db, line.orderId)
  const brand = line.brand === null ? null : await anyBrand(db, line.brand)
  const [picture = null] = await picturesOf(db, [line], { closed })
  const made = line.remakeCopies ?? line.copies
  const here = deliveries.filter(({ state }) => state === 'preparing')
  return {
    lineId: line.id,
    code: pressJobId(line),
    orderNumber: line.orderNumber,
    title: line.title,
    copies: made,
    remake: line.remakeCopies !== null,
    due: line.dueDay,
    brand: brand && { name: brand.name, mark: brand.mark, accent: brand.accent },
    memo: order?.memo ?? '',
    rows: [
      ...specRows({ ...line.spec, copies: made }).map(({ label, value }) => ({ label, value })),
      ...(line.gang === null ? [] : [{ label: '합판', value: `${line.gang}에 함께 앉음` }]),
      ...(line.classes ? [{ label: '반별', value: classesText(line.classes) }] : []),
      ...(namedOnCover(line) === '' ? [] : [{ label: '표지에 반 이름', value: namedOnCover(line) }]),
    ],
    steps: routeOf(line).map((step) => {
      const machine = machines.find(({ kind, active }) => active && kind === step.kind)
      return { kind: step.kind, runs: step.runs, minutes: machine ? minutesOn(presentMachine(machine), step) : null }
    }),
    drops: here.flatMap(({ method, counts }) =>
      counts
        .filter(({ lineId }) => lineId === line.id)
        .map(({ copies }) => ({ method: DELIVERY_METHOD_NAMES[method], copies })),
    ),
    spec: line.spec,
    picture,
  }
}
