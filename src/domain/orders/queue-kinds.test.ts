import { describe, expect, it } from 'vitest'
import { LINE_KINDS, queueKindOf } from './queue-kinds.ts'
import { FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from './states.ts'

const paid = {
  payment: 'paid',
  file: 'ready',
  production: 'waiting',
  moneyMissing: false,
  changeWaits: false,
  cancelAsked: false,
  parcelReady: false,
} as const

describe('what a person has to do next', () => {
  it('asks for nothing before the money is there, but watches a promised deposit', () => {
    expect(queueKindOf({ ...paid, payment: 'unpaid' })).toBeNull()
    expect(queueKindOf({ ...paid, payment: 'waiting-deposit' })).toBe('watch-deposit')
  })
  it('leaves the customer alone to answer a proof', () => {
    expect(queueKindOf({ ...paid, file: 'waiting-customer' })).toBeNull()
    expect(queueKindOf({ ...paid, file: 'changes-asked' })).toBe('answer-changes')
  })
  it('goes from an approved proof to the press, and from the bench to the courier', () => {
    expect(queueKindOf({ ...paid, file: 'approved' })).toBe('plan-production')
    expect(queueKindOf({ ...paid, file: 'approved', production: 'printing' })).toBeNull()
    expect(queueKindOf({ ...paid, file: 'approved', production: 'done', parcelReady: true })).toBe('dispatch')
    expect(queueKindOf({ ...paid, file: 'approved', production: 'done' })).toBeNull()
  })
  it('answers a cancellation request before any other work, as long as there is something to cancel', () => {
    for (const file of FILE_STATES)
      expect(queueKindOf({ ...paid, file, cancelAsked: true }), file).toBe('answer-cancel')
    expect(queueKindOf({ ...paid, production: 'on-hold', cancelAsked: true })).toBe('answer-cancel')
    expect(queueKindOf({ ...paid, production: 'cancelled', cancelAsked: true })).toBeNull()
  })
  it('sees to money that was taken back before anything else, whatever became of the job', () => {
    for (const payment of PAYMENT_STATES)
      for (const production of PRODUCTION_STATES)
        expect(queueKindOf({ ...paid, payment, production, moneyMissing: true, cancelAsked: true })).toBe(
          'money-taken-back',
        )
  })
  it('uses every kind of a line it names', () => {
    const seen = new Set<string | null>()
    for (const payment of PAYMENT_STATES)
      for (const file of FILE_STATES)
        for (const production of PRODUCTION_STATES)
          for (const parcelReady of [true, false])
            for (const cancelAsked of [true, false])
              for (const moneyMissing of [true, false])
                seen.add(
                  queueKindOf({
                    payment,
                    file,
                    production,
                    parcelReady,
                    cancelAsked,
                    moneyMissing,
                    changeWaits: false,
                  }),
                )
    expect(LINE_KINDS.filter((kind) => !seen.has(kind))).toEqual([])
  })
})
