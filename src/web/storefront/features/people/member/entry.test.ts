import { describe, expect, it } from 'vitest'
import { entryOf } from './entry.ts'

const intent = { goal: 'order', from: '/product/flyer/option', job: 'x', askStaff: false, at: 0 } as const

describe('무엇을 하려다 왔는지에 따라', () => {
  it('바로 주문을 누르고 온 분께는 가입, 비회원, 로그인을 함께 보입니다', () => {
    expect(entryOf('/product/flyer/option', intent)).toEqual({
      kind: 'order',
      from: '/product/flyer/option',
      goal: 'order',
    })
  })
  it('주문서와 장바구니에서 온 분께는 비회원으로 이어 갈 길도 보입니다', () => {
    expect(entryOf('/order-progress', null).kind).toBe('sheet')
    expect(entryOf('/mypage/cart/', null).kind).toBe('sheet')
  })
  it('어느 주문의 화면에서 온 분께는 그 번호로 비회원 주문조회를 보입니다', () => {
    expect(entryOf('/mypage/order/20261123-A1B2C3?tab=1', null)).toMatchObject({ orderNumber: '20261123-A1B2C3' })
    expect(entryOf('/order/20261123-A1B2C3/payment', null)).toMatchObject({ kind: 'own-order' })
  })
  it('다른 화면에서는 로그인만 보입니다', () => {
    expect(entryOf('/mypage/mySetting', null).kind).toBe('plain')
    expect(entryOf('/mypage/deal/20261123-A1B2C3', null).kind).toBe('plain')
    expect(entryOf(null, intent).kind).toBe('plain')
  })
})
