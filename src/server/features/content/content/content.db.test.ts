import { describe, expect, it } from 'vitest'
import { listFaqs, readFaq } from '#/contract/content/faqs.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { shopHistory } from '#/contract/opening/go-live.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'

const shop = await testShop()
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('가게 정보', () => {
  it('채우지 않은 사업자 정보는 지어내지 않고 빈 채로 줍니다', async () => {
    const { data } = await shop.call(getShop, {})
    expect(data.brand).toBe('직지프린트')
    expect(Object.values(data.company).every((value) => value === null)).toBe(true)
  })
})

describe('가게 정보 바꾸기', () => {
  const COMPANY = { name: '시험 인쇄소', ceo: null, address: null, phone: '02-000-0000', email: null } as const
  const REST = {
    businessNumber: null,
    mailOrderNumber: null,
    privacyOfficer: null,
    hosting: null,
    escrowUrl: null,
    coordinates: null,
  }
  const body = {
    brand: '직지프린트',
    company: { ...COMPANY, ...REST },
    hours: ['평일 09:00–18:00'],
    bank: { bank: '시험은행', number: '000-000000-00', holder: '시험 인쇄소' },
    pickUpAt: '16:30',
    pressFormat: 'pdf' as const,
    version: 1,
  }

  it('관리자가 채우면 바로 보이고, 빈 칸은 빈 채로 남고, 누가 바꿨는지 적힙니다', async () => {
    const { data: before } = await shop.call(getShop, {})
    const as = await shop.staff()
    expect((await shop.call(changeShop, { as, body })).status).toBe(200)
    expect((await shop.call(getShop, {})).data).toMatchObject({ ...body, version: 2 })
    const { data: log } = await shop.call(listAudit, { as, query: {} })
    expect(log.items[0]?.action).toBe('shop.change')
    await shop.call(changeShop, { as, body: { ...before, version: 2 } })
  })

  it('바꾼 칸마다 전과 뒤를 누가 바꿨는지와 함께 남깁니다', async () => {
    const as = await shop.staff()
    const { data: now } = await shop.call(getShop, {})
    await shop.call(changeShop, { as, body: { ...now, pickUpAt: '15:00' } })
    const { data } = await shop.call(shopHistory, { as })
    expect(data.items[0]).toMatchObject({ field: 'pickUpAt', before: '17:00', after: '15:00' })
    expect(data.items[0]?.who).not.toBe('')
  })

  it('그사이 다른 사람이 바꾼 설정은 덮어쓰지 않습니다', async () => {
    const as = await shop.staff()
    const { data: read } = await shop.call(getShop, {})
    const saves = [{ pickUpAt: '14:00' }, { pickUpAt: '13:00' }].map((change) =>
      shop.call(changeShop, { as, body: { ...read, ...change } }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await shop.call(getShop, {})).data.version).toBe(read.version + 1)
  })

  it('계좌는 은행, 번호, 예금주를 모두 적거나 비우고, 집하 시각은 시각으로 적습니다', async () => {
    const as = await shop.staff()
    const { data: read } = await shop.call(getShop, {})
    const bank = { bank: '시험은행', number: null, holder: null }
    const half = await shop.call(changeShop, { as, body: { ...read, bank } })
    expect(JSON.stringify(half.failure)).toContain('모두 적거나 모두 비워')
    expect((await shop.call(changeShop, { as, body: { ...read, pickUpAt: '25:00' } })).status).toBe(400)
    const odd = { ...read, pressFormat: 'pdfx-1a' as 'pdf' }
    expect((await shop.call(changeShop, { as, body: odd })).status).toBe(400)
  })

  it('구매안전 주소에는 웹 주소만 적을 수 있습니다', async () => {
    const company = { ...body.company, escrowUrl: 'javascript:alert(1)' }
    const answer = await shop.call(changeShop, { as: await shop.staff(), body: { ...body, company } })
    expect(answer.status).toBe(400)
  })

  it('좌표는 위도, 경도 차례로만 받아 그대로 돌려주고, 없이 저장해도 빈 채로 둡니다', async () => {
    const as = await shop.staff()
    const save = async (coordinates: string | null) => {
      const { data: read } = await shop.call(getShop, {})
      return shop.call(changeShop, { as, body: { ...read, company: { ...read.company, coordinates } } })
    }
    const wrong = await save('126.9707, 37.5547')
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.failure)).toContain('위도, 경도 차례로')
    expect((await save('37.5547, 126.9707')).data.company.coordinates).toBe('37.5547, 126.9707')
    expect((await save(null)).data.company.coordinates).toBeNull()
  })

  it('관리자가 아닌 직원, 회원, 방문자는 바꿀 수 없습니다', async () => {
    for (const as of [await shop.staff('production'), await shop.member(), shop.visitor()])
      expect([401, 403]).toContain((await shop.call(changeShop, { as, body })).status)
  })
})

describe('공지', () => {
  it('고정한 공지가 먼저, 그다음은 새 공지부터 나옵니다', async () => {
    const { data } = await shop.call(listNotices, { query: {} })
    expect(data.items[0]?.pinned).toBe(true)
    const times = data.items.slice(1).map((item) => item.publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('한 건을 열면 앞뒤 공지로 갈 수 있고, 없는 공지는 404입니다', async () => {
    const { data } = await shop.call(listNotices, { query: {} })
    const second = data.items[1]
    const { data: notice } = await shop.call(readNotice, { params: { id: second?.id ?? '' } })
    expect(notice.newer?.id).toBe(data.items[0]?.id)
    expect(notice.older?.id).toBe(data.items[2]?.id)
    expect((await shop.call(readNotice, { params: { id: NOBODY } })).status).toBe(404)
  })

  it('다음 쪽은 앞쪽의 마지막 공지 뒤부터 이어지고 겹치지 않습니다', async () => {
    const { ids, clock, database } = shop.container
    const many = Array.from({ length: 45 }, (_, at) => ({
      id: ids.uuid(),
      piece: { kind: 'notice', title: `지난 공지 ${at}`, fields: { pinned: false }, doc: docOfPlain('본문') } as const,
      publishedAt: new Date(clock.now().getTime() - 86_400_000 * (at + 1)),
    }))
    await database.transaction((tx) => layWritten(tx, many))
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data }: { data: { items: { id: string }[]; next: string | null } } = await shop.call(listNotices, {
        query: after ? { after } : {},
      })
      seen.push(...data.items.map((item) => item.id))
      after = data.next
    } while (after)
    expect(seen.length).toBe(new Set(seen).size)
    expect(seen.length).toBeGreaterThanOrEqual(49)
  })

  it('찾는 말의 %와 _는 글자 그대로 찾습니다', async () => {
    expect((await shop.call(listNotices, { query: { q: '%' } })).data.items).toEqual([])
    expect((await shop.call(listNotices, { query: { q: '온라인 주문' } })).data.items).toHaveLength(1)
  })
})

describe('자주 묻는 질문', () => {
  it('갈래와 찾는 말로 줄여 보고, 하나를 열 수 있습니다', async () => {
    const { data } = await shop.call(listFaqs, { query: { category: 'file', q: '책등' } })
    expect(data.items).toHaveLength(1)
    const one = await shop.call(readFaq, { params: { id: data.items[0]?.id ?? '' } })
    expect(one.data.question).toContain('책등')
    expect((await shop.call(readFaq, { params: { id: NOBODY } })).status).toBe(404)
  })
})
