import { describe, expect, it } from 'vitest'
import { faultsOf, next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE, whyNotByPhone, whyNotOffer } from './case-machine.ts'
import { INQUIRY_MACHINE, INQUIRY_STATES, isWaiting } from './inquiry-machine.ts'
import { fillTemplate, unknownFields } from './fill-template.ts'

describe('an inquiry', () => {
  it('has a table without faults', () => {
    expect(faultsOf(INQUIRY_MACHINE)).toEqual([])
  })
  it('goes from the question over the answer to the reply', () => {
    expect(next(INQUIRY_MACHINE, 'received', 'take', 'staff')).toEqual({ ok: true, to: 'reviewing' })
    expect(next(INQUIRY_MACHINE, 'reviewing', 'answer', 'staff')).toEqual({ ok: true, to: 'answered' })
    expect(next(INQUIRY_MACHINE, 'answered', 'write', 'customer')).toEqual({ ok: true, to: 'replied' })
  })
  it('is answered by staff alone, and ended by the clock only when it was answered', () => {
    expect(next(INQUIRY_MACHINE, 'received', 'answer', 'customer').ok).toBe(false)
    expect(next(INQUIRY_MACHINE, 'answered', 'expire', 'system')).toEqual({ ok: true, to: 'closed' })
    expect(next(INQUIRY_MACHINE, 'replied', 'expire', 'system').ok).toBe(false)
  })
  it('never comes back once it is closed', () => {
    for (const event of ['take', 'answer', 'write', 'close', 'merge', 'expire'] as const)
      for (const who of ['customer', 'staff', 'system'] as const)
        expect(next(INQUIRY_MACHINE, 'closed', event, who).ok).toBe(false)
  })
  it('waits for the shop until it is answered', () => {
    expect(INQUIRY_STATES.filter(isWaiting)).toEqual(['received', 'reviewing', 'replied'])
  })
})

describe('a case', () => {
  it('has a table without faults', () => {
    expect(faultsOf(CASE_MACHINE)).toEqual([])
  })
  it('is agreed to once, by the customer', () => {
    expect(next(CASE_MACHINE, 'offered', 'agree', 'customer')).toEqual({ ok: true, to: 'agreed' })
    expect(next(CASE_MACHINE, 'offered', 'agree', 'staff').ok).toBe(false)
    expect(next(CASE_MACHINE, 'agreed', 'refuse', 'customer').ok).toBe(false)
    expect(next(CASE_MACHINE, 'agreed', 'offer', 'staff').ok).toBe(false)
  })
  it('is agreed to on the telephone where goods are made again, and never where money goes back', () => {
    expect(next(CASE_MACHINE, 'offered', 'agree-by-phone', 'staff')).toEqual({ ok: true, to: 'agreed' })
    expect(next(CASE_MACHINE, 'offered', 'agree-by-phone', 'customer').ok).toBe(false)
    expect(next(CASE_MACHINE, 'received', 'agree-by-phone', 'staff').ok).toBe(false)
    expect(whyNotByPhone('remake')).toBeNull()
    expect(whyNotByPhone('refund')).toContain('환불·취소')
  })
  it('may get a better offer after a refusal', () => {
    expect(next(CASE_MACHINE, 'refused', 'offer', 'staff')).toEqual({ ok: true, to: 'offered' })
  })
  it('is offered no more than was ordered and paid', () => {
    const line = { unit: '부', copies: 200, total: 933_350 } as const
    expect(whyNotOffer({ kind: 'remake', copies: 200, amount: null }, line)).toBeNull()
    expect(whyNotOffer({ kind: 'remake', copies: 201, amount: null }, line)).toContain('200부')
    expect(whyNotOffer({ kind: 'refund', copies: null, amount: 933_350 }, line)).toBeNull()
    expect(whyNotOffer({ kind: 'refund', copies: null, amount: 933_351 }, line)).toContain('933,350원')
    expect(whyNotOffer({ kind: 'refund', copies: null, amount: 0 }, line)).toContain('금액')
  })
})

describe('a canned answer', () => {
  it('is filled with what is known', () => {
    expect(fillTemplate('{이름}님, {주문번호} 확인했습니다.', { 이름: '윤서영', 주문번호: null })).toBe(
      '윤서영님, 해당 주문 확인했습니다.',
    )
  })
  it('names the fields that nothing fills', () => {
    expect(unknownFields('{이름}님 {배송일}')).toEqual(['배송일'])
  })
})
