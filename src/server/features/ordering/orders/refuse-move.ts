import { AppError } from '#/contract/errors.ts'
import { next, type Machine, type Mover } from '#/domain/orders/transition.ts'

/** The state after the move, or CONFLICT / FORBIDDEN when the table does not list it. */
export function nextOrRefuse<S extends string, E extends string>(
  machine: Machine<S, E>,
  from: S,
  event: E,
  who: Mover,
): S {
  const outcome = next(machine, from, event, who)
  if (outcome.ok) return outcome.to
  if (outcome.reason === 'not-by-you') throw new AppError('FORBIDDEN')
  throw new AppError(
    'CONFLICT',
    '그 사이 진행 상태가 바뀌어 지금은 할 수 없습니다.\n새로 고쳐 현재 상태를 확인해 주세요.',
  )
}
