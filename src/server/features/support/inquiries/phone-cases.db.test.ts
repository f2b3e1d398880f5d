import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import {
  addCasePhotos,
  listCases,
  readCase,
  readCasePhoto,
  showCasePhoto,
  startRemake,
} from '#/contract/support/cases.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { arrivedOrder } from '#tests/support/orders/arrived-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let service: StaffCaller
let press: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  service = await shop.staff('service')
  press = await shop.staff('production')
})

const ordered = (state?: 'delivered' | 'preparing') => arrivedOrder(shop, member.memberId, state)

const HEARD = { fault: 'binding', copies: 3, wish: 'remake', text: '세 권이 펴면 갈라진다고 하십니다.' } as const
const take = ({ orderNumber, lineId }: { orderNumber: string; lineId: string }, more: object = {}, as = service) =>
  shop.call(desk.takeFault, { as, params: { orderNumber }, body: { ...HEARD, lineId, ...more } })
const offer = (inquiryId: string, more: object = {}) =>
  shop.call(desk.offerOnCase, {
    as: service,
    params: { inquiryId },
    body: { kind: 'remake', copies: 3, amount: null, seen: 0, text: '세 권을 다시 만들겠습니다.', ...more },
  })
const agree = (inquiryId: string, number = 1, as = service) =>
  shop.call(desk.agreeByPhone, {
    as,
    params: { inquiryId },
    body: { offer: number, text: '네, 금요일까지 주세요.' },
  })
const read = async (inquiryId: string, as = member) =>
  (await shop.call(inquiries.readInquiry, { as, params: { inquiryId } })).data

