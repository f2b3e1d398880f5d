import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { FIRST_DELIVERY_FEES } from '#/domain/orders/delivery-fee.data.ts'
import { firstSteps } from './first-steps.ts'
import type { FirstFacts } from './first.loader.ts'

const FACTS: FirstFacts = {
  cutOff: 14,
  pickUpAt: '16:30',
  book: { spec: defaultSpec('D413'), summary: 'A5 200쪽', total: 123_400, each: 1234, unit: '권', workingDays: 4 },
  promise: { confirmBy: '25일 14시', leaves: '12월 1일 화요일' },
  kit: null,
}
const stepOf = (facts: FirstFacts, wanted: string, fees = FIRST_DELIVERY_FEES) =>
  firstSteps(facts, fees).find(({ name }) => name === wanted)

describe('처음 오신 분의 여섯 걸음', () => {
  it('가격, 출고일, 택배비는 가게가 셈하는 값 그대로 말합니다', () => {
    expect(stepOf(FACTS, 'choose')?.number).toMatchObject({ label: 'A5 200쪽', value: '123,400원' })
    expect(stepOf(FACTS, 'make')?.number).toMatchObject({ value: '12월 1일 화요일', note: '출고 · 제작 4영업일' })
    expect(stepOf(FACTS, 'make')?.text).toContain('영업일 14시까지')
    const fees = { ...FIRST_DELIVERY_FEES, steps: [{ upTo: 20_000, fee: 4100 }], freeFrom: null }
    expect(stepOf(FACTS, 'send', fees)?.number).toEqual({
      label: '택배비',
      value: '상자마다 4,100원',
      note: '집하 16:30',
    })
  })

  it('읽지 못한 값은 지어내지 않고 걸음만 남깁니다', () => {
    const unread = { ...FACTS, book: null, promise: null, pickUpAt: null }
    expect(firstSteps(unread, FIRST_DELIVERY_FEES)).toHaveLength(6)
    expect(stepOf(unread, 'choose')?.number).toBeNull()
    expect(stepOf(unread, 'make')?.number).toBeNull()
    expect(stepOf(unread, 'send', { ...FIRST_DELIVERY_FEES, freeFrom: null })?.number).not.toHaveProperty('note')
  })
})
