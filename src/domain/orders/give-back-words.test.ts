import { expect, test } from 'vitest'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { backWord, giveBackWords, pressedWords } from './give-back-words.ts'

test('what comes off a debt alone is no refund, as on its statement', () => {
  expect(backWord({ amount: 12_210, debt: 12_210 })).toBe(DEAL_NAMES.lowered)
  expect(backWord({ amount: 12_210, debt: 10_000 })).toBe(DEAL_NAMES.refund)
  expect(backWord({ amount: 12_210, debt: 0 })).toBe(DEAL_NAMES.refund)
  const said = giveBackWords({ amount: 12_210, kept: 0, keptReason: '', debt: 12_210 })
  expect(said).toBe('12,210원을 후불로 내실 금액에서 뺐습니다.')
})

test('whoever lowers a debt is not told that money goes out', () => {
  expect(pressedWords({ state: 'done', amount: 12_210, debt: 12_210 })).toBe(
    '받을 금액에서 12,210원을 뺐습니다. 고객에게 알립니다.',
  )
  expect(pressedWords({ state: 'done', amount: 12_210, debt: 10_000 })).toBe(
    '받을 금액에서 10,000원을 빼고 2,210원을 돌려드립니다. 고객에게 알립니다.',
  )
  expect(pressedWords({ state: 'done', amount: 2_210, debt: 0 })).toBe('2,210원을 돌려드립니다. 고객에게 알립니다.')
  expect(pressedWords({ state: 'asked', amount: 12_210, debt: 12_210 })).toMatch(/^12,210원 감액의 확인을 요청/)
  expect(pressedWords({ state: 'done', amount: 0, debt: 0 })).toMatch(/^취소했습니다/)
})
