import { describe, expect, test } from 'vitest'
import { sheetOf, type CheckoutDraft } from './checkout-draft.ts'
import { emptyDestination, NO_CONSENTS } from './checkout-values.ts'
import { NO_EVIDENCE } from './evidence-values.ts'

const place = { ...emptyDestination([]), receiver: '한라산', zipcode: '63122', address: '제주 제주시 연북로 1' }
const draft: CheckoutDraft = {
  owner: 'hong',
  itemIds: ['book', 'flyer'],
  values: {
    ordererName: '홍길동',
    ordererPhone: '01012345678',
    ordererEmail: 'hong@example.com',
    company: '',
    destinations: [
      { ...place, copies: ['', ''] },
      { ...place, copies: ['10', '300'] },
    ],
    memo: '접는 방향을 확인해 주세요.',
    sendsAs: false,
    senderName: '',
    senderPhone: '',
    means: 'card',
    evidence: 'none',
    depositor: '김직지',
    ...NO_EVIDENCE,
  },
}
const items = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const copies = (...ids: readonly string[]) => sheetOf(draft, 'hong', items(...ids))?.destinations[1]?.copies

describe('an order sheet that was left', () => {
  test('comes back with every address and what was written to the staff', () => {
    const sheet = sheetOf(draft, 'hong', items('book', 'flyer'))
    expect(sheet).toEqual({ ...draft.values, consents: NO_CONSENTS })
  })

  test('keeps the copies with their item when another has left the cart or come to it', () => {
    expect(copies('flyer')).toEqual(['300'])
    expect(copies('poster', 'book')).toEqual(['', '10'])
  })

  test('gives an item that was left out once its copies back when it is ordered after all', () => {
    const once = sheetOf(draft, 'hong', items('flyer'))
    if (!once) throw new Error('the sheet is gone')
    const { consents: _, ...values } = once
    const kept = { owner: 'hong', itemIds: ['flyer'], values }
    expect(sheetOf(kept, 'hong', items('flyer', 'book'))?.destinations[1]?.copies).toEqual(['300', '10'])
    expect(sheetOf(kept, 'hong', items('flyer'))?.destinations).toEqual(values.destinations)
  })

  test('is not shown to another member', () => {
    expect(sheetOf(draft, 'nuri', items('book'))).toBeNull()
  })

  test('asks for the consents again', () => {
    expect(sheetOf(draft, 'hong', items('book'))?.consents).toEqual(NO_CONSENTS)
  })

  test('is nothing where nobody wrote', () => {
    expect(sheetOf(null, 'hong', items('book'))).toBeNull()
  })
})
