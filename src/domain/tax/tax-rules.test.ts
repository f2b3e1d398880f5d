import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standingVat, vatWithin } from '#/domain/money/vat.ts'
import { faultsOf } from '#/domain/orders/transition.ts'
import { proposedCode, undoParts, whyNotCode } from './amendment.ts'
import { isWholeCancel, needsUnasked } from './cash-receipt.ts'
import { daysUntil, dueDay, monthEnd, monthOf } from './invoice-days.ts'
import { provesItself, whyNotAsk } from './may-ask.ts'
import { fitItems, saleItems, sumOf, type TaxItem } from './sale-items.ts'
import { TAX_MACHINE } from './tax-document.ts'
import { isFirm, missingOf } from './tax-party.ts'

const item = (supply: number, vat: number): TaxItem => ({
  day: '2026-11-17',
  name: '전단',
  quantity: 1,
  unitPrice: supply,
  supply,
  vat,
})

test('the machine of papers has no gaps', () => {
  expect(faultsOf(TAX_MACHINE)).toEqual([])
})

describe('the days of an invoice', () => {
  test('it is due on the 10th of the next month, and on the next working day where that is none', () => {
    expect(dueDay('2026-11-17', [])).toBe('2026-12-10')
    // The 10th of October 2026 is a Saturday; the Monday after it is kept free here.
    expect(dueDay('2026-09-30', [])).toBe('2026-10-12')
    expect(dueDay('2026-09-30', [{ day: '2026-10-12' }])).toBe('2026-10-13')
    expect(dueDay('2026-12-31', [])).toBe('2027-01-11')
  })

  test('a month ends on its last day', () => {
    expect(monthEnd('2026-11-17')).toBe('2026-11-30')
    expect(monthEnd('2028-02-01')).toBe('2028-02-29')
    expect(monthOf('2026-11-17')).toBe('2026-11')
    expect(daysUntil('2026-12-08', '2026-12-10')).toBe(2)
  })
})

describe('the rows of a paper', () => {
  const won = fc.integer({ min: 1, max: 50_000_000 })
  const line = fc.record({ supply: won, copies: fc.integer({ min: 1, max: 100_000 }) })
  test('sum to what the shop still has of the order, to the won', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        won,
        fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
        fc.nat(100),
        (jobs, fee, [off, coupon, paid], back) => {
          const lines = jobs.map(({ supply, copies }) => ({
            title: '책',
            copies,
            supply,
            vat: Math.floor(supply / 10),
          }))
          const goods = sumOf(lines)
          const whole = goods.supply + goods.vat + fee
          const share = (of: number, parts: number) => Math.floor((of * parts) / 101)
          const discountTotal = share(goods.supply + goods.vat, off)
          const couponTotal = share(whole - discountTotal, coupon)
          const sold = whole - discountTotal - couponTotal
          const prepaidTotal = share(sold, paid)
          const total = sold - prepaidTotal
          const net = total - Math.floor((total * back) / 100)
          const reduced = { discountTotal, discountAgreed: false, couponTotal, prepaidTotal, deliveryTotal: fee }
          const sum = sumOf(saleItems({ number: 'n', day: '2026-11-17', lines, ...reduced, total, slip: 0, net }))
          expect(sum.supply + sum.vat).toBe(net)
          // What a statement says of the same order in the same state, less what was prepaid.
          const vat = goods.vat - vatWithin(discountTotal) - vatWithin(couponTotal) + vatWithin(fee)
          const stands = standingVat({ total: sold, vat, prepaid: prepaidTotal }, net + prepaidTotal)
          expect(sum.vat).toBe(stands - vatWithin(prepaidTotal))
        },
      ),
    )
  })

  test('that are too many end in one that keeps the sums', () => {
    const items = Array.from({ length: 250 }, (_, at) => item(at * 10, at))
    const fitted = fitItems(items)
    expect(fitted).toHaveLength(99)
    expect(sumOf(fitted)).toEqual(sumOf(items))
    expect(fitItems(items.slice(0, 99))).toHaveLength(99)
  })
})

