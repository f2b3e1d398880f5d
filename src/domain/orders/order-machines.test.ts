import { describe, expect, test } from 'vitest'
import { DELIVERY_MACHINE } from './delivery-machine.ts'
import { FILE_MACHINE } from './file-machine.ts'
import { cancelRule, mayChangeFile, mayPlan, mayPrint, type LineFacts } from './guards.ts'
import { PAYMENT_MACHINE } from './payment-machine.ts'
import { PRODUCTION_MACHINE } from './production-machine.ts'
import { eventsFrom, faultsOf, next, type Machine } from './transition.ts'

const line: LineFacts = {
  payment: 'paid',
  file: 'waiting-customer',
  production: 'waiting',
  printed: false,
  moneyMissing: false,
  changeWaits: false,
  approvedPages: true,
  packaged: true,
}

describe('the four state machines', () => {
  const machines = [PAYMENT_MACHINE, FILE_MACHINE, PRODUCTION_MACHINE, DELIVERY_MACHINE] as readonly Machine<
    string,
    string
  >[]
  test.each(machines.map((machine) => [machine.name, machine] as const))(
    'every state of %s can be reached and no question has two answers',
    (_name, machine) => expect(faultsOf(machine)).toEqual([]),
  )

  test('a table with a state nobody can reach is found out', () => {
    const broken: Machine<string, string> = {
      name: 'x',
      initial: 'a',
      states: ['a', 'b', 'c'],
      table: [{ from: ['a'], event: 'go', to: 'b', who: ['staff'] }],
    }
    expect(faultsOf(broken)).toEqual(['unreachable state c'])
  })

  test('nobody but the gateway answers a payment that is being confirmed', () => {
    expect(eventsFrom(PAYMENT_MACHINE, 'confirming', 'customer')).toEqual([])
    expect(eventsFrom(PAYMENT_MACHINE, 'confirming', 'staff')).toEqual([])
    expect(next(PAYMENT_MACHINE, 'confirming', 'cancel', 'customer')).toEqual({
      ok: false,
      reason: 'not-from-here',
    })
  })

  test('staff cannot approve a proof for the customer', () => {
    expect(next(FILE_MACHINE, 'waiting-customer', 'approve', 'staff')).toEqual({
      ok: false,
      reason: 'not-by-you',
    })
    expect(next(FILE_MACHINE, 'waiting-customer', 'approve', 'customer')).toEqual({
      ok: true,
      to: 'approved',
    })
  })

  test('a new file withdraws the approval', () => {
    expect(next(FILE_MACHINE, 'approved', 'attach', 'customer')).toEqual({
      ok: true,
      to: 'checking',
    })
  })

  test('a refunded order is never paid again', () => {
    expect(next(PAYMENT_MACHINE, 'refunded', 'capture', 'system').ok).toBe(false)
    expect(next(PAYMENT_MACHINE, 'paid', 'capture', 'system').ok).toBe(false)
  })
})

describe('the guards of a line', () => {
  test('a job is planned only when it is paid for and approved', () => {
    expect(mayPlan(line)).toBe(false)
    expect(mayPlan({ ...line, file: 'approved' })).toBe(true)
    expect(mayPlan({ ...line, file: 'approved', payment: 'waiting-deposit' })).toBe(false)
    expect(mayPlan({ ...line, file: 'approved', payment: 'deferred' })).toBe(true)
    expect(mayPlan({ ...line, file: 'approved', approvedPages: false })).toBe(false)
    expect(mayPrint({ ...line, file: 'approved' })).toBe(true)
    expect(mayPrint({ ...line, file: 'approved', packaged: false })).toBe(false)
  })

  test('cancelling is free before approval, by agreement afterwards, impossible in print', () => {
    expect(cancelRule([line])).toBe('free')
    expect(cancelRule([line, { ...line, file: 'approved' }])).toBe('by-agreement')
    expect(cancelRule([line, { ...line, file: 'approved', production: 'printing', printed: true }])).toBe('impossible')
    expect(cancelRule([{ ...line, production: 'on-hold', printed: true }])).toBe('impossible')
  })

  test('an order whose payment is being confirmed is not cancelled under the gateway', () => {
    expect(cancelRule([{ ...line, payment: 'confirming', file: 'no-file' }])).toBe('impossible')
  })

  test('the file is fixed once sheets were printed', () => {
    expect(mayChangeFile(line)).toBe(true)
    expect(mayChangeFile({ ...line, printed: true, production: 'on-hold' })).toBe(false)
    expect(mayChangeFile({ ...line, printed: true, production: 'on-hold' }, 'staff')).toBe(true)
    expect(mayChangeFile({ ...line, printed: true, production: 'remake' }, 'staff')).toBe(true)
    expect(mayChangeFile({ ...line, printed: true, production: 'printing' }, 'staff')).toBe(false)
  })
})
