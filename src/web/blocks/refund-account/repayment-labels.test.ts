import { expect, test } from 'vitest'
import { REPAYMENT_CAUSES, REPAYMENT_STATES } from '#/domain/orders/repayment-machine.ts'
import { repaymentLabels } from './repayment-labels.ts'

const saying = (words: ReturnType<typeof repaymentLabels>) => `${words.title} ${words.why ?? ''} ${words.text}`

test('money that has arrived is never also said to be missing, whatever it came by', () => {
  for (const cause of REPAYMENT_CAUSES)
    for (const state of ['returned', 'transferred'] as const) {
      const text = saying(repaymentLabels({ cause, state, needsAccount: false }))
      expect(text).toContain('환불을 보냈습니다')
      expect(text).not.toMatch(/되돌아왔|들어가지 않|알려 주시면|보내고 있습니다/)
    }
})

test('money on its way asks for nothing, and a refused account asks for another one', () => {
  for (const cause of REPAYMENT_CAUSES) {
    expect(saying(repaymentLabels({ cause, state: 'returning', needsAccount: false }))).not.toContain('알려 주세요')
    expect(repaymentLabels({ cause, state: 'refused', needsAccount: true }).title).toBe('다른 계좌를 알려 주세요')
    expect(saying(repaymentLabels({ cause, state: 'refused', needsAccount: false }))).toContain('하실 일은 없습니다')
  }
})

test('each state is told in words of its own', () => {
  const told = REPAYMENT_STATES.map((state) =>
    saying(repaymentLabels({ cause: 'paid-twice', state, needsAccount: true })),
  )
  expect(new Set(told).size).toBe(REPAYMENT_STATES.length)
})
