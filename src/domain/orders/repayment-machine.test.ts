import { expect, test } from 'vitest'
import { OWED_STATES, REPAYMENT_MACHINE, REPAYMENT_STATES, STUCK_STATES } from './repayment-machine.ts'
import { eventsFrom, faultsOf, next } from './transition.ts'

test('every state can be reached and no question has two answers', () => {
  expect(faultsOf(REPAYMENT_MACHINE)).toEqual([])
})

test('money that is owed can always go on, and money that went back never again', () => {
  const movers = ['customer', 'staff', 'system'] as const
  for (const state of REPAYMENT_STATES) {
    const moves = movers.flatMap((who) => eventsFrom(REPAYMENT_MACHINE, state, who))
    expect(moves.length > 0, state).toBe(OWED_STATES.includes(state))
  }
})

test('where nothing moves by itself the desk can always end it', () => {
  for (const state of STUCK_STATES) expect(next(REPAYMENT_MACHINE, state, 'transfer', 'staff').ok, state).toBe(true)
})

test('money on its way cannot be sent a second time, by nobody', () => {
  for (const event of ['name-account', 'retry', 'transfer'] as const)
    for (const who of ['customer', 'staff'] as const)
      expect(next(REPAYMENT_MACHINE, 'returning', event, who).ok, `${event} ${who}`).toBe(false)
})
