import { formatCount } from '#/lib/format-count.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { recordCause as causeEndpoint } from '#/contract/support/cases.contract.ts'
import { next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE } from '#/domain/support/case-machine.ts'
import { makesAgain } from '#/domain/support/case-offer.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { deliveriesOf, moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { requireSeen, type Things } from '#/server/platform/looked-at.ts'
import { readCaseByRemake, updateCase } from './cases.repo.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import type { CaseRow } from './inquiries.table.ts'
import { lockCase } from './lock-case.ts'
import { tellBrowsers } from './move-inquiry.ts'
import { type Author, postMessage, SHOP_ITSELF } from './post-message.ts'

interface RemakeStart {
  readonly caseId: string
  readonly author: Author & { readonly id: string }
  /** Where it goes; null where goods of the line went to one place. */
  readonly deliveryId: string | null
}

/** What was agreed to is made again: as many copies, for a parcel of its own. Pressed twice it begins once (CONFLICT). */
export async function remakeCase(
  tx: Tx,
  deps: InquiryWork,
  { caseId, author, deliveryId }: RemakeStart,
): Promise<{ deliveryId: string }> {
  const { row, inquiry } = await lockCase(tx, caseId)
  const move = next(CASE_MACHINE, row.state, 'remake', 'staff')
  const copies = row.offerCopies
  if (!move.ok || !makesAgain({ kind: row.offerKind, after: row.offerAfter }) || copies === null)
    throw new AppError(
      'CONFLICT',
      '고객이 동의한 재제작만 시작할 수 있습니다.\n이미 시작했다면 새로 고쳐 확인해 주세요.',
    )
  const from = deliveryId ?? (await onlyPlace(tx, row))
  await moveProduction(tx, deps, {
    lineId: row.lineId,
    event: 'order-remake',
    by: { kind: 'staff', id: author.id },
    note: `문제 신고 재제작 ${copies}부`,
    remake: { deliveryId: from, copies },
  })
  const parcel = (await deliveriesOf(tx, row.orderId)).at(-1)
  if (!parcel) throw new Error(`no parcel for the remake of ${row.lineId}`)
  await updateCase(tx, row.id, { state: move.to, remakeDeliveryId: parcel.id })
  const body = `재제작을 시작했습니다. ${formatCount(copies)}부를 다시 만들어 보내 드립니다.`
  await postMessage(tx, deps, inquiry, { kind: 'event', author, body })
  await tellBrowsers(tx, deps, row.inquiryId)
  return { deliveryId: parcel.id }
}

async function onlyPlace(tx: Tx, { orderId, lineId }: CaseRow): Promise<string> {
  const places = (await deliveriesOf(tx, orderId)).filter(
    ({ remakeOf, counts }) => remakeOf === null && counts.some((count) => count.lineId === lineId),
  )
  const [place] = places
  if (!place || places.length > 1)
    throw new AppError('INVALID_INPUT', undefined, { deliveryId: '어느 배송지로 다시 보낼지 골라 주세요.' })
  return place.id
}

type Cause = Pick<CaseRow, 'cause' | 'responsible' | 'cost' | 'decision'>

/** What the form of a cause shows. */
export const causeThings = ({ cause, responsible, cost, decision }: Cause): Things => ({
  원인: cause,
  '책임 공정': responsible,
  '든 비용': cost,
  결정: decision,
})

/** What the shop found out about a fault. Errors: NOT_FOUND, CONFLICT when a colleague wrote something else meanwhile. */
export async function recordCause(
  tx: Tx,
  { caseId, body }: { readonly caseId: string; readonly body: BodyOf<typeof causeEndpoint> },
): Promise<Record<string, never>> {
  const { seen, ...found } = body
  const { row } = await lockCase(tx, caseId)
  // The same press again, whose first answer was lost, changes nothing.
  if (canonicalJson(causeThings(row)) !== canonicalJson(causeThings(found))) requireSeen(seen, causeThings(row))
  await updateCase(tx, row.id, found)
  return {}
}

/** The goods that were made again are there: nothing is left to settle. Told twice it settles once. */
export async function settleRemade(tx: Tx, deps: InquiryWork, deliveryId: string): Promise<void> {
  const seen = await readCaseByRemake(tx, deliveryId)
  if (!seen) return
  const { row, inquiry } = await lockCase(tx, seen.id)
  const move = next(CASE_MACHINE, row.state, 'settle', 'system')
  if (!move.ok) return
  await updateCase(tx, row.id, { state: move.to, settledAt: deps.clock.now() })
  await postMessage(tx, deps, inquiry, { kind: 'event', author: SHOP_ITSELF, body: '다시 만든 상품이 도착했습니다.' })
  await tellBrowsers(tx, deps, row.inquiryId)
}
