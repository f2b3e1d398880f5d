import * as attachments from '#/contract/content/attachments.contract.ts'
import { publishWriting, startWriting } from '#/contract/content/writing.contract.ts'
import * as ebooks from '#/contract/prepress/ebooks.contract.ts'
import { giveRound } from '#/contract/prepress/staff-ebooks.contract.ts'
import { listCart, removeCartItem } from '#/contract/ordering/cart.contract.ts'
import { takeGuestOrders } from '#/contract/ordering/guest-orders.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import * as webhooks from '#/contract/notifications/webhooks.contract.ts'
import { changeRecipient } from '#/contract/production/change-recipient.contract.ts'
import { answerOverride, askOverride } from '#/contract/production/order-desk.contract.ts'
import { revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { askAsVisitor, askInquiry } from '#/contract/support/inquiries.contract.ts'
import { answerInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { addEdition, listOrderedTerms, reorderTerm } from '#/contract/textbooks/editions.contract.ts'
import { startEditionVersion } from '#/contract/textbooks/staff-editions.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { ebookShop } from '../ebooks.ts'
import { soldEdition } from '../editions.ts'
import { payFor, placeFlyer, sheetFor } from '../orders/checkout.ts'
import { paidOrder } from '../paid-order.ts'
import { spreadCover, textBook } from '../pdf/make-books.ts'
import { codeSentTo } from '../sent-messages.ts'
import { uploadDocument } from '../upload-document.ts'
import { done, type History } from './place.ts'

const ofEbooks: History = async ({ shop, gateway }) => {
  const house = await ebookShop({ shop, gateway })
  const { id } = await house.paid()
  done(await house.shown(id))
  done(await house.askCorrections(id, 1))
  done(await house.shown(id, 2))
  done(await shop.call(giveRound, { as: house.maker, params: { id } }))
  const body = { edition: 2 }
  done(await shop.call(ebooks.approveEbook, { as: house.member, params: { id }, body }))
  const waiting = await house.inCart()
  done(await shop.call(removeCartItem, { as: house.member, params: { id: waiting.itemId } }))
  done(await shop.call(ebooks.putEbookInCart, { as: house.member, params: { id: waiting.id } }))
}

const ofEditions: History = async ({ shop, gateway, desk: as }) => {
  const academy = await shop.member({ type: 'HAMAMATH', grade: '0080', name: '한결수학학원' })
  const { id } = await soldEdition(shop, as)
  const classes = [{ name: '심화 A', copies: 14, nameOnCover: true }]
  done(await shop.call(addEdition, { as: academy, params: { id }, body: { number: 1, classes } }))
  const brand = 'hamamath'
  const { items } = done(await shop.call(listCart, { as: academy, query: { brand } }))
  const sheet = await sheetFor(shop, academy, items)
  const { orderNumber } = done(await shop.call(placeOrder, { as: academy, body: sheet }))
  await payFor(shop, gateway, academy, [orderNumber])
  const { terms } = done(await shop.call(listOrderedTerms, { as: academy, query: { brand } }))
  done(await shop.call(reorderTerm, { as: academy, params: { term: terms[0]?.term ?? '' }, body: { brand } }))
  done(await shop.call(startEditionVersion, { as, params: { id } }))
}

const ofWriting: History = async ({ shop, desk: as }) => {
  const fields = { sort: 'form', summary: '적어서 보내 주세요.', fits: '모든 상품' } as const
  const piece = { kind: 'archive', title: '명함 견적 서식', fields, doc: docOfPlain('적는 법') } as const
  const draft = done(await shop.call(startWriting, { as, body: { piece } }))
  const published = { version: draft.version, at: null, until: null }
  const { id } = done(await shop.call(publishWriting, { as, params: { id: draft.id }, body: published }))
  const file = async (pages: number) => ({
    fileId: await uploadDocument(shop, as, 'attachment', await textBook(pages)),
    note: '칸을 넓혔습니다',
  })
  const { files } = done(await shop.call(attachments.attachFile, { as, params: { id }, body: await file(2) }))
  const params = { id: files[0]?.id ?? '' }
  done(await shop.call(attachments.addVersion, { as, params, body: await file(3) }))
}

const ofOverrides: History = async ({ shop, member, desk, second }) => {
  const parts = { cover: await spreadCover(), inner: await textBook(23) }
  const { orderId, lineId } = await paidOrder(shop, member.memberId, { file: 'checking', parts })
  await shop.container.database.transaction((tx) => shop.container.jobs.emit(tx, orderPaid, { orderId }))
  await shop.runJobs()
  const body = { reason: '한 쪽이 모자라지만 고객이 뒤를 비워 달라고 했습니다.' }
  const { overrideId } = done(await shop.call(askOverride, { as: desk, params: { lineId }, body }))
  done(await shop.call(answerOverride, { as: second, params: { overrideId }, body: { agree: true } }))
}

const ofPeople: History = async ({ shop, member, desk: as }) => {
  const { orderNumber, deliveryId } = await paidOrder(shop, member.memberId, { parts: {} })
  const [place] = done(await shop.call(revealPersonalData, { as, params: { orderNumber } })).places
  const seen = [place?.name, place?.phone, place?.address].filter(Boolean).join(' ')
  const there = { name: '부산지점', phone: '010-4410-7756', zipcode: '48095', address: '부산 해운대구 센텀중앙로 90' }
  const recipient = { ...there, addressEtc: '3층', request: '' }
  const changed = { seen, recipient, reason: '고객이 전화로 바꿈' }
  done(await shop.call(changeRecipient, { as, params: { deliveryId }, body: changed }))
  const question = { category: 'other', title: '견본', text: '볼 수 있나요', fileIds: [], context: null } as const
  const { inquiryId } = done(await shop.call(askInquiry, { as: member, body: { ...question, fileIds: [] } }))
  const answer = { text: '1층입니다', fileIds: [], seen: 1, card: null }
  done(await shop.call(answerInquiry, { as, params: { inquiryId }, body: answer }))
}

const ofVisitors: History = async ({ shop }) => {
  const [as, target] = [shop.visitor(), '01011110001']
  const proof = { purpose: 'inquiry', contact: { channel: 'sms', target } } as const
  const { codeId } = done(await shop.call(sendCode, { as, body: proof }))
  const code = await codeSentTo(shop, target)
  const { ticket } = done(await shop.call(confirmCode, { as, params: { codeId }, body: { code } }))
  const question = { name: '김방문', category: 'other', title: '견본', text: '볼 수 있나요' } as const
  done(await shop.call(askAsVisitor, { as, body: { ...question, fileIds: [], ticket } }))
}

/** What somebody ordered without an account, and now takes into one. */
const ofGuests: History = async ({ shop }) => {
  const [name, target] = ['성춘향', '01055556666']
  const member = await shop.member({ name })
  await placeFlyer(shop, await shop.guest({ name, phone: target }))
  const proof = { purpose: 'take-orders', contact: { channel: 'sms', target } } as const
  const { codeId } = done(await shop.call(sendCode, { as: member, body: proof }))
  const code = await codeSentTo(shop, target)
  const { ticket } = done(await shop.call(confirmCode, { as: member, params: { codeId }, body: { code } }))
  done(await shop.call(takeGuestOrders, { as: member, body: { ticket } }))
}

const ofWebhooks: History = async ({ shop }) => {
  const firm = await shop.member({ type: 'BUSINESS', phoneProven: true })
  const body = { url: 'http://127.0.0.1:9/', events: ['order.placed' as const] }
  const { webhook } = done(await shop.call(webhooks.createWebhook, { as: firm, body }))
  const params = { webhookId: webhook.id }
  const { deliveryId } = done(await shop.call(webhooks.testWebhook, { as: firm, params }))
  await shop.container.database.pool.query(`update webhook_delivery set state = 'failed' where id = $1`, [deliveryId])
  done(await shop.call(webhooks.replayDelivery, { as: firm, params: { deliveryId } }))
}

export const WORK_HISTORIES: Readonly<Record<string, History>> = {
  ofEbooks,
  ofEditions,
  ofWriting,
  ofOverrides,
  ofPeople,
  ofVisitors,
  ofGuests,
  ofWebhooks,
}
