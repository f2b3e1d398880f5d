import { AppError } from '#/contract/errors.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { changesOf, deliveriesOf, linesOf, orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import { findingsOf, proofOfLine } from '#/server/features/prepress/proofs/proofs.public.ts'
import { wasRead } from '#/server/features/production/order-desk/order-desk.public.ts'
import { shipmentsOf } from '#/server/features/production/shipping/shipping.public.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Services } from '#/server/platform/services.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { presentStaffOrder } from './staff-order.presenter.ts'
import { readMissingOf, readRefundsOf, waitingAccountOf } from '#/server/features/money/payments/payments.public.ts'
import { readAssignee, readHistory } from './staff-order.repo.ts'

const HISTORY = 100

/** One order as staff works on it; personal data stays masked. */
export async function readStaffOrder(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  orderNumber: string,
  staff: StaffPrincipal,
): Promise<StaffOrder> {
  const order = await orderByNumber(db, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const [lines, deliveries, shipments, history, assignee, refunds, missing, changes, customer, wordsRead, account] =
    await Promise.all([
      linesOf(db, order.id),
      deliveriesOf(db, order.id),
      shipmentsOf(db, order.id),
      readHistory(db, order.id, HISTORY),
      readAssignee(db, order.id),
      readRefundsOf(db, order.id),
      readMissingOf(db, order.id),
      changesOf(db, order.id),
      findMember(db, order.memberId),
      wasRead(db, order.id),
      waitingAccountOf(db, { orderId: order.id }),
    ])
  const pictures = await picturesOf(db, lines, { closed: !seesPressFiles(staff) })
  const works = await Promise.all(
    lines.map(async (line, at) => ({
      line,
      picture: pictures[at] ?? null,
      proof: await proofOfLine(db, line.id),
      findings: await findingsOf(db, line.files),
    })),
  )
  const guest = customer?.guest ?? false
  const brand = order.brand === null ? null : ((await anyBrand(db, order.brand))?.name ?? order.brand)
  return presentStaffOrder({
    order,
    works,
    deliveries,
    shipments,
    history,
    assignee,
    refunds,
    missing,
    account,
    changes,
    staff,
    guest,
    brand,
    wordsRead,
    today: seoulDay(clock.now()),
  })
}