describe('who may ask', () => {
  const paid = {
    paymentMethod: '계좌이체',
    soldAt: new Date('2026-11-17T00:00:00Z'),
    net: 11_000,
    hasPaper: false,
    today: '2026-11-20',
    due: '2026-12-10',
  }
  test('whoever paid cash and has no paper, until the month’s papers are due', () => {
    expect(whyNotAsk(paid)).toBeNull()
    expect(whyNotAsk({ ...paid, today: '2026-12-10' })).toBeNull()
    expect(whyNotAsk({ ...paid, today: '2026-12-11' })).toContain('기한')
    expect(whyNotAsk({ ...paid, hasPaper: true })).toContain('이미')
    expect(whyNotAsk({ ...paid, soldAt: null })).toContain('결제')
    expect(whyNotAsk({ ...paid, net: 0 })).toContain('돌려')
  })
  test.each(['카드', '간편결제'])('never beside %s', (paymentMethod) => {
    expect(provesItself(paymentMethod)).toBe(true)
    expect(whyNotAsk({ ...paid, paymentMethod, net: 0 })).toContain('매출전표')
    // The other part of it was paid in cash.
    expect(whyNotAsk({ ...paid, paymentMethod })).toBeNull()
  })
})

describe('an amendment', () => {
  const minus = { supply: -1000, vat: -100 }
  test('is proposed by what happened', () => {
    expect(proposedCode({ amount: minus, whole: true, arrived: false })).toBe(4)
    expect(proposedCode({ amount: minus, whole: true, arrived: true })).toBe(3)
    expect(proposedCode({ amount: minus, whole: false, arrived: true })).toBe(3)
    expect(proposedCode({ amount: minus, whole: false, arrived: false })).toBe(2)
    expect(proposedCode({ amount: { supply: 1000, vat: 100 }, whole: false, arrived: false })).toBe(2)
  })
  test('takes no reason that does not fit its amount', () => {
    expect(whyNotCode(4, { amount: minus, whole: false, arrived: false })).toContain('일부')
    expect(whyNotCode(3, { amount: { supply: 10, vat: 1 }, whole: false, arrived: true })).toContain('늘어난')
    expect(whyNotCode(2, { amount: minus, whole: false, arrived: false })).toBeNull()
  })
  test('of what was wrong from the start takes all of it, on its own day, and writes it anew by code 1 only', () => {
    const issued = { ...sumOf([item(1000, 100)]), writeDay: '2026-11-17', items: [item(1000, 100)] }
    const [away, anew] = undoParts(1, issued)
    expect(away).toMatchObject({ supply: -1000, vat: -100, writeDay: '2026-11-17', corrected: false })
    expect(anew).toMatchObject({ supply: 1000, vat: 100, corrected: true })
    expect(sumOf(away?.items ?? [])).toEqual({ supply: -1000, vat: -100 })
    expect(undoParts(6, issued)).toHaveLength(1)
  })
})

describe('a cash receipt', () => {
  const sale = { net: 100_000, hasPaper: false, daysSincePaid: 2 }
  test('nobody asked for is written from 100,000 won on, after two days and within five', () => {
    expect(needsUnasked(sale)).toBe(true)
    expect(needsUnasked({ ...sale, net: 99_999 })).toBe(false)
    expect(needsUnasked({ ...sale, hasPaper: true })).toBe(false)
    expect(needsUnasked({ ...sale, daysSincePaid: 1 })).toBe(false)
    expect(needsUnasked({ ...sale, daysSincePaid: 6 })).toBe(false)
  })
  test('is cancelled whole only when nothing of it was taken before', () => {
    expect(isWholeCancel({ receipt: 1100, cancelled: 0 }, 1100)).toBe(true)
    expect(isWholeCancel({ receipt: 1100, cancelled: 0 }, 550)).toBe(false)
    expect(isWholeCancel({ receipt: 1100, cancelled: 550 }, 550)).toBe(false)
  })
})

test('a supplier without number, name or representative writes nothing', () => {
  const firm = {
    businessNumber: '',
    company: '',
    ceo: '',
    address: '',
    phone: '',
    email: '',
    businessType: '',
    businessItem: '',
  }
  expect(missingOf(firm)).toEqual(['사업자등록번호', '상호', '대표자'])
  expect(isFirm({ identity: '01012345678', email: '' })).toBe(false)
})
