import { emailKey } from '#/domain/members/email.ts'
import { to } from '#/contract/web-paths.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import type { Payment } from '#/domain/messages/message-cases.data.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { tell, type TellDeps, type Telling } from '#/server/features/people/messages/messages.public.ts'
import {
  guestPath,
  lineOf,
  orderOf,
  type OrderLine,
  type OrderRow,
} from '#/server/features/ordering/orders/orders.public.ts'

interface Told {
  readonly happening: Happening
  /** Where it can be seen; the page of the order unless told. */
  readonly path?: string
  /** The same for whoever has an account; guests have no such page. */
  readonly memberPath?: string
  /** No text message: a paper is looked at at a desk. */
  readonly byMailOnly?: true
  /** Where else than to whoever ordered. */
  readonly email?: string
  /** Which lines its mail shows the first of, all of the order unless told; none where it is about a paper or several orders. */
  readonly jobs?: 'all' | 'none' | readonly string[]
}

/** Tells whoever ordered. `make` says what, or null when there is nothing to tell any more. */
export async function tellOfOrder(
  deps: TellDeps,
  { orderId, key }: { readonly orderId: string; readonly key: string },
  make: (order: OrderRow) => Told | null,
): Promise<void> {
  const order = await orderOf(deps.database.db, orderId)
  const told = order && make(order)
  if (!told) return
  const { name, email, phone } = order.orderer
  const path = told.path ?? to('/mypage/order/{orderNumber}', { orderNumber: order.number })
  const card = await memberCard(deps.database.db, order.memberId)
  const guest = card?.guest ?? false
  const isTheirs = card !== null && card.emailProven && emailKey(card.email) === emailKey(email)
  await tell(deps, {
    key,
    to: {
      name,
      email: told.email ?? email,
      phone: told.byMailOnly ? '' : phone,
      memberId: order.memberId,
      ...(isTheirs && told.email === undefined ? { emailProven: true } : {}),
    },
    happening: told.happening,
    ...jobsOf(order, told),
    ...(order.brand === null ? {} : { brand: order.brand }),
    path: guest ? guestPath(order.number, path) : (told.memberPath ?? path),
  })
}

/** Whoever else is told sees nothing of the job. */
function jobsOf({ id, memberId }: OrderRow, { email, jobs = 'all' }: Told): Pick<Telling, 'jobs'> {
  if (email !== undefined || jobs === 'none') return {}
  return { jobs: { orderId: id, lineIds: jobs === 'all' ? null : jobs, memberId } }
}

/** The same of one line of it. */
export async function tellOfLine(
  deps: TellDeps,
  { lineId, key }: { readonly lineId: string; readonly key: string },
  make: (line: OrderLine, order: OrderRow) => Told | null,
): Promise<void> {
  const line = await lineOf(deps.database.db, lineId)
  if (line)
    await tellOfOrder(deps, { orderId: line.orderId, key }, (order) => {
      const told = make(line, order)
      return told && { jobs: [lineId], ...told }
    })
}

/** Whether the shop has money of it. */
export const paymentOf = ({ capturedTotal, reversedTotal }: OrderRow): Payment =>
  capturedTotal - reversedTotal > 0 ? 'paid' : 'unpaid'
