import { randomUUID } from 'node:crypto'
import { issueGiftCards, readGiftCardSheet } from '#/contract/benefits/staff-wallet.contract.ts'
import { registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { agreeAdvance } from '#/contract/money/part-payment.contract.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { addEdition } from '#/contract/textbooks/editions.contract.ts'
import { soldEdition } from '../support/editions.ts'
import { giveEmoney } from '../support/ledger/give-value.ts'
import { addFlyer, openWindow, payFor, placeFlyer, sheetFor } from '../support/orders/checkout.ts'
import { largeOrder } from '../support/orders/part-payment.ts'
import type { PracticeGateway } from '../support/orders/practice-gateway.ts'
import type { TestShop } from '../support/test-shop.ts'
import type { Move } from './cut-each.ts'

const GIVEN = 10_000

/** Moves of value by their name, each of somebody new. */
export async function movesOf(shop: TestShop, gateway: PracticeGateway): Promise<Readonly<Record<string, Move>>> {
  const desk = await shop.staff('administrator')
  const textbook = await soldEdition(shop, desk)
  const number = textbook.versions[0]?.number ?? 1
  return {
    'gift cards are issued': async () => {
      const key = randomUUID()
      const body = { name: `묶음 ${key.slice(0, 8)}`, amount: GIVEN, cards: 2, reason: '법인 판매' }
      return () => shop.call(issueGiftCards, { as: desk, body, key })
    },
    'a gift card is registered': async () => {
      const body = { name: '한 장', amount: GIVEN, cards: 1, reason: '법인 판매' }
      const { id } = (await shop.call(issueGiftCards, { as: desk, body })).data
      const sheet = await shop.call(readGiftCardSheet, { as: desk, params: { id }, query: { format: 'csv' } })
      const [code = ''] = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(sheet.text) ?? []
      const [as, key] = [await shop.member(), randomUUID()]
      return () => shop.call(registerGiftCard, { as, body: { code }, key })
    },
    'an order reserves e-money': async () => {
      const [as, key] = [await shop.member(), randomUUID()]
      await giveEmoney(shop, as, GIVEN)
      const sheet = await sheetFor(shop, as, [await addFlyer(shop, as)])
      const benefits = { couponIds: [], points: 0, emoney: GIVEN }
      const body = { ...sheet, benefits, shownTotal: sheet.shownTotal - GIVEN }
      return () => shop.call(placeOrder, { as, body, key })
    },
    'an order is paid': async () => {
      const as = await shop.member()
      const { orderNumber } = await placeFlyer(shop, as)
      const body = await openWindow(shop, gateway, as, [orderNumber])
      return () => shop.call(confirmPayment, { as, body })
    },
    'a paid order is cancelled': async () => {
      const [as, key] = [await shop.member(), randomUUID()]
      const { orderNumber } = await placeFlyer(shop, as)
      await payFor(shop, gateway, as, [orderNumber])
      const body = { reason: '전시가 미뤄졌어요' }
      return () => shop.call(cancelOrder, { as, params: { orderNumber }, body, key })
    },
    'an advance is agreed': async () => {
      const { orderNumber, total } = await largeOrder(shop, await shop.member())
      const key = randomUUID()
      const body = { advance: Math.round(total / 2), shownTotal: total, reason: '큰 주문이라 나누어 받음' }
      return () => shop.call(agreeAdvance, { as: desk, params: { orderNumber }, body, key })
    },
    'an advance is paid': async () => {
      const as = await shop.member()
      const { orderNumber, total } = await largeOrder(shop, as)
      const body = { advance: Math.round(total / 2), shownTotal: total, reason: '큰 주문이라 나누어 받음' }
      await shop.call(agreeAdvance, { as: desk, params: { orderNumber }, body })
      const window = await openWindow(shop, gateway, as, [orderNumber])
      return () => shop.call(confirmPayment, { as, body: window })
    },
    'a textbook is put into the cart': async () => {
      const [as, key] = [await shop.member({ type: 'HAMAMATH', grade: '0080', name: '한결수학학원' }), randomUUID()]
      const body = { number, classes: [{ name: '정규', copies: 12, nameOnCover: false }], proof: false }
      return () => shop.call(addEdition, { as, params: { id: textbook.id }, body, key })
    },
  }
}
