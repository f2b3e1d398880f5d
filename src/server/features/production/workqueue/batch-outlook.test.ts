import { describe, expect, it } from 'vitest'
import type { LineFacts } from '#/domain/orders/guards.ts'
import { SMALL_BOOK } from '#tests/support/paid-order.ts'
import { outlookOf } from './batch-outlook.ts'

const facts: LineFacts = {
  payment: 'paid',
  file: 'approved',
  production: 'waiting',
  printed: false,
  moneyMissing: false,
  changeWaits: false,
  approvedPages: true,
  packaged: true,
}
const line = { facts, spec: SMALL_BOOK, cancelAsked: false, dueDay: '2026-11-27', here: true, assignee: null }
const of = (change: Partial<LineFacts>) => ({ ...line, facts: { ...facts, ...change } })

describe('what a batch would do, said before it does', () => {
  it('says of press packages, days and letters which lines they are for', () => {
    const says = (act: 'package' | 'due' | 'write', own: object) => outlookOf(act, { ...line, ...own }, 'me').goes
    expect(outlookOf('package', of({ packaged: false }), 'me')).toEqual({ goes: true, says: '인쇄 자료를 만듭니다' })
    expect(outlookOf('package', of({ file: 'ready' }), 'me').says).toBe('시안을 아직 안 만들었습니다')
    expect(says('package', of({ approvedPages: false }))).toBe(false)
    expect(says('package', of({ isKit: true }))).toBe(false)
    expect(outlookOf('due', line, 'me').says).toContain('11월 27일')
    expect(says('due', { dueDay: null })).toBe(false)
    expect(says('due', { here: false })).toBe(false)
    expect(says('due', of({ production: 'cancelled' }))).toBe(false)
    expect(says('write', {})).toBe(true)
    expect(says('write', of({ payment: 'cancelled' }))).toBe(false)
    expect(says('write', of({ isEbook: true }))).toBe(false)
  })

  it('names the next step of each job, and why another one has none', () => {
    expect(outlookOf('next', line, 'me')).toEqual({ goes: true, says: '인쇄 대기로' })
    expect(outlookOf('next', of({ production: 'printing' }), 'me').says).toBe('제본·후가공으로')
    expect(outlookOf('next', of({ file: 'ready' }), 'me')).toEqual({ goes: false, says: '시안을 아직 안 만들었습니다' })
    expect(outlookOf('next', of({ payment: 'waiting-deposit', file: 'checking' }), 'me').says).toBe('결제를 기다립니다')
    expect(outlookOf('next', of({ production: 'done' }), 'me').says).toBe('제작이 끝나 출고를 기다립니다')
    expect(outlookOf('next', of({ moneyMissing: true }), 'me').goes).toBe(false)
    const planned = { production: 'planned' } as const
    expect(outlookOf('next', of(planned), 'me')).toEqual({ goes: true, says: '인쇄로' })
    expect(outlookOf('next', of({ ...planned, packaged: false }), 'me')).toEqual({
      goes: false,
      says: '인쇄 자료를 아직 만들고 있습니다',
    })
    expect(outlookOf('next', { ...line, cancelAsked: true }, 'me').says).toBe('취소 요청에 먼저 답해 주세요')
  })
  it('holds what is not held, and lets go what is', () => {
    expect(outlookOf('hold', line, 'me').goes).toBe(true)
    expect(outlookOf('hold', of({ production: 'on-hold' }), 'me').says).toBe('이미 보류 중입니다')
    expect(outlookOf('release', of({ production: 'on-hold' }), 'me').goes).toBe(true)
    expect(outlookOf('release', line, 'me').says).toBe('보류 중이 아닙니다')
  })
  it('says whose an order is before it is taken', () => {
    const hers = { ...line, assignee: { staffId: 'her', name: '박지훈' } }
    expect(outlookOf('take', hers, 'me').says).toBe('박지훈 담당에서 나에게로')
    expect(outlookOf('take', hers, 'her').goes).toBe(false)
    expect(outlookOf('drop', hers, 'me').goes).toBe(false)
    expect(outlookOf('drop', hers, 'her').goes).toBe(true)
  })
})
