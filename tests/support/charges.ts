import { randomUUID } from 'node:crypto'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import { askEmoneyRefund, readCharges, startCharge } from '#/contract/money/charges.contract.ts'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { MemberCaller } from './callers.ts'
import type { PracticeGateway } from './orders/practice-gateway.ts'
import { notify } from './orders/taken-back.ts'
import { takeValue } from './ledger/take-value.ts'
import type { TestShop } from './test-shop.ts'

export const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
const NAMES = { card: '카드', transfer: '계좌이체', 'virtual-account': '가상계좌' } as const

/** Charges as a browser does: the try, the window, and back; a virtual account gets its deposit unless `deposit` is false. */
export async function charge(
  shop: TestShop,
  gateway: PracticeGateway,
  as: MemberCaller,
  amount: number,
  { method = 'card', deposit = true }: { readonly method?: keyof typeof NAMES; readonly deposit?: boolean } = {},
) {
  const { data } = await shop.call(startCharge, { as, body: { amount, method } })
  const { gatewayOrderId } = data
  const paymentKey = await gateway.authenticate({
    orderId: gatewayOrderId,
    amount,
    orderName: data.orderName,
    method: NAMES[method],
  })
  const body = { gatewayOrderId, paymentKey, amount }
  const answer = await shop.call(confirmPayment, { as, body })
  if (method === 'virtual-account' && deposit) {
    await gateway.deposit(gatewayOrderId)
    await notify(shop, body, 'DONE')
  }
  return { ...body, answer }
}

export const chargesOf = async (shop: TestShop, as: MemberCaller) => (await shop.call(readCharges, { as })).data
export const emoneyOf = async (shop: TestShop, as: MemberCaller) => (await shop.call(readWallet, { as })).data.emoney

/** Spends e-money as an order does. */
export async function spendEmoney(shop: TestShop, { memberId }: MemberCaller, amount: number): Promise<void> {
  const orderId = randomUUID()
  await shop.container.database.transaction((tx) =>
    takeValue(tx, shop.container, { memberId, orderId, kind: 'emoney', amount }),
  )
}

/** Asks the whole of what one charge or card has back. */
export async function askBack(shop: TestShop, as: MemberCaller, at = 0) {
  const lot = (await chargesOf(shop, as)).lots[at]
  if (!lot) throw new Error('nothing to ask back')
  const { lotId, refundable, needsAccount } = lot
  const body = { lotId, amount: refundable, ...(needsAccount ? { refundAccount: ACCOUNT } : {}) }
  return shop.call(askEmoneyRefund, { as, body })
}
