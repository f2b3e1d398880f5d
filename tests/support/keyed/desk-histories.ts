import * as coupons from '#/contract/benefits/coupons.contract.ts'
import * as staffCoupons from '#/contract/benefits/staff-coupons.contract.ts'
import * as benefits from '#/contract/benefits/staff-wallet.contract.ts'
import * as drafts from '#/contract/catalogue/drafts.contract.ts'
import * as tariffs from '#/contract/catalogue/versions.contract.ts'
import { orderEstimate, answerRaise, readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { adjustEstimate, makeEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { writeMemberNote } from '#/contract/people/member-desk.contract.ts'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as press from '#/contract/prepress/press.contract.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import * as shipping from '#/contract/production/shipping.contract.ts'
import { readShipments } from '#/contract/production/tracking.contract.ts'
import { correctWaybill } from '#/contract/production/waybill-correction.contract.ts'
import { importWaybills } from '#/contract/production/waybill-import.contract.ts'
import { readFloor } from '#/contract/production/floor.contract.ts'
import * as gangs from '#/contract/production/gangs.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import * as caseDesk from '#/contract/support/cases.contract.ts'
import * as cases from '#/contract/support/staff-inquiries.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import { takeVisit } from '#/contract/support/staff-reservations.contract.ts'
import * as visits from '#/contract/support/reservations.contract.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { changeCalendar } from '../calendar-change.ts'
import { runCampaign } from '../coupons.ts'
import { gangOrder } from '../gang-orders.ts'
import { flyer } from '../orders/checkout.ts'
import { packedOrder } from '../orders/packed-order.ts'
import { paidOrder } from '../paid-order.ts'
import { uploadDocument } from '../upload-document.ts'
import { done, type History } from './place.ts'

const reason = '늦은 출고 사과'

const ofBenefits: History = async ({ shop, member, desk: as, second }) => {
  const { version, rules } = done(await shop.call(benefits.readBenefits, { as }))
  const changed = { base: version, rules: { ...rules, purchaseRate: 5 } }
  done(await shop.call(benefits.changeRules, { as, body: changed }))
  const to = `${member.loginId}@example.com`
  const grant = (amount: number) => ({ member: to, value: 'points', amount, months: 12, reason }) as const
  done(await shop.call(benefits.grantValue, { as, body: grant(3_000) }))
  done(await shop.call(benefits.grantValue, { as, body: grant(200_000) }))
  const [waiting] = done(await shop.call(benefits.listGrants, { as })).items
  const yes = { give: true }
  done(await shop.call(benefits.decideGrant, { as: second, params: { id: waiting?.id ?? '' }, body: yes }))
  const cards = { name: '가을 상품권', amount: 50_000, cards: 3, reason: '법인 판매' }
  const { id } = done(await shop.call(benefits.issueGiftCards, { as, body: cards }))
  done(await shop.call(benefits.decideGiftCards, { as: second, params: { id }, body: yes }))
  done(await shop.call(benefits.stopGiftCards, { as, params: { id }, body: { reason: '택배 분실' } }))
}

const ofCoupons: History = async ({ shop, member, desk: as, second }) => {
  const campaignId = await runCampaign(shop)
  done(await shop.call(coupons.takeCoupon, { as: member, params: { campaignId } }))
  const memberIds = [member.memberId, (await shop.member()).memberId]
  const small = { id: await runCampaign(shop, { way: 'staff' }) }
  done(await shop.call(staffCoupons.grantCoupons, { as, params: small, body: { memberIds, reason } }))
  const large = { id: await runCampaign(shop, { way: 'staff', amount: 200_000 }) }
  done(await shop.call(staffCoupons.grantCoupons, { as, params: large, body: { memberIds, reason } }))
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `select id from coupon_grants where campaign_id = $1`,
    [large.id],
  )
  const body = { decision: 'given' } as const
  done(await shop.call(staffCoupons.decideGrant, { as: second, params: { id: rows[0]?.id ?? '' }, body }))
}

const ofProofs: History = async ({ shop, member, desk: as }) => {
  const { lineId } = await paidOrder(shop, member.memberId)
  const publish = async () => {
    const made = done(await shop.call(proofs.makeProofVersion, { as, params: { lineId }, body: { note: '' } }))
    await shop.runJobs()
    const params = { proofId: made.proofId }
    const body = { version: made.version, note: '' }
    done(await shop.call(proofs.publishProofVersion, { as, params, body }))
    return { params, version: made.version }
  }
  const { params, version } = await publish()
  const asked = { version, text: '제목을 키워 주세요.' }
  done(await shop.call(proofs.askForChanges, { as: member, params, body: asked }))
  await publish()
  const seen = done(await shop.call(proofs.readProof, { as: member, params }))
  const [newest] = seen.versions
  if (!newest) throw new Error('no version')
  done(await shop.call(proofs.approveProof, { as: member, params, body: approvalOf(seen, newest) }))
  done(await shop.call(press.askPressPackage, { as, params: { lineId } }))
  await shop.container.database.pool.query(
    `update press_packages set state = 'failed', failure = '너무 큽니다.', finished_at = now() where line_id = $1`,
    [lineId],
  )
  done(await shop.call(press.takeHandMade, { as, params: { lineId }, body: { reason: '외주 터잡기' } }))
  done(await shop.call(moveLine, { as, params: { lineId }, body: { event: 'plan', note: '' } }))
}

const ofShipping: History = async ({ shop, member, desk: as }) => {
  const [byHand, bySheet] = [await packedOrder(shop, member.memberId), await packedOrder(shop, member.memberId)]
  const params = { orderNumber: byHand.orderNumber }
  const body = { courier: 'CJ대한통운', deliveryId: byHand.deliveryId, trackingNumber: '612300000001' }
  done(await shop.call(shipping.dispatchOrder, { as, params, body }))
  const [shipment] = done(await shop.call(readShipments, { as: member, params })).items
  const right = { trackingNumber: '612300000002', shown: '612300000001', reason: 'mistyped', tell: false } as const
  done(await shop.call(correctWaybill, { as, params: { shipmentId: shipment?.id ?? '' }, body: right }))
  const moved = { event: 'deliver' } as const
  done(await shop.call(shipping.moveParcel, { as, params: { deliveryId: byHand.deliveryId }, body: moved }))
  const row = { line: 2, name: '윤서영', phone: '010-2345-6789', waybill: '612300000003', order: bySheet.orderNumber }
  done(await shop.call(importWaybills, { as, body: { courier: '04', rows: [row], agreed: [], columns: {} } }))
}

const ofGangs: History = async ({ shop, member, desk: as }) => {
  const order = { name: '전단', trim: { width: 148, height: 210 }, copies: 1000 }
  const lineIds: string[] = []
  for (const name of ['전단 가', '전단 나'])
    lineIds.push((await gangOrder(shop, member.memberId, { ...order, name })).lineId)
  const { id: gangId } = done(await shop.call(gangs.makeGang, { as, body: { lineIds } }))
  const { version } = done(await shop.call(gangs.readGang, { as, params: { gangId } }))
  done(await shop.call(gangs.moveGang, { as, params: { gangId }, body: { act: 'fix', version } }))
  const { machines } = done(await shop.call(readFloor, { as }))
  const machineId = machines.find(({ kind }) => kind === 'offset')?.id ?? ''
  const said = { act: 'problem', note: '뒷면이 밀립니다.', machineId, version: version + 1 } as const
  done(await shop.call(gangs.recordGang, { as, params: { gangId }, body: said }))
  await shop.container.database.pool.query(
    `update gang_sheets set package_state = 'failed', package_failure = '너무 큽니다.' where id = $1`,
    [gangId],
  )
  done(await shop.call(gangs.remakeGangPackage, { as, params: { gangId } }))
}

const ofEstimates: History = async ({ shop, member, desk: as }) => {
  const jobs = [{ spec: flyer(1000) }]
  const { number, version } = done(await shop.call(saveEstimate, { as: member, body: { jobs } }))
  const params = { number }
  done(await shop.call(orderEstimate, { as: member, params, body: { version } }))
  const raise = { version, position: 1, amount: 5_000, reason: '후가공 추가' }
  done(await shop.call(adjustEstimate, { as, params, body: raise }))
  const total = done(await shop.call(readEstimate, { as: member, params })).raise?.total ?? 0
  done(await shop.call(answerRaise, { as: member, params, body: { agreed: true, total } }))
  const body = { memberId: member.memberId, jobs, note: '통화한 대로입니다.' }
  done(await shop.call(makeEstimate, { as, body }))
}

const ofCases: History = async ({ shop, member, desk: as }) => {
  const { orderId, orderNumber, lineId } = await paidOrder(shop, member.memberId, { parts: {} })
  await shop.container.database.pool.query(`update order_deliveries set state = 'delivered' where order_id = $1`, [
    orderId,
  ])
  const fault = { fault: 'print', copies: 3, wish: 'remake', text: '17쪽이 번졌어요.', fileIds: [], lineId } as const
  const { inquiryId } = done(
    await shop.call(inquiries.reportFault, { as: member, params: { orderNumber }, body: { ...fault, fileIds: [] } }),
  )
  const params = { inquiryId }
  const offer = { kind: 'remake', copies: 3, amount: null, seen: 0, text: '다시 만들어 드리겠습니다.' } as const
  done(await shop.call(cases.offerOnCase, { as, params, body: offer }))
  done(await shop.call(inquiries.answerOffer, { as: member, params, body: { offer: 1, agreed: true } }))
  const settle = { event: 'settle', text: '오늘 재제작을 걸었습니다.' } as const
  done(await shop.call(cases.moveCase, { as, params, body: settle }))
  const { fileIds: _, ...spoken } = fault
  const taken = { params: done(await shop.call(cases.takeFault, { as, params: { orderNumber }, body: spoken })) }
  done(await shop.call(cases.offerOnCase, { as, ...taken, body: offer }))
  done(await shop.call(cases.agreeByPhone, { as, ...taken, body: { offer: 1, text: '네, 다시 해 주세요.' } }))
}

/** Goods that come back, points that make up for it and are taken back, and a picture of what came. */
const ofOutcomes: History = async ({ shop, member, desk: as }) => {
  const { orderId, orderNumber, lineId } = await paidOrder(shop, member.memberId, { parts: {} })
  await shop.container.database.pool.query(`update order_deliveries set state = 'delivered' where order_id = $1`, [
    orderId,
  ])
  const report = async (offer: object) => {
    const fault = { fault: 'print', copies: 3, wish: 'return', text: '17쪽이 번졌어요.', fileIds: [], lineId } as const
    const body = { ...fault, fileIds: [] }
    const params = done(await shop.call(inquiries.reportFault, { as: member, params: { orderNumber }, body }))
    const said = { kind: 'points' as const, seen: 0, text: '죄송합니다.', ...offer }
    done(await shop.call(cases.offerOnCase, { as, params, body: said }))
    done(await shop.call(inquiries.answerOffer, { as: member, params, body: { offer: 1, agreed: true } }))
    await shop.runJobs()
    const { items } = done(await shop.call(caseDesk.listCases, { as, query: { view: 'all' } }))
    return { caseId: items.find((row) => row.inquiryId === params.inquiryId)?.id ?? '' }
  }
  const returned = await report({ kind: 'return', after: 'remake', way: 'pickup', copies: 3 })
  done(await shop.call(caseDesk.recordArrival, { as, params: returned, body: { copies: 3 } }))
  const fileIds = [await uploadDocument(shop, as, 'attachment')]
  done(await shop.call(caseDesk.addCasePhotos, { as, params: returned, body: { fileIds } }))
  const given = await report({ amount: 1_000 })
  done(await shop.call(caseDesk.takeBackGiven, { as, params: given, body: { reason: '다른 주문에 드릴 것' } }))
}

const ofTariffs: History = async ({ shop, desk: as }) => {
  const latest = async () => done(await shop.call(tariffs.listTariffs, { as, query: {} })).latest
  const from = await latest()
  const { id } = done(await shop.call(drafts.createDraft, { as, body: { from, title: '겨울 요금' } }))
  const { draft } = done(await shop.call(drafts.readDraft, { as, params: { id } }))
  const later = new Date(shop.clock.now().getTime() + 300 * 86_400_000).toISOString()
  const body = { revision: draft.revision, latest: from, effectiveAt: later, note: '겨울 요금', looked: true }
  const { version } = done(await shop.call(drafts.publishDraft, { as, params: { id }, body }))
  done(await shop.call(tariffs.withdrawTariff, { as, params: { version }, body: { reason: '다시 봅니다' } }))
  const again = { latest: await latest(), effectiveAt: later, note: '되돌림' }
  done(await shop.call(tariffs.publishAgain, { as, params: { version: from }, body: again }))
}

const ofDays: History = async ({ shop, member, desk: as }) => {
  const params = { memberId: member.memberId }
  done(await shop.call(writeMemberNote, { as, params, body: { body: '견본을 먼저 보내 달라고 하심' } }))
  const [from, to] = [seoulDay(daysAfter(shop.clock.now(), 95)), seoulDay(daysAfter(shop.clock.now(), 101))]
  const closed = { act: 'close', from, to, kind: 'closing', reason: '기계 점검' } as const
  done(await changeCalendar(shop, as, closed))
  const { days } = done(await shop.call(visits.listVisitDays, { as: member }))
  const free = days.flatMap(({ day, slots }) =>
    slots.filter((slot) => slot.free > 0).map(({ hour }) => ({ day, hour })),
  )
  const [at, later] = free
  if (!at || !later) throw new Error('no free hours')
  const who = { people: 2, orderNumber: null, memo: null, name: '윤서영', phone: '01055556666' }
  done(await shop.call(visits.bookVisit, { as: member, body: { ...at, purpose: 'samples', ...who, ticket: null } }))
  done(await shop.call(takeVisit, { as, body: { ...later, purpose: 'samples', ...who } }))
}

export const DESK_HISTORIES: Readonly<Record<string, History>> = {
  ofBenefits,
  ofCoupons,
  ofProofs,
  ofShipping,
  ofGangs,
  ofEstimates,
  ofCases,
  ofOutcomes,
  ofTariffs,
  ofDays,
}