describe('a customer who rings up because something is wrong', () => {
  it('is written down by the desk, agrees there, and has it made again without a visit to any page', async () => {
    const order = await ordered()
    const { inquiryId } = (await take(order)).data
    const open = await read(inquiryId)
    expect(open).toMatchObject({
      category: 'fault',
      orderNumber: order.orderNumber,
      fault: { ...said(), state: 'received' },
    })
    expect(open.messages).toMatchObject([{ author: { kind: 'staff' }, text: expect.stringContaining(HEARD.text) }])
    // Whoever wrote it down has it, and the shop owes an answer by the usual hour.
    const staffView = (await shop.call(desk.readStaffInquiry, { as: service, params: { inquiryId } })).data
    expect(staffView).toMatchObject({ state: 'received', assignee: { mine: true } })
    const waiting = (await shop.call(readQueue, { as: service })).data.rows.find(({ kind }) => kind === 'inquiry')
    expect(waiting?.items.map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber)

    expect((await offer(inquiryId)).status).toBe(200)
    const answers = await Promise.all([1, 2, 3].map(() => agree(inquiryId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const agreed = await read(inquiryId)
    expect(agreed.fault?.state).toBe('agreed')
    expect(agreed.messages.filter(({ kind }) => kind === 'event').map(({ text }) => text)).toEqual([
      expect.stringMatching(/전화로 3권 재제작 제안을 받아들였습니다.*금요일까지/su),
    ])
    const production = await shop.staff('production')
    const { items } = (await shop.call(listCases, { as: production, query: {} })).data
    const caseId = items.find((row) => row.inquiryId === inquiryId)?.id ?? ''
    const started = await shop.call(startRemake, { as: production, params: { caseId }, body: {} })
    expect(started.status).toBe(200)
    expect((await read(inquiryId)).fault?.state).toBe('remaking')
    const log = await shop.call(listAudit, { as: await shop.staff('administrator'), query: {} })
    for (const action of ['staff-inquiries.take-fault', 'staff-inquiries.agree-by-phone'])
      expect(JSON.stringify(log.data)).toContain(action)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('has the pictures that came by another way, and those that the shop takes of what came back', async () => {
    const order = await ordered()
    const [sent, own] = [
      await uploadDocument(shop, service, 'attachment'),
      await uploadDocument(shop, press, 'attachment'),
    ]
    const { inquiryId } = (await take(order, { fileIds: [sent] })).data
    const photosOf = async () =>
      (await shop.call(listCases, { as: press, query: {} })).data.items.find((row) => row.inquiryId === inquiryId)
    const found = await photosOf()
    expect(found?.photos.map(({ fileId }) => fileId)).toEqual([sent])
    const params = { caseId: found?.id ?? '' }
    const add = (fileIds: string[], as: MemberCaller | StaffCaller = press) =>
      shop.call(addCasePhotos, { as, params, body: { fileIds, note: '반품 상자' } })
    expect((await add([own])).status).toBe(200)
    expect((await photosOf())?.photos.map(({ fileId }) => fileId).toSorted()).toEqual([sent, own].toSorted())
    const shown = await shop.call(readCasePhoto, { as: press, params: { ...params, fileId: own } })
    expect(shown.status).toBe(200)
    // The customer sees what was written down for them, and not what the staff notes.
    const seen = await read(inquiryId)
    expect(seen.messages.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId))).toEqual([sent])
    const foreign = { inquiryId, fileId: own }
    expect((await shop.call(inquiries.readInquiryFile, { as: member, params: foreign })).status).toBe(404)
    // Nobody attaches what somebody else has uploaded, nothing, or without the right.
    expect((await add([await uploadDocument(shop, member, 'attachment')])).status).toBe(404)
    expect((await add([])).status).toBe(400)
    for (const as of [member, await shop.staff('finance'), await shop.staff('proof')])
      expect((await add([own], as)).status).toBe(403)
    expect(
      (await shop.call(addCasePhotos, { as: press, params: { caseId: inquiryId }, body: { fileIds: [own] } })).status,
    ).toBe(404)
  })

  it('has its case on a page of its own, with its words, its small pictures and what it costs', async () => {
    const order = await ordered()
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    const picture = await uploadDocument(shop, service, 'attachment', new Uint8Array(photo))
    const torn = await uploadDocument(shop, service, 'attachment', new Uint8Array(photo.subarray(0, 60)))
    const { inquiryId } = (await take(order, { fileIds: [picture, torn] })).data
    const { items } = (await shop.call(listCases, { as: press, query: {} })).data
    const row = items.find((each) => each.inquiryId === inquiryId)
    expect(row?.spec.product).toBe('D413')
    expect(row?.picture).not.toBeNull()
    const params = { caseId: row?.id ?? '' }
    const whole = await shop.call(readCase, { as: press, params })
    expect(whole.data).toMatchObject({ reported: expect.stringContaining(HEARD.text), wish: 'remake', lineCopies: 30 })
    // Nothing is offered yet: three of thirty books made again, and sent once more.
    expect(whole.data.costs).toMatchObject({ copies: 3, sum: 3_000, supply: 100_000 })
    const small = await shop.call(showCasePhoto, { as: press, params: { ...params, fileId: picture } })
    expect((await sharp(small.bytes).metadata()).width).toBe(320)
    const tag = String(small.headers['etag'])
    const again = { params: { ...params, fileId: picture }, headers: { 'if-none-match': tag } }
    expect((await shop.call(showCasePhoto, { as: press, ...again })).status).toBe(304)
    // What is no photo, is of another case, or is asked for without the right is not there.
    const other = (await take(await ordered())).data
    const foreign = (await shop.call(listCases, { as: press, query: {} })).data.items.find(
      (each) => each.inquiryId === other.inquiryId,
    )
    for (const asked of [
      { ...params, fileId: torn },
      { caseId: foreign?.id ?? '', fileId: picture },
    ])
      expect((await shop.call(showCasePhoto, { as: press, params: asked })).status).toBe(404)
    for (const as of [member, await shop.staff('finance'), await shop.staff('proof')]) {
      expect((await shop.call(readCase, { as, params })).status).toBe(403)
      expect((await shop.call(showCasePhoto, { as, params: { ...params, fileId: picture } })).status).toBe(403)
    }
    expect((await shop.call(readCase, { as: press, params: { caseId: inquiryId } })).status).toBe(404)
  })

  it('is asked for goods that left, of this order, and no more than were ordered', async () => {
    const here = await take(await ordered('preparing'))
    expect(here.status).toBe(409)
    const order = await ordered()
    const many = await take(order, { copies: 31 })
    expect([many.status, many.failure?.fields?.['copies']]).toEqual([400, expect.stringContaining('30권')])
    expect((await take(order, { lineId: (await ordered()).lineId })).status).toBe(404)
    expect((await take({ ...order, orderNumber: '20261120-AAAAAA' })).status).toBe(404)
    expect((await take(order, {}, await shop.staff('production'))).status).toBe(403)
  })

  it('does not get money back on the word of the desk alone, nor by an offer that was replaced', async () => {
    const { inquiryId } = (await take(await ordered(), { wish: 'refund' })).data
    expect((await agree(inquiryId)).status).toBe(409)
    await offer(inquiryId, { kind: 'refund', copies: null, amount: 10_000 })
    const money = await agree(inquiryId)
    expect([money.status, money.failure?.message]).toEqual([409, expect.stringContaining('환불·취소')])
    await offer(inquiryId, { seen: 1 })
    expect((await agree(inquiryId, 1)).status).toBe(409)
    expect((await agree(inquiryId, 2, await shop.staff('finance'))).status).toBe(403)
    expect((await agree(inquiryId, 2)).status).toBe(200)
    expect((await read(inquiryId)).fault?.state).toBe('agreed')
  })
})

const said = () => ({ fault: HEARD.fault, copies: HEARD.copies, wish: HEARD.wish })
