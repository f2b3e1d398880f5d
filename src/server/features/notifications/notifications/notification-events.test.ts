import { expect, test } from 'vitest'
import { messageOf } from './notification-events.ts'

const ACCOUNT = {
  bank: '신한은행',
  number: '110-123-456789',
  holder: '한빛인쇄',
  dueAt: '2026-11-29T23:59:59+09:00',
  amount: 110_000,
}
const told = { name: '윤서영', email: 'yoon@example.com', phone: '010-1234-5678', orderNumber: '20261120-7K3Q2M' }

test('a proof to look at goes out as a text message that says what to do', () => {
  const message = messageOf('한빛인쇄', told, { kind: 'proof-published', job: '책 A5 국판 64쪽', version: 2 })
  expect(message).toMatchObject({ channel: 'sms', to: '01012345678' })
  expect(message.body).toContain('시안 2판')
  expect(message.body).toContain('[한빛인쇄]')
  expect(message.body).toContain('20261120-7K3Q2M')
})

test('an approval is confirmed by e-mail with the day it leaves', () => {
  const message = messageOf('한빛인쇄', told, { kind: 'proof-approved', job: '전단', dueDay: '2026-11-27' })
  expect(message).toMatchObject({
    channel: 'email',
    to: 'yoon@example.com',
    subject: '[한빛인쇄] 인쇄 확정 (20261120-7K3Q2M)',
  })
  expect(message.body).toContain('출고예정일은 11월 27일 금요일입니다.')
})

test('a cancelled order says what comes back, to the won, and what staff has to say', () => {
  const cancelled = (kept: number, back: number, text = '') =>
    messageOf('한빛인쇄', told, { kind: 'cancelled', kept, back, text, account: false }).body
  expect(cancelled(0, 110_000)).toContain('결제하신 금액은 결제수단에 따라')
  expect(cancelled(30_000, 80_000, '판을 이미 만들었습니다.')).toMatch(
    /들어간 비용 30,000원을 뺀 80,000원.*판을 이미 만들었습니다\./s,
  )
  expect(cancelled(110_000, 0)).toContain('돌려 드릴 금액이 없습니다')
  expect(messageOf('한빛인쇄', told, { kind: 'cancel-refused', text: '인쇄판을 걸었습니다.' }).body).toContain(
    '인쇄판을 걸었습니다.',
  )
})

test('money that was taken back goes out as a text message that says what stops and what to do', () => {
  const said = (kind: 'deposit' | 'chargeback', whole: boolean, sent: boolean) =>
    messageOf('한빛인쇄', told, {
      kind: 'money-taken-back',
      taken: { kind, amount: 110_000, whole, sent, account: kind === 'deposit' ? ACCOUNT : null },
    })
  expect(said('deposit', true, false)).toMatchObject({ channel: 'sms' })
  expect(said('deposit', true, false).body).toMatch(
    /입금이 취소되었습니다.*110,000원.*멈춥니다.*아래 계좌로 다시 입금/s,
  )
  expect(said('deposit', true, false).body).toMatch(
    /신한은행 110-123-456789 \(예금주 한빛인쇄\).*11월 29일 일요일 23:59까지/s,
  )
  expect(said('chargeback', true, true).body).toMatch(/결제가 취소되었습니다.*이미 보내 드린.*다시 결제/s)
  expect(said('chargeback', false, false).body).toContain('담당자가 확인해 연락드립니다')
})

test('an order that was never paid is not promised any money, and a deposit under way is spoken of', () => {
  const cancelled = (account: boolean) =>
    messageOf('한빛인쇄', told, { kind: 'cancelled', kept: 0, back: 0, text: '', account }).body
  for (const account of [true, false]) {
    expect(cancelled(account)).toContain('받은 금액이 없어')
    expect(cancelled(account)).not.toContain('결제하신 금액')
  }
  expect(cancelled(true)).toContain('이미 보내셨다면')
  expect(cancelled(false)).not.toContain('보내셨다면')
})

test('whoever pays two orders into one account learns by text message that it is closed', () => {
  const message = messageOf('한빛인쇄', told, { kind: 'account-closed', cancelled: '20261120-AAAAAA' })
  expect(message.channel).toBe('sms')
  expect(message.body).toMatch(/20261120-AAAAAA.*닫혔습니다.*20261120-7K3Q2M.*보내지 마시고.*다시 결제/s)
})

test('an order is confirmed by mail, an account and its deposit by text message, a card payment by mail', () => {
  const placed = messageOf('한빛인쇄', told, { kind: 'order-placed', jobs: '전단 A4 외 1건', total: 220_000 })
  expect(placed).toMatchObject({ channel: 'email', subject: '[한빛인쇄] 주문 접수 (20261120-7K3Q2M)' })
  expect(placed.body).toMatch(/접수했습니다.*전단 A4 외 1건, 220,000원/s)
  const issued = messageOf('한빛인쇄', told, { kind: 'account-issued', account: ACCOUNT })
  expect(issued.channel).toBe('sms')
  expect(issued.body).toMatch(/신한은행 110-123-456789.*11월 29일 일요일 23:59까지 110,000원을/s)
  const deposit = messageOf('한빛인쇄', told, { kind: 'paid', amount: 110_000, method: '가상계좌' })
  expect([deposit.channel, deposit.body]).toEqual(['sms', expect.stringContaining('110,000원 입금을 확인했습니다.')])
  const card = messageOf('한빛인쇄', told, { kind: 'paid', amount: 110_000, method: '카드' })
  expect([card.channel, card.body]).toEqual(['email', expect.stringContaining('카드로 110,000원을 결제하셨습니다.')])
})

test('a refund is told in whole sentences', () => {
  for (const via of ['gateway', 'bank'] as const) {
    const { body } = messageOf('한빛인쇄', told, { kind: 'refund-done', amount: 110_000, via })
    for (const line of body.split('\n').filter((text) => !text.startsWith('주문번호')))
      expect(line).toMatch(/(니다|세요)\.$/)
  }
})

test('no text message says seconds', () => {
  const { body } = messageOf('한빛인쇄', told, { kind: 'account-issued', account: ACCOUNT })
  expect(body).not.toMatch(/\d\d:\d\d:\d\d/)
})

test('a dispatch names courier and number', () => {
  expect(messageOf('한빛인쇄', told, { kind: 'dispatched', parcels: ['CJ대한통운 612345678901'] }).body).toContain(
    'CJ대한통운 612345678901',
  )
})

test('nobody sends a link of theirs to strangers in the name of the shop', () => {
  const placed = { kind: 'order-placed', jobs: '당첨 bit.ly/x 확인', total: 1000 } as const
  for (const name of ['http://evil.example/x', '당첨 확인 evil.example', 'www.evil', '확인 EVIL.KR']) {
    const { body } = messageOf('한빛인쇄', { ...told, name }, placed)
    expect(body).toMatch(/^고객님, 주문을 접수했습니다\./)
    expect(body).not.toMatch(/evil|bit\.ly/i)
    expect(body).toContain('인쇄물, 1,000원')
    const text = messageOf('한빛인쇄', { ...told, name }, { kind: 'file-requested', job: '전단' })
    expect(JSON.stringify(text)).not.toMatch(/evil/i)
  }
  for (const name of ['윤서영', '㈜한빛 3.0', 'J. Smith', '한빛(주)'])
    expect(messageOf('한빛인쇄', { ...told, name }, placed).body).toContain(`${name}님`)
})
