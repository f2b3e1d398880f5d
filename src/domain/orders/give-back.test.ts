import { describe, expect, test } from 'vitest'
import { type GiveBackFacts, type GiveBackWish, planGiveBack } from './give-back.ts'

const line = (id: string, total: number, change: Partial<GiveBackFacts['lines'][number]> = {}) =>
  ({
    id,
    title: id,
    unit: '부',
    total,
    copies: 100,
    production: 'waiting',
    printed: false,
    given: 0,
    ...change,
  }) as const
const order: GiveBackFacts = {
  payment: 'paid',
  cancelled: false,
  cancelAsked: false,
  moneyMissing: false,
  changeWaits: false,
  lines: [line('a', 66_000), line('b', 33_000)],
  deliveries: [{ id: 'd', fee: 3_000, given: false }],
  takenOff: 9_900,
  left: 92_100,
  credit: null,
}
const NOTHING: GiveBackWish = { lines: [], deliveryIds: [], extra: 0, kept: 0 }
const cancel = (...ids: string[]) => ids.map((lineId) => ({ lineId, copies: 100, cancel: true }))

function planned(wish: Partial<GiveBackWish>, facts: Partial<GiveBackFacts> = {}) {
  const outcome = planGiveBack({ ...order, ...facts }, { ...NOTHING, ...wish })
  return outcome.ok ? outcome.plan : outcome.message
}

describe('what a wish comes to', () => {
  test('a line goes back with its share of what was taken off', () => {
    expect(planned({ lines: cancel('a') })).toMatchObject({ amount: 59_400, cancelledLines: ['a'], closes: false })
  })
  test('a part of the copies is a part of that, and costs are kept of it', () => {
    const lines = [{ lineId: 'b', copies: 50, cancel: false }]
    expect(planned({ lines, kept: 4_850 })).toMatchObject({ proposed: 14_850, amount: 10_000, cancelledLines: [] })
  })
  test('the last line cancels the order, and no more goes back than is left', () => {
    const whole = { lines: cancel('a', 'b'), deliveryIds: ['d'] }
    expect(planned(whole)).toMatchObject({ amount: 92_100, closes: true })
    expect(planned(whole, { left: 90_000 })).toMatchObject({ proposed: 92_100, amount: 90_000, closes: true })
    const other = [line('a', 66_000), line('b', 33_000, { production: 'cancelled' })]
    expect(planned({ lines: cancel('a') }, { lines: other })).toMatchObject({ closes: true })
  })
  test('an order that nobody paid is cancelled whole and gives nothing', () => {
    expect(planned({ lines: cancel('a', 'b') }, { payment: 'unpaid', left: 0 })).toMatchObject({
      amount: 0,
      closes: true,
    })
    expect(planned({ lines: cancel('a') }, { payment: 'unpaid', left: 0 })).toMatch('전체를')
  })
})

describe('an order that its firm pays later', () => {
  const owing = { payment: 'deferred', credit: { owed: 92_100, settled: 0 } } as const
  test('is owed less for a line, and nothing once it is cancelled whole', () => {
    expect(planned({ lines: cancel('a') }, owing)).toMatchObject({ amount: 59_400, closes: false })
    const whole = { lines: cancel('a', 'b'), deliveryIds: ['d'] }
    expect(planned(whole, owing)).toMatchObject({ amount: 92_100, closes: true })
    expect(planned({ lines: cancel('a', 'b') }, owing)).toMatch('배송비까지')
  })
  test('gives no more back than is owed of it', () => {
    const half = { payment: 'deferred', left: 40_000, credit: { owed: 40_000, settled: 52_100 } } as const
    expect(planned({ lines: cancel('a') }, half)).toMatch('입금 기록을 먼저')
    expect(planned({ extra: 40_000, lines: [] }, half)).toMatch('모두 돌려드릴 수는')
    expect(planned({ extra: 30_000 }, half)).toMatchObject({ amount: 30_000 })
    const settled = { payment: 'deferred', left: 0, credit: { owed: 0, settled: 92_100 } } as const
    expect(planned({ extra: 1_000 }, settled)).toMatch('입금 기록을 먼저')
  })
})

describe('what cannot be', () => {
  test.each([
    [{ extra: 92_101 }, {}, '92,100원'],
    [{ extra: 92_100 }, {}, '품목을 취소'],
    [{ lines: cancel('a'), kept: 59_401 }, {}, '넘을 수 없습니다'],
    [{ lines: cancel('a') }, { lines: [line('a', 66_000, { printed: true }), line('b', 33_000)] }, '이미 제작에'],
    [{ lines: [{ lineId: 'a', copies: 99, cancel: true }] }, {}, '모두 골라'],
    [{ lines: [{ lineId: 'a', copies: 60, cancel: false }] }, { lines: [line('a', 66_000, { given: 50 })] }, '50부'],
    [{ lines: [...cancel('a'), ...cancel('a')] }, {}, '두 번'],
    [{ lines: cancel('x') }, {}, '없는 품목'],
    [{ deliveryIds: ['d'] }, { deliveries: [{ id: 'd', fee: 3_000, given: true }] }, '이미 돌려드렸거나'],
    [{}, {}, '고르거나'],
    [{ extra: 1 }, { cancelled: true }, '이미 취소한'],
    [{ extra: 1 }, { payment: 'confirming' }, '결제를 확인'],
    [{ extra: 1 }, { cancelAsked: true }, '취소 요청에 먼저'],
    [{ extra: 1 }, { moneyMissing: true }, '이의제기'],
    [{ extra: 1 }, { changeWaits: true }, '차액 결제'],
  ] as const)('%j of %j is refused in Korean', (wish, facts, words) => {
    expect(planned(wish, facts)).toMatch(words)
  })
})
