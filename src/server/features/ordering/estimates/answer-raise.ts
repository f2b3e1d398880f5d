import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerRaise as answerEndpoint } from '#/contract/ordering/estimates.contract.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { adjustLine, writeAdjusted } from './adjust-line.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { lockWhole, type WholeEstimate } from './estimates.repo.ts'
import { visibleTo } from './own-estimate.ts'
import { declineRaise, dropRaise, raiseOf } from './raises.repo.ts'

/** The customer agrees to a dearer estimate, or keeps what was promised. CONFLICT: nothing is asked any more, or another amount. */
export async function answerRaise(
  tx: Tx,
  { clock }: Pick<EstimatesDeps, 'clock'>,
  principal: MemberPrincipal,
  { number, agreed, total }: BodyOf<typeof answerEndpoint> & { readonly number: string },
): Promise<WholeEstimate> {
  const whole = visibleTo(principal, await lockWhole(tx, number))
  const { row } = whole
  const raise = await raiseOf(tx, row.id)
  if (raise?.state !== 'waiting' || stateAt(row.state, row.expiresAt, clock.now()) !== 'open')
    throw new AppError('CONFLICT', '지금은 답하실 금액 변경이 없습니다. 견적함을 다시 확인해 주세요.')
  if (raise.total !== total)
    throw new AppError('CONFLICT', `바꾸려는 금액이 ${formatWon(raise.total)}으로 달라졌습니다. 다시 확인해 주세요.`)
  if (!agreed) {
    await declineRaise(tx, row.id, clock.now())
    return whole
  }
  const adjusted = await adjustLine(tx, whole, raise)
  await writeAdjusted(tx, adjusted)
  await dropRaise(tx, row.id)
  return { ...whole, row: adjusted.row, lines: adjusted.lines }
}
