import { confirmBankRefund } from '#/contract/money/bank-deposits.contract.ts'
import { withdrawEmoneyRefund } from '#/contract/money/charges.contract.ts'
import { issueDeskAccount } from '#/contract/money/desk-account.contract.ts'
import { listOwnRepayments, nameOwnAccount } from '#/contract/money/repayments.contract.ts'
import { listEmoneyRefunds, settleOwedCharge } from '#/contract/money/staff-charges.contract.ts'
import { listRepayments } from '#/contract/money/staff-repayments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { previewManualOrder, takeManualOrder } from '#/contract/production/manual-orders.contract.ts'
import { ACCOUNT, askBack, charge, spendEmoney } from '../charges.ts'
import { awaitedFlyer, bankCsv, bankRowsOf, bankTime, importBank, nameShopAccount } from '../orders/bank-transfer.ts'
import { flyer, payFor, placeFlyer, RECIPIENT } from '../orders/checkout.ts'
import { notify } from '../orders/taken-back.ts'
import { done, type History } from './place.ts'

/** What is ordered by phone, and the account that is named on the phone. */
const ofPhone: History = async ({ shop, member, desk: as }) => {
  const { zipcode, address, addressEtc } = RECIPIENT
  const lines = [{ spec: flyer() }]
  const method = 'courier' as const
  const asked = { memberId: member.memberId, lines, method, zipcode }
  const { amounts } = done(await shop.call(previewManualOrder, { as, body: asked }))
  const body = {
    customer: { kind: 'member' as const, memberId: member.memberId },
    lines,
    delivery: { method, recipient: { name: '', phone: '', zipcode, address, addressEtc, request: '' } },
    memo: '금요일 전에 부탁드려요.',
    agreed: true as const,
    shownTotal: amounts.total,
  }
  const { orderNumber } = done(await shop.call(takeManualOrder, { as, body }))
  done(await shop.call(issueDeskAccount, { as, params: { orderNumber }, body: { bank: '20' } }))
}

/** E-money that a card company takes back after it was spent, and a request that its member takes back. */
const ofOwedCharges: History = async ({ shop, gateway, desk: as }) => {
  const [member, other] = [await shop.member(), await shop.member()]
  const paid = await charge(shop, gateway, member, 50_000)
  await spendEmoney(shop, member, 20_000)
  await gateway.chargeBack(paid.gatewayOrderId)
  await notify(shop, paid, 'CANCELED')
  const { owed } = done(await shop.call(listEmoneyRefunds, { as, query: {} }))
  const id = owed.find(({ memberId }) => memberId === member.memberId)?.id ?? ''
  const body = { how: 'received', reason: '국민은행으로 들어옴' } as const
  done(await shop.call(settleOwedCharge, { as, params: { id }, body }))
  await charge(shop, gateway, other, 50_000)
  const asked = done(await askBack(shop, other))
  done(await shop.call(withdrawEmoneyRefund, { as: other, params: { id: asked.id } }))
}

/** Money that was sent back by hand, as a line of the bank confirms it. */
const ofSentByHand: History = async ({ shop, member, desk: as }) => {
  await nameShopAccount(shop)
  const name = '손으로'
  const { orderNumber, total } = await awaitedFlyer(shop, member, name)
  await importBank(shop, as, bankCsv([{ at: bankTime(shop), name, amount: total }]))
  const body = { reason: '필요 없음', refundAccount: ACCOUNT }
  done(await shop.call(cancelOrder, { as: member, params: { orderNumber }, body }))
  await shop.runJobs()
  const { repayments } = done(await shop.call(listRepayments, { as, query: {} }))
  const repaymentId = repayments.find((row) => row.orderNumbers.includes(orderNumber))?.id ?? ''
  await importBank(shop, as, bankCsv([{ at: bankTime(shop, 1), name: ACCOUNT.holderName, amount: -total }]))
  const rows = await bankRowsOf(shop, as, 'withdrawals')
  const rowId = rows.find(({ refunds }) => refunds.some((row) => row.repaymentId === repaymentId))?.id ?? ''
  done(await shop.call(confirmBankRefund, { as, params: { rowId }, body: { repaymentId } }))
}

/** A deposit that came while its order was cancelled; its customer says where it goes. */
const ofNamedAccounts: History = async ({ shop, gateway, member }) => {
  const { orderNumber } = await placeFlyer(shop, member)
  const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  await gateway.deposit(gatewayOrderId)
  const params = { orderNumber }
  done(await shop.call(cancelOrder, { as: member, params, body: { reason: '필요 없음' } }))
  await shop.runJobs()
  const [owed] = done(await shop.call(listOwnRepayments, { as: member, params })).repayments
  const path = { orderNumber, repaymentId: owed?.id ?? '' }
  done(await shop.call(nameOwnAccount, { as: member, params: path, body: { refundAccount: ACCOUNT } }))
}

export const OWED_HISTORIES: Readonly<Record<string, History>> = {
  ofPhone,
  ofOwedCharges,
  ofSentByHand,
  ofNamedAccounts,
}
