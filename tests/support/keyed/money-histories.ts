import { randomUUID } from 'node:crypto'
import * as bank from '#/contract/money/bank-deposits.contract.ts'
import { closeCharge } from '#/contract/money/charges.contract.ts'
import * as closing from '#/contract/money/closing.contract.ts'
import * as credit from '#/contract/money/credit.contract.ts'
import * as giveBacks from '#/contract/money/give-backs.contract.ts'
import { moveRestDay } from '#/contract/money/part-payment.contract.ts'
import { giveUpDeposit, issueAccount } from '#/contract/money/payments.contract.ts'
import { decideEmoneyRefund } from '#/contract/money/staff-charges.contract.ts'
import * as repayments from '#/contract/money/staff-repayments.contract.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { closeCredit } from '#/server/features/money/credit/make-statements.ts'
import { ACCOUNT, askBack, charge } from '../charges.ts'
import { seenCancel, seenMissing, seenRepayment, seenTerms } from '../looked-at.ts'
import { awaitedFlyer, bankCsv, bankRowsOf, bankTime, importBank, nameShopAccount } from '../orders/bank-transfer.ts'
import { changeLine, takeBack } from '../orders/change-paid.ts'
import { payFor, placeFlyer } from '../orders/checkout.ts'
import { choose, give, paidOrder } from '../orders/give-back.ts'
import { agree, drop, largeOrder, payPart } from '../orders/part-payment.ts'
import { bank as bankMoves, paidTogether, putLines } from '../orders/taken-back.ts'
import { done, type History, type Place } from './place.ts'

/** A deposit whose cancelling names an account that the bank refuses; the repayment's id. */
async function refusedRefund({ shop, gateway, member, desk }: Place) {
  const { numbers } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
  const [orderNumber = ''] = numbers
  const body = { reason: '필요 없음', refundAccount: { ...ACCOUNT, holderName: '불일치' } }
  done(await shop.call(cancelOrder, { as: member, params: { orderNumber }, body }))
  await shop.runJobs()
  const { data } = await shop.call(repayments.listRepayments, { as: desk, query: { show: 'all' } })
  return { repaymentId: data.repayments.find((row) => row.orderNumbers.includes(orderNumber))?.id ?? '' }
}

const ofRepayments: History = async (place) => {
  const { shop, desk: as } = place
  const [first, next] = [await refusedRefund(place), await refusedRefund(place)]
  done(await shop.call(repayments.sendRepaymentLink, { as, params: first }))
  const seen = await seenRepayment(shop, first.repaymentId)
  done(await shop.call(repayments.sendRepayment, { as, params: first, body: { refundAccount: ACCOUNT, seen } }))
  const body = { note: '11월 22일 신한은행', seen: await seenRepayment(shop, next.repaymentId) }
  done(await shop.call(repayments.recordTransfer, { as, params: next, body }))
}

const ofGiveBacks: History = async ({ shop, gateway, member, desk, second }) => {
  const owner = desk
  done(await shop.call(giveBacks.changeGiveBackSettings, { as: owner, body: { secondAbove: 10_000, shown: 500_000 } }))
  const { number } = await paidOrder(shop, gateway, member, [1000])
  const { data } = await shop.call(giveBacks.readGiveBack, { as: desk, params: { orderNumber: number } })
  await give(shop, desk, number, choose(data, { lines: [0], fees: true }))
  const asked = done(await shop.call(giveBacks.listAskedGiveBacks, { as: desk })).giveBacks
  const giveBackId = asked.find(({ orderNumber }) => orderNumber === number)?.id ?? ''
  const body = { agreed: true, reason: null }
  done(await shop.call(giveBacks.answerGiveBack, { as: second, params: { giveBackId }, body }))
}

const ofParts: History = async ({ shop, gateway, member, desk: as }) => {
  const [one, two] = [await largeOrder(shop, member), await largeOrder(shop, member)]
  done(await agree(shop, as, one.orderNumber, 1_000_000, one.total))
  done(await drop(shop, as, one.orderNumber))
  const agreed = done(await agree(shop, as, two.orderNumber, Math.round(two.total / 2), two.total))
  await payPart(shop, gateway, member, two.orderNumber)
  const shownDay = agreed.restDay
  const restDay = seoulDay(new Date(shop.clock.now().getTime() + 20 * 86_400_000))
  const params = { orderNumber: two.orderNumber }
  done(await shop.call(moveRestDay, { as, params, body: { restDay, shownDay, reason: '시간을 더 달라고 함' } }))
}

const ofOrderChanges: History = async ({ shop, gateway, member, desk }) => {
  const { number } = await paidOrder(shop, gateway, member, [1000])
  await changeLine(shop, desk, number, { copies: 2000 })
  done(await takeBack(shop, desk, number))
}

