import { describe, expect, it } from 'vitest'
import * as desk from '#/contract/content/content-admin.contract.ts'
import { listFaqs, readFaq } from '#/contract/content/faqs.contract.ts'
import { listNotices, readNotice } from '#/contract/content/notices.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const service = await shop.staff('service')
const NOBODY = '00000000-0000-4000-8000-000000000000'

const notice = (change: Partial<desk.NoticeForm> = {}): desk.NoticeForm => ({
  title: '설 연휴 출고 안내',
  body: '2월 6일부터 9일까지 쉽니다.\n10일부터 차례로 출고합니다.',
  pinned: false,
  publishedAt: shop.clock.now().toISOString(),
  hidden: false,
  ...change,
})
const faq = (change: Partial<desk.FaqForm> = {}): desk.FaqForm => ({
  category: 'delivery',
  question: '제주에도 보내나요?',
  answer: '네, 하루 더 걸립니다.',
  hidden: false,
  ...change,
})
const write = async (form: desk.NoticeForm) => (await shop.call(desk.writeNotice, { as: service, body: form })).data.id
const shownTitles = async () => (await shop.call(listNotices, { query: {} })).data.items.map(({ title }) => title)
const staffNotice = async (id: string) => {
  const { data } = await shop.call(desk.listStaffNotices, { as: service, query: {} })
  return data.items.find((item) => item.id === id)
}

describe('공지 쓰기', () => {
  it('쓰면 바로 보이고, 고치면 고친 대로 보이고, 누가 했는지 적힙니다', async () => {
    const id = await write(notice())
    expect(await shownTitles()).toContain('설 연휴 출고 안내')
    const body = { ...notice({ title: '설 연휴 출고 안내 (고침)', pinned: true }), version: 1 }
    expect((await shop.call(desk.changeNotice, { as: service, params: { id }, body })).status).toBe(200)
    expect((await shownTitles()).slice(0, 2)).toContain('설 연휴 출고 안내 (고침)')
    expect((await shop.call(readNotice, { params: { id } })).data.body).toContain('10일부터')
    const { items } = (await shop.call(listAudit, { as: await shop.staff(), query: {} })).data
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['notice.change', 'notice.write'])
    expect([items[0]?.objectKind, items[0]?.objectId]).toEqual(['notice', id])
  })

  it('공개할 때가 오기 전에는 주소를 알아도 보이지 않고, 때가 되면 보입니다', async () => {
    const later = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
    const id = await write(notice({ title: '예약한 공지', publishedAt: later }))
    expect(await shownTitles()).not.toContain('예약한 공지')
    expect((await shop.call(readNotice, { params: { id } })).status).toBe(404)
    expect(await staffNotice(id)).toMatchObject({ title: '예약한 공지', hidden: false })
    shop.clock.forward({ hours: 2 })
    expect(await shownTitles()).toContain('예약한 공지')
  })

  it('숨긴 공지는 목록에도, 주소로도, 앞뒤 공지로도 보이지 않고, 다시 꺼낼 수 있습니다', async () => {
    const older = await write(notice({ title: '앞선 공지' }))
    const id = await write(
      notice({
        title: '숨긴 공지',
        hidden: true,
        publishedAt: new Date(shop.clock.now().getTime() - 1000).toISOString(),
      }),
    )
    expect(await shownTitles()).not.toContain('숨긴 공지')
    expect((await shop.call(readNotice, { params: { id } })).status).toBe(404)
    expect((await shop.call(readNotice, { params: { id: older } })).data.older?.id).not.toBe(id)
    const body = { ...notice({ title: '숨긴 공지' }), version: 1 }
    await shop.call(desk.changeNotice, { as: service, params: { id }, body })
    expect(await shownTitles()).toContain('숨긴 공지')
  })

  it('그 사이 다른 사람이 고쳤으면 덮어쓰지 않습니다', async () => {
    const id = await write(notice({ title: '둘이 고치는 공지' }))
    const change = (title: string) =>
      shop.call(desk.changeNotice, { as: service, params: { id }, body: { ...notice({ title }), version: 1 } })
    expect((await change('먼저 고침')).status).toBe(200)
    expect((await change('나중에 고침')).failure?.code).toBe('CONFLICT')
    expect(await staffNotice(id)).toMatchObject({ title: '먼저 고침', version: 2 })
    const body = { ...notice(), version: 1 }
    expect((await shop.call(desk.changeNotice, { as: service, params: { id: NOBODY }, body })).status).toBe(404)
  })

  it('제목과 내용이 없거나 너무 길면 받지 않습니다', async () => {
    for (const form of [notice({ title: ' ' }), notice({ body: '' }), notice({ title: '가'.repeat(121) })])
      expect((await shop.call(desk.writeNotice, { as: service, body: form })).status).toBe(400)
  })
})

describe('자주 묻는 질문 쓰기', () => {
  it('더한 질문은 맨 뒤에 서고, 숨기면 보이지 않습니다', async () => {
    const { id } = (await shop.call(desk.writeFaq, { as: service, body: faq() })).data
    const shown = async () => (await shop.call(listFaqs, { query: {} })).data.items.map((item) => item.id)
    expect((await shown()).at(-1)).toBe(id)
    const change = (version: number, form: desk.FaqForm) =>
      shop.call(desk.changeFaq, { as: service, params: { id }, body: { ...form, version } })
    expect((await change(1, faq({ hidden: true }))).status).toBe(200)
    expect(await shown()).not.toContain(id)
    expect((await shop.call(readFaq, { params: { id } })).status).toBe(404)
    expect((await change(1, faq())).failure?.code).toBe('CONFLICT')
    const { items } = (await shop.call(desk.listStaffFaqs, { as: service })).data
    expect(items.at(-1)).toMatchObject({ id, hidden: true, version: 2 })
    expect((await change(2, faq({ category: 'member' }))).status).toBe(200)
    expect(await shown()).toContain(id)
  })
})

it('고객지원과 관리자만 쓰고, 다른 직원과 회원과 방문자는 보지도 쓰지도 못합니다', async () => {
  for (const as of [await shop.staff('production'), await shop.staff('finance'), await shop.member(), shop.visitor()]) {
    const asked = [
      await shop.call(desk.listStaffNotices, { as, query: {} }),
      await shop.call(desk.listStaffFaqs, { as }),
      await shop.call(desk.writeNotice, { as, body: notice() }),
      await shop.call(desk.writeFaq, { as, body: faq() }),
      await shop.call(desk.changeNotice, { as, params: { id: NOBODY }, body: { ...notice(), version: 1 } }),
      await shop.call(desk.changeFaq, { as, params: { id: NOBODY }, body: { ...faq(), version: 1 } }),
    ]
    for (const { status } of asked) expect([401, 403]).toContain(status)
  }
  expect((await shop.call(desk.listStaffNotices, { as: await shop.staff(), query: {} })).status).toBe(200)
})
