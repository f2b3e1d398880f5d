import { describe, expect, it } from 'vitest'
import { NO_CONSENTS, type Destination, type CheckoutValues } from './checkout-values.ts'
import { checkoutErrors } from './checkout-errors.ts'
import { NO_EVIDENCE } from './evidence-values.ts'

const PLACE: Destination = {
  method: 'courier',
  receiver: '홍길동',
  phone: '010 1234 5678',
  zipcode: '04524',
  address: '서울 중구 세종대로 110',
  addressEtc: '',
  request: '',
  copies: ['100'],
}
const SHEET: CheckoutValues = {
  ordererName: '홍길동',
  ordererPhone: '０１０.1234.5678',
  ordererEmail: ' hong@example.com ',
  company: '',
  destinations: [PLACE],
  memo: '',
  sendsAs: false,
  senderName: '',
  senderPhone: '',
  means: 'card',
  evidence: 'none',
  depositor: '김직지',
  ...NO_EVIDENCE,
  consents: NO_CONSENTS,
}

describe('주문서에서 고칠 곳', () => {
  it('붙여 넣은 빈칸, 점, 전각 숫자는 고칠 곳이 아닙니다', () => {
    expect(checkoutErrors(SHEET)).toEqual([])
  })

  it('하나씩이 아니라 모두, 위에서부터 말합니다', () => {
    const wrong = { ...PLACE, phone: '12', zipcode: '4524', address: '  ' }
    const sheet = { ...SHEET, ordererName: ' ', ordererEmail: 'hong@@x', destinations: [PLACE, wrong] }
    expect(checkoutErrors(sheet)).toEqual([
      { path: 'ordererName', message: '주문하시는 분의 이름을 입력해 주세요.' },
      { path: 'ordererEmail', message: '이메일에 올바른 이메일 주소를 입력해 주세요.' },
      { path: 'destinations.1.phone', message: '받는 분 연락처의 형식이 올바르지 않습니다.' },
      { path: 'destinations.1.zipcode', message: '우편번호는 숫자 5자리입니다.' },
      { path: 'destinations.1.address', message: '주소를 입력해 주세요.' },
    ])
  })

  it('보내는 분은 따로 정할 때만 묻습니다', () => {
    expect(checkoutErrors({ ...SHEET, sendsAs: true, senderName: '달빛 책방', senderPhone: '12' })).toEqual([
      { path: 'senderPhone', message: '보내는 분 연락처의 형식이 올바르지 않습니다.' },
    ])
  })

  it('증빙은 현금으로 낼 때, 고른 증빙이 묻는 것만 묻습니다', () => {
    const asked = { ...SHEET, evidence: 'expense-receipt' as const, businessNumber: '123-45-67890' }
    expect(checkoutErrors(asked)).toEqual([])
    expect(checkoutErrors({ ...asked, means: 'transfer' }).map(({ path }) => path)).toEqual(['businessNumber'])
    expect(checkoutErrors({ ...asked, means: 'transfer', businessNumber: '120-81-47521' })).toEqual([])
    const invoice = { ...asked, means: 'virtual-account' as const, evidence: 'tax-invoice' as const }
    expect(checkoutErrors(invoice).map(({ path }) => path)).toEqual([
      'businessNumber',
      'invoiceCompany',
      'ceo',
      'manager',
      'invoiceEmail',
    ])
  })

  it('찾아가는 것에는 주소를 묻지 않습니다', () => {
    const fetched: Destination = { ...PLACE, method: 'pickup', receiver: '', phone: '', zipcode: '', address: '' }
    expect(checkoutErrors({ ...SHEET, destinations: [fetched] })).toEqual([])
  })
})
