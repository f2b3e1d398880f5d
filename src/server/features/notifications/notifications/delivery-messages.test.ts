import { expect, it } from 'vitest'
import { deliveryMessage } from './delivery-messages.ts'

const to = { name: '윤서영', phone: '010-2345-6789', email: 'seoyoung@example.com', orderNumber: '20261117-7K3Q2M' }

it('an arrival goes by mail, with the day on which the purchase is confirmed', () => {
  const message = deliveryMessage('직지', to, { kind: 'delivered', place: '배송지', confirmsOn: '2026-12-07' })
  expect(message).toMatchObject({ channel: 'email', to: to.email })
  expect(message.body).toContain('12월 7일 월요일에 구매가 확정됩니다.')
})

it('a delay goes to the phone, with the parcel and the day that was missed', () => {
  const parcel = 'CJ대한통운 612345678901'
  const message = deliveryMessage('직지', to, { kind: 'delayed', parcel, expectedDay: '2026-11-30' })
  expect(message).toMatchObject({ channel: 'sms', to: '01023456789' })
  expect(message.body).toMatch(/CJ대한통운 612345678901, 도착 예정일은 11월 30일 월요일/)
})
