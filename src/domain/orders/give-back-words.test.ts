import { expect, test } from 'vitest'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { backWord, giveBackWords } from './give-back-words.ts'

test('what comes off a debt alone is no refund, as on its statement', () => {
  expect(backWord({ amount: 12_210, debt: 12_210 })).toBe(DEAL_NAMES.lowered)
  expect(backWord({ amount: 12_210, debt: 10_000 })).toBe(DEAL_NAMES.refund)
  expect(backWord({ amount: 12_210, debt: 0 })).toBe(DEAL_NAMES.refund)
  const said = giveBackWords({ amount: 12_210, kept: 0, keptReason: '', debt: 12_210 })
  expect(said).toBe('12,210원을 후불로 내실 금액에서 뺐습니다.')
})
