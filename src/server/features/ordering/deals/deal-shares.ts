import { createHash } from 'node:crypto'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { DealShare, makeDealShare as makeEndpoint } from '#/contract/ordering/deal-shares.contract.ts'
import { shareState, SHARES_MOST } from '#/domain/documents/deal-share.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import { orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { DealsDeps } from './deals-deps.ts'
import { countOpen, insertShare, listShares, type LookedShare, revokeShare } from './deal-shares.repo.ts'
import type { DealShareRow } from './deal-shares.table.ts'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** 192 bits that the shop does not keep. LOGIN_REQUIRED, NOT_FOUND for another's order, CONFLICT when too many links are open. */
export async function makeShare(
  tx: Tx,
  deps: DealsDeps,
  memberId: string,
  { what, label, days }: BodyOf<typeof makeEndpoint>,
): Promise<ResultOf<typeof makeEndpoint>> {
  if (what.kind === 'period' && what.to < what.from)
    throw new AppError('INVALID_INPUT', '종료일은 시작일 이후여야 합니다.', { 'what.to': '시작일 이후여야 합니다.' })
  if (what.kind === 'order') {
    const order = await orderByNumber(tx, what.orderNumber)
    if (order?.memberId !== memberId) throw new AppError('NOT_FOUND')
  }
  const member = await lockMember(tx, memberId)
  // Whoever was suspended while this waited for the lock makes none.
  if (!member || member.suspendedAt) throw new AppError('LOGIN_REQUIRED')
  const now = deps.clock.now()
  if ((await countOpen(tx, memberId, now)) >= SHARES_MOST)
    throw new AppError('CONFLICT', `열린 링크가 ${SHARES_MOST}개입니다. 쓰지 않는 링크를 닫고 다시 만들어 주세요.`)
  const token = deps.ids.secret()
  const share: DealShareRow = {
    id: deps.ids.uuid(),
    memberId,
    tokenHash: hashOfToken(token),
    orderNumber: what.kind === 'order' ? what.orderNumber : null,
    fromDay: what.kind === 'period' ? what.from : null,
    toDay: what.kind === 'period' ? what.to : null,
    label,
    createdAt: now,
    expiresAt: daysAfter(now, days),
    revokedAt: null,
  }
  await insertShare(tx, share)
  return { share: presentShare({ share, looks: 0, lastLookAt: null }, now), token }
}

/** NOT_FOUND for another member's link. */
export async function closeShare(tx: Tx, deps: DealsDeps, memberId: string, id: string): Promise<DealShare> {
  const now = deps.clock.now()
  await revokeShare(tx, { id, memberId, at: now })
  const closed = (await listShares(tx, memberId)).find(({ share }) => share.id === id)
  if (!closed) throw new AppError('NOT_FOUND')
  return presentShare(closed, now)
}

export function presentShare({ share, looks, lastLookAt }: LookedShare, now: Date): DealShare {
  const { id, label, createdAt, expiresAt } = share
  return {
    id,
    what: whatOf(share),
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: shareState(share, now),
    looks,
    lastLookAt: lastLookAt?.toISOString() ?? null,
  }
}

export function whatOf({ orderNumber, fromDay, toDay }: DealShareRow): DealShare['what'] {
  if (orderNumber !== null) return { kind: 'order', orderNumber }
  if (fromDay === null || toDay === null) throw new Error('a link is to an order or to a period')
  return { kind: 'period', from: fromDay, to: toDay }
}
