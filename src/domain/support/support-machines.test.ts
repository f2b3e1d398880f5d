import { describe, expect, it } from 'vitest'
import { faultsOf, next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE } from './case-machine.ts'
import { type Offer, offerOnly, offerSummary, whyNotByPhone, whyNotOffer } from './case-offer.ts'
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
    expect(whyNotByPhone({ kind: 'remake', after: null })).toBeNull()
    expect(whyNotByPhone({ kind: 'return', after: 'remake' })).toBeNull()
    expect(whyNotByPhone({ kind: 'refund', after: null })).toContain('환불·취소')
    expect(whyNotByPhone({ kind: 'return', after: 'refund' })).toContain('환불·취소')
    for (const kind of ['points', 'coupon'] as const) expect(whyNotByPhone({ kind, after: null })).toContain('화면에서')
  })
  it('may get a better offer after a refusal', () => {
    expect(next(CASE_MACHINE, 'refused', 'offer', 'staff')).toEqual({ ok: true, to: 'offered' })
  })
  it('waits for goods that come back before anything follows, and may end without them', () => {
    expect(next(CASE_MACHINE, 'agreed', 'expect', 'system')).toEqual({ ok: true, to: 'returning' })
    expect(next(CASE_MACHINE, 'returning', 'arrive', 'staff')).toEqual({ ok: true, to: 'agreed' })
    for (const event of ['remake', 'settle', 'agree'] as const)
      expect(next(CASE_MACHINE, 'returning', event, 'staff').ok).toBe(false)
    expect(next(CASE_MACHINE, 'returning', 'arrive', 'customer').ok).toBe(false)
    expect(next(CASE_MACHINE, 'returning', 'decline', 'staff')).toEqual({ ok: true, to: 'refused' })
  })
  it('is open again when what was given is taken back, or when the second person says no', () => {
    expect(next(CASE_MACHINE, 'settled', 'take-back', 'staff')).toEqual({ ok: true, to: 'reviewing' })
    expect(next(CASE_MACHINE, 'settled', 'take-back', 'customer').ok).toBe(false)
    expect(next(CASE_MACHINE, 'agreed', 'withhold', 'system')).toEqual({ ok: true, to: 'reviewing' })
  })
  it('is offered no more than was ordered and paid', () => {
    const line = { unit: '부', copies: 200, total: 933_350 } as const
    const why = (offer: Partial<Offer> & Pick<Offer, 'kind'>) => whyNotOffer({ ...NOTHING, ...offer }, line)
    expect(why({ kind: 'remake', copies: 200 })).toBeNull()
    expect(why({ kind: 'remake', copies: 201 })?.why).toContain('200부')
    expect(why({ kind: 'refund', amount: 933_350 })).toBeNull()
    expect(why({ kind: 'refund', amount: 933_351 })).toEqual({
      field: 'amount',
      why: expect.stringContaining('933,350원'),
    })
    expect(why({ kind: 'refund', amount: 0 })?.why).toContain('금액')
    expect(why({ kind: 'points', amount: 933_351 })?.why).toContain('드릴 수 없습니다')
    expect(why({ kind: 'coupon' })?.field).toBe('campaignId')
  })
  it('takes goods back only when it is said how, how many, and what follows', () => {
    const line = { unit: '부', copies: 200, total: 933_350 } as const
    const back = { ...NOTHING, kind: 'return', after: 'refund', way: 'pickup', copies: 30, amount: 10_000 } as const
    expect(whyNotOffer(back, line)).toBeNull()
    expect(whyNotOffer({ ...back, after: null }, line)?.field).toBe('after')
    expect(whyNotOffer({ ...back, way: null }, line)?.field).toBe('way')
    expect(whyNotOffer({ ...back, copies: 201 }, line)?.field).toBe('copies')
    expect(whyNotOffer({ ...back, amount: null }, line)?.field).toBe('amount')
    expect(whyNotOffer({ ...back, after: 'remake', amount: null }, line)).toBeNull()
    expect(offerOnly({ ...back, after: 'remake', campaignId: 'x' })).toEqual({
      ...back,
      after: 'remake',
      amount: null,
    })
    const said = { ...back, goods: '30권', couponName: null } as const
    expect(offerSummary(said)).toBe('30권 반품과 10,000원 환불')
    expect(offerSummary({ ...said, kind: 'points', amount: 5_000 })).toBe('5,000P 보상')
  })
})

const NOTHING = { copies: null, amount: null, after: null, way: null, campaignId: null } as const

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
