import { expect, it } from 'vitest'
import { auditSentence } from './audit-sentence.ts'

const act = { objectKind: 'member', objectId: '0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11', objectName: '홍*동', detail: {} }

it('an act is told with what it was about and why', () => {
  const detail = { reason: '대금을 여러 번 되돌림' }
  expect(auditSentence({ ...act, action: 'member.suspend', detail })).toBe(
    '회원 홍*동: 회원 정지 (대금을 여러 번 되돌림)',
  )
})
it('a change is told with before and after', () => {
  const detail = { was: '할인 없음', becomes: '5%', reason: '연간 계약' }
  expect(auditSentence({ ...act, action: 'member.agree-discount', detail })).toBe(
    '회원 홍*동: 회원 할인 변경 (할인 없음 → 5%, 연간 계약)',
  )
})
it('what has no name is called by the start of its id, and an order by its number', () => {
  expect(auditSentence({ ...act, action: 'member.reveal', objectName: null })).toBe('회원 0b5f6a52: 회원 정보 열람')
  const order = { ...act, objectKind: 'order', objectId: '20261120-AB12CD', objectName: null }
  expect(auditSentence({ ...order, action: 'order.look' })).toBe('주문 20261120-AB12CD: 주문 열람')
  expect(auditSentence({ ...order, objectId: null, action: 'order.search' })).toBe('주문: 주문 찾기')
})
