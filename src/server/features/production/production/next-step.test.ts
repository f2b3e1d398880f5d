import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFacts } from '#/domain/orders/guards.ts'
import { PRODUCTION_MACHINE } from '#/domain/orders/production-machine.ts'
import { PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { next } from '#/domain/orders/transition.ts'
import { nextStep, possibleMoves } from './next-step.ts'

const spec = (binding: string | null): JobSpec => ({ binding, finishes: [], parts: [] }) as unknown as JobSpec
const line = (production: LineFacts['production'], file: LineFacts['file'] = 'approved'): LineFacts => ({
  payment: 'paid',
  file,
  production,
  printed: false,
  moneyMissing: false,
  changeWaits: false,
  approvedPages: file === 'approved',
  packaged: true,
})

describe('the next step of production', () => {
  it('takes a book over the binder and a flyer straight to packing', () => {
    expect(nextStep(line('printing'), spec('perfect'))).toBe('start-binding')
    expect(nextStep(line('printing'), spec(null))).toBe('start-packing')
  })
  it('does not plan what the customer has not approved', () => {
    expect(nextStep(line('waiting', 'waiting-customer'), spec(null))).toBeNull()
    expect(possibleMoves(line('waiting', 'waiting-customer'))).not.toContain('plan')
  })
  it('prints nothing without a press package of what was approved', () => {
    const planned = line('planned')
    expect(possibleMoves(planned)).toContain('start-print')
    expect(possibleMoves({ ...planned, packaged: false })).not.toContain('start-print')
    expect(possibleMoves({ ...planned, approvedPages: false })).not.toContain('start-print')
    expect(nextStep({ ...line('waiting'), approvedPages: false }, spec(null))).toBeNull()
  })
  it('leaves a held job to a person', () => {
    expect(nextStep(line('on-hold'), spec(null))).toBeNull()
    expect(possibleMoves(line('on-hold'))).toEqual(['release'])
  })
  it('never names a step that the table of states refuses', () => {
    for (const state of PRODUCTION_STATES) {
      const step = nextStep(line(state), spec('perfect'))
      if (step) expect(next(PRODUCTION_MACHINE, state, step, 'staff').ok, `${state} → ${step}`).toBe(true)
    }
  })
})
