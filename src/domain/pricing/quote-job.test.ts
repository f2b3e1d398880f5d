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

  it('디지털 낱장으로 찍고, 값이 나온 과정을 줄마다 말합니다', () => {
    expect(price).toMatchObject({
      route: 'digital-sheet',
      supply: 496_040,
      vat: 49_604,
      total: 545_644,
      unit: 5_457,
      spine: 9.6,
      workingDays: 3,
    })
    expect(price.lines.map((line) => [line.partId, line.label, line.amount])).toEqual([
      ['cover', '용지 아트지 250 g', 6_006],
      ['cover', '컬러 인쇄', 21_500],
      ['body', '용지 미색모조 80 g', 66_786],
      ['body', '흑백 인쇄', 285_000],
      ['cover', '무광 코팅', 11_750],
      [null, '무선 제본', 98_000],
      [null, '포장', 2_000],
      [null, '파일 확인과 작업 준비', 5_000],
      [null, '10원 미만 버림', -2],
    ])
  })

  it('종이는 앉힌 수로 셉니다: 2,500장에 여분 53장', () => {
    expect(price.lines[2]).toMatchObject({
      quantity: 2_553,
      inputs: { 절: '국4절', '인쇄에 드는 종이': 2_500, '여분 종이': 53 },
    })
  })

  it('300권부터는 오프셋이 쌉니다', () => {
    expect(quantityTable(book, TARIFF, [100, 200, 300, 20_000]).map((row) => [row.copies, row.route])).toEqual([
      [100, 'digital-sheet'],
      [200, 'digital-sheet'],
      [300, 'offset-dedicated'],
    ])
  })

  it('한 권 값이 눈에 띄게 내려가는 다음 부수를 알려 줍니다', () => {
    expect(nextBreak(book, TARIFF)).toEqual({
      copies: 200,
      extra: priceOf({ ...book, copies: 200 }).total - price.total,
      unit: 4_617,
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
    expect(priceOf(flyer)).toMatchObject({ route: 'offset-ganged', total: 183_700 })
    expect(priceOf({ ...flyer, production: 'dedicated' })).toMatchObject({ route: 'offset-dedicated' })
    expect(priceOf({ ...flyer, production: 'dedicated' }).total).toBeGreaterThan(183_700)
  })

  it('합판에 없는 크기를 합판으로 찍어 달라면 거절하고 길을 알려 줍니다', () => {
    const answer = quote({ ...flyer, trim: { width: 200, height: 200 }, production: 'ganged' }, TARIFF)
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-route' } })
  })

  it('합판은 정해진 수량 사이에서 다음 수량의 값입니다', () => {
    expect(priceOf({ ...flyer, copies: 3_000 }).lines[0]?.inputs).toMatchObject({ '값을 매기는 수': 4_000 })
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
