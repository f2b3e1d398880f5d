import { beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '#tests/support/callers.ts'
import { ORDERER, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, paidTogether, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const textsOf = async (number: string) => (await sentTo(shop, ORDERER.phone)).filter((text) => text.includes(number))
const mailsOf = async (number: string) => (await sentTo(shop, ORDERER.email)).filter((mail) => mail.includes(number))

test('an order is confirmed by mail and phone once, and its card payment too', async () => {
  const { orderNumber, total } = await placeFlyer(shop, member)
  expect(await mailsOf(orderNumber)).toEqual([expect.stringContaining('주문을 접수했습니다.')])
  await payFor(shop, gateway, member, [orderNumber])
  const won = `${total.toLocaleString('ko-KR')}원`
  const mails = await mailsOf(orderNumber)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain(`카드로 ${won}을 결제하셨습니다.`)
  const texts = await textsOf(orderNumber)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain(`카드로 ${won}을 결제하셨습니다.`)
  expect(texts[1]).toContain('주문을 접수했습니다.')
})

test('an account goes out by text message with bank, number, sum and day, and its deposit is confirmed the same way', async () => {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const payment = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  const won = `${total.toLocaleString('ko-KR')}원`
  const [issued] = await textsOf(orderNumber)
  expect(issued).toMatch(
    new RegExp(`${payment.answer.data.account?.number}.*월 .*일 .요일 \\d\\d:\\d\\d까지 ${won}`, 's'),
  )
  await bank(shop, gateway, payment, 'in')
  await bank(shop, gateway, payment, 'in')
  await reconcileNow(shop)
  const texts = await textsOf(orderNumber)
  expect(texts.filter((text) => text.includes(`${won} 입금을 확인했습니다.`))).toHaveLength(1)
  expect(texts).toHaveLength(3)
})

test('a deposit that the bank takes back goes out with the account that still takes it', async () => {
  const { numbers, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
  await bank(shop, gateway, payment, 'back')
  const taken = (await textsOf(numbers[0] ?? '')).find((text) => text.includes('입금이 취소되었습니다'))
  expect(taken).toContain(payment.answer.data.account?.number)
})

test('of two orders paid together one message names the account and both orders', async () => {
  const [first, second] = [
    (await placeFlyer(shop, member)).orderNumber,
    (await placeFlyer(shop, member, 2000)).orderNumber,
  ]
  await payFor(shop, gateway, member, [first, second], { method: '가상계좌' })
  const about = (await textsOf(first)).filter((text) => text.includes('입금하실 계좌'))
  expect(about).toEqual([expect.stringContaining(second)])
})

test('orders that nobody pays do not fill a mailbox, and what is paid is still confirmed', async () => {
  const other = await testShop({ env: gateway.env })
  const flood = await other.member()
  const { orderNumber } = await placeFlyer(other, flood)
  const mails = () => sentTo(other, ORDERER.email)
  expect(await mails()).toHaveLength(1)
  await other.container.database.pool.query('update call_count set calls = 40 where minute > now() and calls = 1')
  await placeFlyer(other, flood)
  expect(await mails()).toHaveLength(1)
  await payFor(other, gateway, flood, [orderNumber])
  expect((await mails()).filter((mail) => mail.includes('결제하셨습니다'))).toHaveLength(1)
})
