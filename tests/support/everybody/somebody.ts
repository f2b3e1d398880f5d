import { addAddress } from '#/contract/people/addresses.contract.ts'
import { createApiKey } from '#/contract/people/api-keys.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { makeDealShare } from '#/contract/ordering/deal-shares.contract.ts'
import * as ebooks from '#/contract/prepress/ebooks.contract.ts'
import { saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { drawMyDesigns, saveDesign } from '#/contract/files/my-designs.contract.ts'
import { tryFixes } from '#/contract/prepress/fixes.contract.ts'
import { addBinding } from '#/contract/prepress/bindings.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { saveSpec } from '#/contract/ordering/saved-specs.contract.ts'
import { askInquiry, writeInquiry } from '#/contract/support/inquiries.contract.ts'
import { createWebhook, testWebhook } from '#/contract/notifications/webhooks.contract.ts'
import { writeReview } from '#/contract/support/reviews.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { FIRST_COVERS } from '#/server/features/files/designs/first-covers.data.ts'
import type { MemberCaller } from '../callers.ts'
import { askBack, charge } from '../charges.ts'
import { couponFor } from '../coupons.ts'
import { HANDED_IN } from '../ebooks.ts'
import { addFlyer, flyer, placeFlyer } from '../orders/checkout.ts'
import type { PracticeGateway } from '../orders/practice-gateway.ts'
import { INVOICE, paidWith } from '../orders/practice-tax.ts'
import { paidTogether } from '../orders/taken-back.ts'
import { paidOrder } from '../paid-order.ts'
import { bookWithoutBleed, textBook } from '../pdf/make-books.ts'
import { uploadPdf } from '../pdf/upload-pdf.ts'
import { bookSpec } from '../preflight/book-spec.ts'
import type { Answer } from '../call-app.ts'
import type { TestShop } from '../test-shop.ts'
import { uploadDocument } from '../upload-document.ts'

const ok = <E>(answer: Answer<E>) => answer.data
const ADDRESS = {
  label: '회사',
  receiver: '김직지',
  phone: '01012345678',
  zipcode: '04524',
  address: '서울 중구 세종대로 110',
}
const SHEET = { fileId: '', name: '', bytes: 0, pages: 24, colourPages: 0, size: { width: 148, height: 210 } } as const
const AS_READ = { fit: 'scale', blankBack: true, colour: null } as const

/** A customer who has one of everything that can be somebody's. */
export async function somebody(shop: TestShop, gateway: PracticeGateway): Promise<MemberCaller> {
  const as = await shop.member({ type: 'BUSINESS', phoneProven: true })
  await account(shop, as)
  await filesOf(shop, as)
  await boundBookOf(shop, as)
  await ordersOf(shop, gateway, as)
  await moneyOf(shop, gateway, as)
  await shop.runJobs()
  return as
}

async function account(shop: TestShop, as: MemberCaller): Promise<void> {
  ok(await shop.call(addAddress, { as, body: { ...ADDRESS, addressEtc: '', isDefault: false } }))
  ok(await shop.call(createApiKey, { as, body: { name: '재고', scopes: ['orders-read'], days: null } }))
  const events = ['order.placed'] as const
  const { webhook } = ok(
    await shop.call(createWebhook, { as, body: { url: 'http://127.0.0.1:9/', events: [...events] } }),
  )
  ok(await shop.call(testWebhook, { as, params: { webhookId: webhook.id } }))
  const fileId = await uploadDocument(shop, as, 'attachment')
  const question = { category: 'other', title: '견본', text: '볼 수 있나요', fileIds: [fileId], context: null } as const
  const { inquiryId } = ok(await shop.call(askInquiry, { as, body: { ...question, fileIds: [fileId] } }))
  ok(await shop.call(writeInquiry, { as, params: { inquiryId }, body: { text: '그리고요', fileIds: [] } }))
  await couponFor(shop, as)
}

async function filesOf(shop: TestShop, as: MemberCaller): Promise<void> {
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(4))
  const fixed = { fixes: ['bleed-mirror' as const], part: 'inner', spec: bookSpec(4, { colourPages: 4 }) }
  ok(await shop.call(tryFixes, { as, params: { fileId }, body: fixed }))
  const [cover] = FIRST_COVERS
  if (!cover) throw new Error('no designs')
  const saved = ok(
    await shop.call(saveDesign, { as, body: { designId: cover.id, name: '내 표지', values: cover.values } }),
  )
  ok(await shop.call(drawMyDesigns, { as, body: { spec: bookSpec(100), savedIds: [saved.id] } }))
  ok(await shop.call(saveSpec, { as, body: { spec: flyer(1000), title: '전단' } }))
  ok(await shop.call(saveEstimate, { as, body: { jobs: [{ spec: flyer(1000) }] } }))
  const manuscriptId = await uploadPdf(shop, as, await textBook(6), 'material')
  ok(await shop.call(ebooks.readManuscript, { as, body: { fileId: manuscriptId } }))
  await shop.runJobs()
  ok(await shop.call(ebooks.beginEbook, { as, body: { ...HANDED_IN, manuscriptId } }))
}