const ofCancels: History = async ({ shop, gateway, member, desk: as }) => {
  const { number: orderNumber } = await paidOrder(shop, gateway, member, [1000])
  await putLines(shop, orderNumber, `file_state = 'approved'`)
  const params = { orderNumber }
  done(await shop.call(cancelOrder, { as: member, params, body: { reason: '전시가 미뤄졌어요' } }))
  const body = { agreed: false, text: '이미 찍었습니다.', seen: await seenCancel(shop, orderNumber) } as const
  done(await shop.call(answerCancel, { as, params, body }))
}

const ofReversals: History = async ({ shop, gateway, member, desk: as }) => {
  const { numbers, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
  const [orderNumber = ''] = numbers
  await putLines(shop, orderNumber, `file_state = 'approved', production_state = 'printing'`)
  await bankMoves(shop, gateway, payment, 'back')
  const body = { how: 'receivable', reason: '고객과 통화함', seen: await seenMissing(shop, orderNumber) } as const
  done(await shop.call(answerReversal, { as, params: { orderNumber }, body }))
}

const ofDeposits: History = async ({ shop, gateway, member }) => {
  const { orderNumber } = await placeFlyer(shop, member)
  done(await shop.call(issueAccount, { as: member, body: { orderNumbers: [orderNumber], bank: '20' } }))
  const waiting = await placeFlyer(shop, member)
  await payFor(shop, gateway, member, [waiting.orderNumber], { method: '가상계좌' })
  done(await shop.call(giveUpDeposit, { as: member, params: { orderNumber: waiting.orderNumber } }))
}

const ofCharges: History = async ({ shop, gateway, desk: as }) => {
  const member = await shop.member()
  await charge(shop, gateway, member, 50_000)
  const { id } = done(await askBack(shop, member))
  done(await shop.call(decideEmoneyRefund, { as, params: { id }, body: { agree: true } }))
  const { gatewayOrderId } = await charge(shop, gateway, member, 30_000, { method: 'virtual-account', deposit: false })
  done(await shop.call(closeCharge, { as: member, params: { gatewayOrderId } }))
}

const ofBankRows: History = async ({ shop, member, desk: as }) => {
  await nameShopAccount(shop)
  const order = await awaitedFlyer(shop, member, '홍길가')
  await importBank(shop, as, bankCsv([{ at: bankTime(shop, 1), name: '홍길나', amount: order.total }]))
  const row = (await bankRowsOf(shop, as, 'open')).find(({ name }) => name === '홍길나')
  const body = { rowIds: [row?.id ?? ''], orderNumbers: [order.orderNumber] }
  done(await shop.call(bank.matchBankRows, { as, body }))
  const matched = (await bankRowsOf(shop, as, 'matched')).find(({ name }) => name === '홍길나')
  const params = { matchId: matched?.match?.id ?? '' }
  done(await shop.call(bank.undoBankMatch, { as, params, body: { reason: '다른 분의 입금' } }))
}

const ofClosing: History = async ({ shop, desk: as }) => {
  const at = daysBefore(shop.clock.now(), 70)
  const day = seoulDay(at)
  const month = day.slice(0, 7)
  const minutes = Math.round((at.getTime() - shop.clock.now().getTime()) / 60_000)
  await importBank(shop, as, bankCsv([{ at: bankTime(shop, minutes), name: '종이나라', amount: 5_000 }]))
  const { differences } = done(await shop.call(closing.compareDay, { as, params: { day } }))
  for (const { id: differenceId } of differences)
    done(await shop.call(closing.explainDifference, { as, params: { differenceId }, body: { reason: '잘못 보낸 돈' } }))
  done(await shop.call(closing.closeDay, { as, params: { day } }))
  done(await shop.call(closing.closeMonth, { as, params: { month } }))
  done(await shop.call(closing.reopenMonth, { as, params: { month }, body: { reason: '빠진 기록' } }))
}

/** Moves the clock to the next month. */
const ofCredit: History = async ({ shop, desk: as }) => {
  const member = await shop.member()
  const params = { memberId: member.memberId }
  const terms = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약' }
  const body = { ...terms, seen: await seenTerms(shop, member.memberId) }
  done(await shop.call(credit.setTerms, { as, params, body }))
  const { orderNumber } = await placeFlyer(shop, member)
  done(await shop.call(credit.deferOrders, { as: member, body: { orderNumbers: [orderNumber] }, key: randomUUID() }))
  const month = () => seoulDay(shop.clock.now()).slice(0, 7)
  const ordered = month()
  while (month() === ordered) shop.clock.forward({ days: 1 })
  await closeCredit(shop.container)
  const [statement] = done(await shop.call(credit.readOwnCredit, { as: member })).statements
  const paid = { amount: 10_000, receivedDay: seoulDay(shop.clock.now()), memo: '' }
  const statementId = statement?.id ?? ''
  done(await shop.call(credit.recordCreditPayment, { as, params: { statementId }, body: paid }))
}

export const MONEY_HISTORIES: Readonly<Record<string, History>> = {
  ofRepayments,
  ofGiveBacks,
  ofParts,
  ofOrderChanges,
  ofCancels,
  ofReversals,
  ofDeposits,
  ofCharges,
  ofBankRows,
  ofClosing,
  ofCredit,
}
