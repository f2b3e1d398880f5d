import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { nextBreak, priceDelta, quantityTable } from './quantity-table.ts'
import { quote } from './quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'

const book = defaultSpec('D413')
const flyer = defaultSpec('D304')

function priceOf(spec: JobSpec) {
  const answer = quote(spec, TARIFF)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

describe('A5 200쪽 무선 100권', () => {
  const price = priceOf(book)

  it('본문을 두루마리에 찍고, 값이 나온 과정을 줄마다 말합니다', () => {
    expect(price).toMatchObject({
      route: 'digital-rotary',
      supply: 389_950,
      vat: 38_995,
      total: 428_945,
      unit: 4_290,
      spine: 9.6,
      workingDays: 4,
    })
    expect(price.lines.map((line) => [line.partId, line.label, line.amount])).toEqual([
      ['cover', '용지 아트지 250 g', 6_006],
      ['cover', '컬러 인쇄', 20_000],
      ['body', '용지 미색모조 80 g', 86_983],
      ['body', '흑백 인쇄', 150_833],
      ['cover', '무광 코팅', 11_267],
      [null, '무선 제본', 87_863],
      [null, '포장', 2_000],
      [null, '파일 확인과 작업 준비', 25_000],
      [null, '10원 미만 버림', -2],
    ])
  })

  it('종이는 앉힌 수로 셉니다: 1,112장에 여분 43장', () => {
    expect(price.lines[2]).toMatchObject({
      quantity: 1_155,
      inputs: { 절: '롤 530 × 750', '인쇄에 드는 종이': 1_112, '여분 종이': 43 },
    })
  })

  it('300권부터는 오프셋이 쌉니다', () => {
    expect(quantityTable(book, TARIFF, [100, 200, 300, 20_000]).map((row) => [row.copies, row.route])).toEqual([
      [100, 'digital-rotary'],
      [200, 'digital-rotary'],
      [300, 'offset-dedicated'],
    ])
  })

  it('한 권 값이 눈에 띄게 내려가는 다음 부수를 알려 줍니다', () => {
    expect(nextBreak(book, TARIFF)).toEqual({
      copies: 300,
      extra: priceOf({ ...book, copies: 300 }).total - price.total,
      unit: 2_798,
    })
    expect(nextBreak({ ...book, copies: 10_000 }, TARIFF)).toBeNull()
  })

  it('다른 종이와의 차액은 두 견적의 차이입니다', () => {
    const thicker = choose(book, 'body.paper', 'cream-100')
    expect(priceDelta(price, thicker, TARIFF)).toBe(priceOf(thicker).total - price.total)
  })
})

describe('A4 전단 4,000장', () => {
  it('알맞게 찍으면 합판, 독판을 고르면 더 비쌉니다', () => {
    expect(priceOf(flyer)).toMatchObject({ route: 'offset-ganged', total: 146_300 })
    expect(priceOf({ ...flyer, production: 'dedicated' })).toMatchObject({ route: 'offset-dedicated' })
    expect(priceOf({ ...flyer, production: 'dedicated' }).total).toBeGreaterThan(146_300)
  })

  it('합판의 가장 큰 자리보다 큰 것을 합판으로 찍어 달라면 거절하고 길을 알려 줍니다', () => {
    const answer = quote({ ...flyer, trim: { width: 300, height: 430 }, production: 'ganged' }, TARIFF)
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-route' } })
  })

  it('합판은 정해진 수량 사이에서 고르게 늘어, 한 장 더한다고 값이 뛰지 않습니다', () => {
    expect(priceOf({ ...flyer, copies: 3_000 }).lines[0]?.inputs).toMatchObject({ 'A4 기준 값': 92_500 })
    const [two, one] = [2_001, 2_000].map((copies) => priceOf({ ...flyer, copies }).total)
    expect((two ?? 0) - (one ?? 0)).toBeLessThan(500)
  })
})

describe('더 넉넉한 방식', () => {
  const inked = (front: 1 | 4, back: 0 | 1 | 4, copies: number): JobSpec =>
    choose({ ...flyer, copies }, 'sheet.ink', `${front}-${back}`)

  it.each([500, 4_000])('4/1 전단 %i장은 4/4보다 싸고, 4/4 판에 앉힌다고 말합니다', (copies) => {
    const plain = priceOf(inked(4, 1, copies))
    expect(plain.total).toBeLessThan(priceOf(inked(4, 4, copies)).total)
    expect(plain.ways?.join()).toContain('1도인 면도 컬러와 같은 판에')
  })

  it('4/1 독판은 판 네 장을 앞뒤가 함께 씁니다', () => {
    const dedicated = priceOf({ ...inked(4, 1, 4_000), production: 'dedicated' })
    expect(dedicated.lines.find(({ code }) => code === 'plates')?.quantity).toBe(4)
    expect(dedicated.ways?.join()).toContain('한 벌의 판')
  })

  it.each([
    [209, 296],
    [147, 209],
    [100, 148],
  ])('%i × %i mm는 다음 크기의 합판에서 재단하고, 그 값을 넘지 않습니다', (width, height) => {
    const small = priceOf({ ...flyer, trim: { width, height } })
    expect(small.route).toBe('offset-ganged')
    expect(small.ways?.join()).toContain('자리에 찍어 주문하신 크기로 재단합니다')
    expect(small.total).toBeLessThanOrEqual(priceOf({ ...flyer, trim: { width: width + 1, height: height + 1 } }).total)
  })

  it('카탈로그의 양면 코팅은 어느 부수에서도 공짜가 아닙니다', () => {
    const catalog = defaultSpec('D303')
    const both = choose(catalog, 'cover.coatingSides', 'both')
    for (const copies of [300, 500, 700, 1_000, 1_160, 1_500])
      expect(priceOf({ ...both, copies }).total).toBeGreaterThan(priceOf({ ...catalog, copies }).total)
  })

  it('같은 책은 어느 상품으로 골라도 값이 같습니다', () => {
    const rotary = defaultSpec('D813')
    for (const copies of [50, 200, 500, 1_000])
      expect(priceOf({ ...rotary, copies }).total).toBe(priceOf({ ...rotary, product: 'D413', copies }).total)
  })

  it('포스터 한 장은 A2가 A1보다 쌉니다', () => {
    const poster = { ...defaultSpec('D301'), copies: 1 }
    expect(priceOf(poster).total).toBeLessThan(priceOf(choose(poster, 'trim', 'a1')).total)
  })
})

describe('작은 주문과 빠진 요금', () => {
  it('최소 주문 금액까지 올리고, 그 줄을 보여 줍니다', () => {
    const price = priceOf({ ...defaultSpec('D305'), copies: 1 })
    expect(price.supply).toBeGreaterThanOrEqual(TARIFF.minimumSupply)
  })

  it('한 종류의 박만 요금이 없으면 그 박만 거절합니다', () => {
    const foiled = choose(book, 'finish', 'foil')
    const { gold: _, ...variants } = TARIFF.finishes['foil']?.variants ?? {}
    const tariff = {
      ...TARIFF,
      finishes: {
        ...TARIFF.finishes,
        foil: { ...(TARIFF.finishes['foil'] as (typeof TARIFF.finishes)[string]), variants },
      },
    }
    expect(quote(foiled, tariff)).toEqual({
      ok: false,
      error: { code: 'not-offered', message: '박 금박: 지금 요금표에 값이 없어 주문하실 수 없습니다.' },
    })
    expect(quote(choose(foiled, 'finish.foil.variant', 'silver'), tariff).ok).toBe(true)
  })
})