/** Only teachers have books bound; this one's are handed on. */
async function boundBookOf(shop: TestShop, { memberId }: MemberCaller): Promise<void> {
  const as = await shop.member({ type: 'MATHOLIC' })
  const fileId = await uploadPdf(shop, as, await textBook(24))
  const spec = bindingSpec({ ...NEW_SET, files: [{ ...SHEET, ...AS_READ }] })
  ok(await shop.call(checkFile, { as, params: { fileId }, body: { part: 'inner', spec } }))
  await shop.runJobs()
  const files = [{ fileId, ...AS_READ }]
  const cover = { title: '이차방정식', subtitle: '', teacher: '', colour: 'indigo' as const }
  const classes = [{ name: '중3 정규', copies: 12 }]
  const made = { files, cover, classes, size: 'a4' as const, colour: 'as-read' as const, divider: null }
  ok(await shop.call(addBinding, { as, body: { brand: 'matholic', ...made, binding: 'pp-coil' } }))
  for (const table of ['binding_sets', 'cart_items'])
    await shop.container.database.pool.query(`update ${table} set member_id = $1 where member_id = $2`, [
      memberId,
      as.memberId,
    ])
}

async function ordersOf(shop: TestShop, gateway: PracticeGateway, as: MemberCaller): Promise<void> {
  const { pool } = shop.container.database
  const chief = await shop.staff()
  await addFlyer(shop, as)
  await placeFlyer(shop, as)
  const proofed = await paidOrder(shop, as.memberId)
  const params = { lineId: proofed.lineId }
  const { proofId } = ok(await shop.call(proofs.makeProofVersion, { as: chief, params, body: { note: '' } }))
  await shop.runJobs()
  ok(await shop.call(proofs.publishProofVersion, { as: chief, params: { proofId }, body: { version: 1, note: '' } }))
  const fileId = await uploadDocument(shop, as, 'attachment')
  ok(await shop.call(proofs.commentOnProof, { as, params: { proofId }, body: { text: '여기요', fileIds: [fileId] } }))
  const received = await paidOrder(shop, as.memberId, { spec: bookSpec(100, { paper: 'cream-80' }), parts: {} })
  await pool.query(`update order_deliveries set state = 'delivered' where id = $1`, [received.deliveryId])
  await pool.query(
    `insert into shipments (id, delivery_id, order_id, courier, tracking_number, line_ids, dispatched_at, dispatched_by)
     values (gen_random_uuid(), $1, $2, (select code from couriers where number_pattern is not null limit 1), lpad((random() * 1e11)::bigint::text, 12, '5'), array[$3::uuid], now(), $4)`,
    [received.deliveryId, received.orderId, received.lineId, chief.staffId],
  )
  const body = { rating: 4, scores: {}, body: '책등 글자가 가운데에 왔습니다.', showsWork: true, keep: [], add: [] }
  ok(await shop.call(writeReview, { as, params: { lineId: received.lineId }, body }))
  ok(
    await shop.call(makeDealShare, {
      as,
      body: { what: { kind: 'order', orderNumber: received.orderNumber }, label: '' },
    }),
  )
  await paidWith(shop, gateway, as, { evidence: INVOICE })
}

/** Money that could not go back, a charge that was asked back, a payment that was begun. */
async function moneyOf(shop: TestShop, gateway: PracticeGateway, as: MemberCaller): Promise<void> {
  const { numbers } = await paidTogether(shop, gateway, as, [1000], { method: '가상계좌' })
  const refundAccount = { bank: '88', accountNumber: '110123456789', holderName: '불일치' }
  const params = { orderNumber: numbers[0] ?? '' }
  ok(await shop.call(cancelOrder, { as, params, body: { reason: '필요 없음', refundAccount } }))
  await charge(shop, gateway, as, 30_000)
  ok(await askBack(shop, as))
}
