import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { findGuestOrder as findGuestOrderEndpoint } from '#/contract/ordering/guest-orders.contract.ts'
import {
  findMember,
  type MembersDeps,
  type OpenedSession,
  openGuestSession,
  type Origin,
  takeTicket,
  ticketTarget,
} from '#/server/features/people/members/members.public.ts'
import { orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { countLong } from '#/server/platform/http/call-count.ts'

/** Of one phone; who mistypes a number needs two or three. */
const TRIES_PER_HOUR = 10

const NOT_THERE =
  '이 번호로 인증한 비회원 주문이 없습니다. 주문번호를 다시 확인해 주세요. 회원으로 주문하셨다면 로그인해 주세요.'

type Origins = Origin & { readonly requestId: string }

/**
 * Opens a guest's orders to whoever proves the phone and knows a number. Errors: NOT_FOUND alike for a number that is nobody's,
 * a member's and another phone's, and the proof stays good for another try; TOO_MANY_REQUESTS after ten within the hour.
 */
export async function findGuestOrder(
  deps: MembersDeps,
  { orderNumber, ticket }: BodyOf<typeof findGuestOrderEndpoint>,
  origin: Origins,
): Promise<OpenedSession & { readonly orderNumber: string }> {
  await countTries(deps, await ticketTarget(deps, ticket, 'guest-order'), origin)
  return deps.database.transaction(async (tx) => {
    const proven = await takeTicket(tx, deps, ticket, 'guest-order')
    const order = await orderByNumber(tx, orderNumber)
    const owner = order && !order.forgottenAt ? await findMember(tx, order.memberId) : null
    if (!owner?.guest || proven.channel !== 'sms' || owner.phone !== proven.target)
      throw new AppError('NOT_FOUND', NOT_THERE)
    return { ...(await openGuestSession(tx, deps, owner.id, origin)), orderNumber }
  })
}

async function countTries({ database }: MembersDeps, phone: string, call: Origins): Promise<void> {
  const { calls } = await countLong(database.db, JSON.stringify(['guest-order', phone]), 'hour')
  if (calls <= TRIES_PER_HOUR) return
  if (calls === TRIES_PER_HOUR + 1)
    await audit(database.db, call, { action: 'guest.order-guessed', objectKind: 'phone', objectId: null })
  throw new AppError(
    'TOO_MANY_REQUESTS',
    '주문번호를 너무 여러 번 넣었습니다. 한 시간 뒤 다시 하시거나 고객센터로 알려 주세요.',
  )
}
