import { AppError } from '#/contract/errors.ts'
import { CHECK_WON } from '#/domain/opening/services.data.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { AuditedCall } from '#/server/platform/audit/audit.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { CancelOutcome, ConfirmOutcome } from '#/server/ports/payment-gateway.ts'
import type { GoLiveDeps } from './go-live-deps.ts'
import { insertCheck, lockPaymentCheck, updateCheck } from './go-live.repo.ts'
import type { ServiceCheckRow } from './go-live.table.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** As the gateway knows it. Attempts of orders begin otherwise, so that the books never meet it. */
const orderIdOf = (id: string): string => `check-${id}`

/** Writes the try down before the window opens. */
export async function beginPaymentCheck({ database, gateway, ids, clock, parts }: GoLiveDeps, call: Call) {
  const id = ids.uuid()
  const { staffId } = call.principal
  const row = {
    id,
    service: 'payment',
    at: clock.now(),
    staffId,
    outcome: 'begun',
    says: '결제창을 열었습니다.',
    wasReal: parts.payment.real,
  } as const
  await database.transaction(async (tx) => {
    await insertCheck(tx, row)
    await audit(tx, call, { action: 'opening.check', objectKind: 'shop', objectId: id, detail: { service: 'payment' } })
  })
  return { id, gatewayOrderId: orderIdOf(id), amount: CHECK_WON, window: gateway.window }
}

/**
 * Takes the 100 won and gives them back. The payment key is kept first, both calls have keys of their own, and a try that
 * ended is not made again: asked once more, it goes on where it stopped. Errors: NOT_FOUND, CONFLICT.
 */
export async function finishPaymentCheck(
  deps: GoLiveDeps,
  id: string,
  paymentKey: string | null,
): Promise<ServiceCheckRow> {
  const row = await rememberKey(deps, id, paymentKey)
  if (row.outcome === 'passed' || row.outcome === 'failed') return row
  const key = row.paymentKey
  if (key === null)
    return settle(deps, row, { outcome: 'failed', says: '결제창을 닫았습니다. 돈은 나가지 않았습니다.' })
  if (row.outcome === 'begun') {
    const call = { paymentKey: key, gatewayOrderId: orderIdOf(id), amount: CHECK_WON }
    const taken = takenInWords(await deps.gateway.confirm({ ...call, idempotencyKey: `check-confirm-${id}` }))
    if (taken.outcome === 'failed') return settle(deps, row, taken)
    await settle(deps, row, taken)
  }
  const foreign = await unlessOwn(deps, id, key)
  if (foreign) return settle(deps, row, foreign)
  const back = { paymentKey: key, reason: '개점 전 점검', amount: null, refundAccount: null }
  const outcome = await deps.gateway.cancel({ ...back, idempotencyKey: `check-cancel-${id}` })
  return settle(deps, row, (outcome.kind === 'payment' ? null : await whatIsThere(deps, key)) ?? backInWords(outcome))
}

/** Errors: NOT_FOUND, CONFLICT. */
async function rememberKey({ database }: GoLiveDeps, id: string, paymentKey: string | null): Promise<ServiceCheckRow> {
  return database.transaction(async (tx) => {
    const row = await lockPaymentCheck(tx, id)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.paymentKey !== null && paymentKey !== null && row.paymentKey !== paymentKey)
      throw new AppError('CONFLICT', '다른 결제로 마친 시험입니다. 새로 시험해 주세요.')
    if (row.paymentKey !== null || paymentKey === null || row.outcome !== 'begun') return row
    await updateCheck(tx, id, { paymentKey })
    return { ...row, paymentKey }
  })
}

type Result = Pick<ServiceCheckRow, 'outcome' | 'says'>

async function settle({ database, clock }: GoLiveDeps, row: ServiceCheckRow, result: Result): Promise<ServiceCheckRow> {
  const at = clock.now()
  await updateCheck(database.db, row.id, { ...result, at })
  return { ...row, ...result, at }
}

/** The browser named the payment: before anything is given back the gateway says that it is the one of this try. */
async function unlessOwn({ gateway }: GoLiveDeps, id: string, paymentKey: string): Promise<Result | null> {
  const found = await gateway.lookUp({ gatewayOrderId: orderIdOf(id) })
  if (found.kind === 'none') return NEVER_TAKEN
  if (found.kind !== 'payment')
    return { outcome: 'taken', says: `결제사의 답을 받지 못했습니다(${found.code}). 잠시 뒤 다시 돌려보내 주세요.` }
  return found.payment.paymentKey === paymentKey
    ? null
    : { outcome: 'failed', says: '이 시험의 결제가 아닙니다. 아무것도 돌려보내지 않았습니다.' }
}

/** What the gateway holds of it when it did not simply give the money back; null when there is nothing better to say. */
async function whatIsThere({ gateway }: GoLiveDeps, paymentKey: string): Promise<Result | null> {
  const found = await gateway.lookUp({ paymentKey })
  if (found.kind === 'none') return NEVER_TAKEN
  if (found.kind !== 'payment') return null
  const { status, balance } = found.payment
  if (status === 'cancelled') return { outcome: 'passed', says: `${CHECK_WON}원을 결제하고 돌려받았습니다.` }
  return balance === 0 || status === 'aborted' || status === 'expired' ? NEVER_TAKEN : null
}

const NEVER_TAKEN: Result = { outcome: 'failed', says: '결제되지 않았습니다. 돈은 나가지 않았습니다.' }

function takenInWords(outcome: ConfirmOutcome): Result {
  switch (outcome.kind) {
    case 'payment':
      return outcome.payment.status === 'done'
        ? { outcome: 'taken', says: `${CHECK_WON}원을 결제했습니다.` }
        : { outcome: 'failed', says: '카드로 시험해 주세요. 입금을 기다리는 결제는 바로 돌려보낼 수 없습니다.' }
    case 'refused':
      return { outcome: 'failed', says: `결제사가 거절했습니다. ${outcome.message}` }
    case 'unknown':
      return { outcome: 'taken', says: '결제했는지 답을 받지 못했습니다. 이어서 돌려보냅니다.' }
    case 'not-sent':
      return { outcome: 'failed', says: `결제사에 닿지 못했습니다(${outcome.code}). 돈은 나가지 않았습니다.` }
  }
}

function backInWords(outcome: CancelOutcome): Result {
  switch (outcome.kind) {
    case 'payment':
      return outcome.payment.balance === 0
        ? { outcome: 'passed', says: `${CHECK_WON}원을 결제하고 돌려받았습니다.` }
        : { outcome: 'taken', says: `${CHECK_WON}원이 아직 결제사에 있습니다. 다시 돌려보내 주세요.` }
    case 'refused':
      return { outcome: 'taken', says: `돌려보내지 못했습니다. ${outcome.message}` }
    case 'unknown':
    case 'not-sent':
      return { outcome: 'taken', says: `돌려보냈는지 답을 받지 못했습니다(${outcome.code}). 다시 돌려보내 주세요.` }
  }
}
