import { AppError } from '#/contract/errors.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readLeaving } from '#/contract/people/profile.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { LEAVING_WORDS } from '#/domain/orders/leaving.ts'
import { emoneyRefundsOf } from '#/server/features/benefits/wallet/wallet.public.ts'
import { openOrdersOf } from '#/server/features/ordering/orders/orders.public.ts'
import { mayNameAccount, owedTo } from '#/server/features/money/payments/payments.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const REQUESTS = 100

export type Leaving = ResultOf<typeof readLeaving>

/** What is settled before a member may go: orders in work, and money that is owed either way. */
export async function leavingOf(db: DbOrTx, memberId: string): Promise<Leaving> {
  const open = await openOrdersOf(db, memberId)
  const asked = (await emoneyRefundsOf(db, memberId, REQUESTS)).filter(({ state }) => state === 'asked')
  const owed = [
    ...(await owedTo(db, memberId)).map((row) => ({
      orderNumbers: [...row.orderNumbers],
      amount: row.amount,
      needsAccount: mayNameAccount(row),
    })),
    ...asked.map(({ amount }) => ({ orderNumbers: [], amount, needsAccount: false })),
  ]
  // A refund that was refused is shown once, as money that is owed.
  const shown = new Set(owed.flatMap(({ orderNumbers }) => orderNumbers))
  const orders = open.flatMap(({ act, ...order }) =>
    act === null || (act === 'refunding' && shown.has(order.orderNumber)) ? [] : [{ ...order, act }],
  )
  return {
    mayLeave: orders.length === 0 && owed.length === 0,
    orders,
    owed,
    unpaid: open.flatMap(({ act, orderNumber }) => (act === null ? [orderNumber] : [])),
  }
}

/** CONFLICT that names every order and every sum. */
export function refuseLeaving({ orders, owed }: Leaving): AppError {
  const lines = [
    ...orders.map(({ orderNumber, act }) => `${orderNumber}: ${LEAVING_WORDS[act]}`),
    ...owed.map(
      ({ orderNumbers, amount, needsAccount }) =>
        `${orderNumbers.join(', ') || 'e머니 환불'}: 돌려 드릴 ${formatWon(amount)}이 있습니다. ${
          needsAccount ? '주문 상세에서 환불받을 계좌를 알려 주세요.' : '돌려 드린 뒤에 탈퇴해 주세요.'
        }`,
    ),
  ]
  return new AppError('CONFLICT', ['아직 끝나지 않은 일이 있어 탈퇴하지 않았습니다.', ...lines].join('\n'))
}
