import { startPayment } from '#/contract/money/payments.contract.ts'
import { confirmDelivery, confirmOrder } from '#/contract/ordering/change-order.contract.ts'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import * as kits from '#/contract/ordering/kits.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { askPressPackages } from '#/contract/prepress/press.contract.ts'
import * as floor from '#/contract/production/floor.contract.ts'
import { runBatch } from '#/contract/production/order-batch.contract.ts'
import { writeCustomer, writeNote } from '#/contract/production/order-desk.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { dispatchOrder, moveParcel } from '#/contract/production/shipping.contract.ts'
import { requestFile } from '#/contract/production/staff-order.contract.ts'
import * as cases from '#/contract/support/cases.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import { listVisitDays } from '#/contract/support/reservations.contract.ts'
import { placeFlyer, sheetFor } from '../orders/checkout.ts'
import { packedOrder } from '../orders/packed-order.ts'
import { paidOrder } from '../paid-order.ts'
import { done, type History, type Place } from './place.ts'

async function delivered({ shop, member, desk: as }: Place, trackingNumber: string) {
  const { orderNumber, deliveryId, lineId } = await packedOrder(shop, member.memberId)
  const params = { orderNumber }
  done(await shop.call(dispatchOrder, { as, params, body: { courier: 'CJ대한통운', deliveryId, trackingNumber } }))
  done(await shop.call(moveParcel, { as, params: { deliveryId }, body: { event: 'deliver' } }))
  return { orderNumber, deliveryId, lineId, params }
}

const ofArrived: History = async (place) => {
  const { shop, member } = place
  const [parcel, whole] = [await delivered(place, '612300000011'), await delivered(place, '612300000012')]
  const { orderNumber, deliveryId } = parcel
  done(await shop.call(confirmDelivery, { as: member, params: { orderNumber, deliveryId } }))
  done(await shop.call(confirmOrder, { as: member, params: whole.params }))
}

const ofReorders: History = async ({ shop, member }) => {
  const { orderNumber } = await placeFlyer(shop, member)
  done(await shop.call(reorder, { as: member, params: { orderNumber }, body: {} }))
}

const ofRemakes: History = async (place) => {
  const { shop, member, desk: as } = place
  const { params, lineId } = await delivered(place, '612300000013')
  const fault = { fault: 'print', copies: 3, wish: 'remake', text: '17쪽이 번졌어요.', lineId } as const
  const { inquiryId } = done(
    await shop.call(inquiries.reportFault, { as: member, params, body: { ...fault, fileIds: [] } }),
  )
  const about = { params: { inquiryId } }
  const offer = { kind: 'remake', copies: 3, amount: null, seen: 0, text: '다시 만들어 드리겠습니다.' } as const
  done(await shop.call(desk.offerOnCase, { as, ...about, body: offer }))
  done(await shop.call(inquiries.answerOffer, { as: member, ...about, body: { offer: 1, agreed: true } }))
  const { items } = done(await shop.call(cases.listCases, { as, query: { view: 'all' } }))
  const caseId = items.find((row) => row.inquiryId === inquiryId)?.id ?? ''
  done(await shop.call(cases.startRemake, { as, params: { caseId }, body: {} }))
  done(await shop.call(desk.noteOnInquiry, { as, ...about, body: { text: '사진을 더 받기로 함' } }))
}

const ofKits: History = async ({ shop, desk: as }) => {
  const member = await shop.member()
  const settings = done(await shop.call(kits.readKitSettings, { as }))
  done(await shop.call(kits.changeKitSettings, { as, body: { ...settings, price: 0, most: 4, open: true } }))
  const { papers } = done(await shop.call(kits.readKitOffer, {}))
  const chosen = { papers: papers.slice(0, 3).map(({ id }) => id) }
  done(await shop.call(kits.chooseKit, { as: member, body: chosen }))
  const { items } = done(await shop.call(listCart, { as: member, query: {} }))
  const { orderNumber } = done(await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, items) }))
  done(await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } }))
  await shop.runJobs()
  const { lines } = done(await shop.call(readOrder, { as: member, params: { orderNumber } }))
  done(await shop.call(kits.packKit, { as, params: { lineId: lines[0]?.id ?? '' } }))
}

/** What the desk does with an approved line, alone or with others. */
const ofLines: History = async ({ shop, member, desk: as }) => {
  const approved = () => paidOrder(shop, member.memberId, { file: 'approved' })
  const { orderNumber, lineId } = await approved()
  const lineIds = [lineId]
  done(await shop.call(writeNote, { as, params: { orderNumber }, body: { text: '금요일에 찾아감' } }))
  done(await shop.call(writeCustomer, { as, params: { lineId }, body: { text: '곧 찍겠습니다.' } }))
  done(await shop.call(askPressPackages, { as, body: { lineIds } }))
  done(await shop.call(advanceLines, { as, body: { lineIds } }))
  done(await shop.call(runBatch, { as, body: { act: 'next', lineIds: [(await approved()).lineId] } }))
  const { lineId: unclear } = await paidOrder(shop, member.memberId)
  done(await shop.call(requestFile, { as, params: { lineId: unclear }, body: { text: '표지를 다시 올려 주세요.' } }))
}

const ofFloor: History = async ({ shop, member, desk: as }) => {
  const { lineId } = await paidOrder(shop, member.memberId, { file: 'approved' })
  done(await shop.call(advanceLines, { as, body: { lineIds: [lineId] } }))
  const { machines, jobs } = done(await shop.call(floor.readFloor, { as }))
  const [step] = jobs.find((job) => job.lineId === lineId)?.steps ?? []
  if (!step) throw new Error('no step')
  const machineId = machines.find(({ kind }) => kind === step.kind)?.id ?? ''
  const body = { act: 'problem', machineId, version: step.version, count: 0, note: '종이가 걸림' } as const
  done(await shop.call(floor.recordStep, { as, params: { lineId, kind: step.kind }, body }))
}

const ofOfferedTimes: History = async ({ shop, member, desk: as }) => {
  const { days } = done(await shop.call(listVisitDays, {}))
  // The last: another history books the first, and nobody may be at two visits at once.
  const slot = days
    .flatMap(({ day, slots }) => slots.filter(({ free }) => free > 0).map(({ hour }) => ({ day, hour })))
    .at(-1)
  if (!slot) throw new Error('no free hours')
  const asked = { category: 'other', title: '종이를 보고 싶습니다', text: '언제 갈까요', context: null } as const
  const { inquiryId } = done(await shop.call(inquiries.askInquiry, { as: member, body: { ...asked, fileIds: [] } }))
  const params = { inquiryId }
  const card = { kind: 'booking' as const, purpose: 'consult' as const, slots: [slot] }
  const answer = { text: '오셔서 보세요.', fileIds: [], seen: 9, card }
  const { messageId } = done(await shop.call(desk.answerInquiry, { as, params, body: answer }))
  done(await shop.call(inquiries.takeBooking, { as: member, params, body: { messageId, ...slot } }))
}

export const ORDER_HISTORIES: Readonly<Record<string, History>> = {
  ofArrived,
  ofReorders,
  ofRemakes,
  ofKits,
  ofLines,
  ofFloor,
  ofOfferedTimes,
}
