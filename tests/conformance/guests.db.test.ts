import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

/** Every endpoint that asks for a customer and lets a guest in (ADR 0044). Whoever opens another one writes it down here. */
const OPEN_TO_GUESTS = [
  'cart.add-item',
  'cart.change-item',
  'cart.count',
  'cart.list',
  'cart.read-item',
  'cart.remove-item',
  'cart.restore-item',
  'cart.select',
  'customer.me',
  'deals.order-papers',
  'documents.order-document',
  'documents.order-document-pdf',
  'ebooks.approve',
  'ebooks.ask-corrections',
  'ebooks.begin',
  'ebooks.change-metadata',
  'ebooks.content',
  'ebooks.download',
  'ebooks.list',
  'ebooks.manuscripts',
  'ebooks.put-in-cart',
  'ebooks.read',
  'ebooks.withdraw',
  'inquiries.ask',
  'inquiries.context',
  'inquiries.list',
  'inquiries.report-fault',
  'inquiries.unread',
  'kits.choose',
  'kits.own',
  'members.renew',
  'orders.ask-evidence',
  'orders.attach-files',
  'orders.cancel',
  'orders.change-title',
  'orders.confirm',
  'orders.confirm-delivery',
  'orders.list',
  'orders.notices',
  'orders.place',
  'orders.preview',
  'orders.read',
  'orders.reorder',
  'orders.send-notice-again',
  'orders.sheet-start',
  'orders.waiting',
  'payments.confirm',
  'payments.deposit',
  'payments.give-up-deposit',
  'payments.payable',
  'payments.read',
  'payments.start',
  'payments.taken-back',
  'proofs.approve',
  'proofs.ask-changes',
  'proofs.comment',
  'proofs.list-mine',
  'proofs.read',
  'proofs.read-file',
  'proofs.read-page-image',
  'proofs.read-pages',
  'repayments.name-account',
  'repayments.of-order',
  'reviews.delete',
  'reviews.mine',
  'reviews.write',
  'shipping.latest',
  'shipping.of-order',
  'shipping.read',
]

const NOBODYS = '0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11'
const asksWho = ({ access }: Endpoint) => access.who !== 'public' && access.who !== 'proof'
const opensToGuests = ({ access }: Endpoint) => 'guest' in access && access.guest === true
const forMembers = ({ access }: Endpoint) => access.who.startsWith('member')

describe('what a guest may', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  it('is what stands here, and everything new is closed to guests', () => {
    expect(
      endpoints
        .filter(opensToGuests)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(OPEN_TO_GUESTS)
  })

  it('is refused by the shop everywhere else: members are named, the desk and partners only closed', async () => {
    const guest = await shop.guest()
    for (const endpoint of endpoints.filter((one) => asksWho(one) && !opensToGuests(one))) {
      const url = endpoint.path.replaceAll(/:\w+/g, NOBODYS)
      const answer = await shop.app.inject({ method: endpoint.method, url, headers: guest.headers })
      const wanted = forMembers(endpoint) ? 'MEMBERS_ONLY' : 'FORBIDDEN'
      expect([endpoint.id, answer.statusCode, answer.json().code]).toEqual([endpoint.id, 403, wanted])
    }
  })

  it('ends at what is somebody else’s: an unknown object answers like another’s', async () => {
    const guest = await shop.guest()
    for (const endpoint of endpoints.filter((one) => opensToGuests(one) && one.method === 'GET')) {
      if (!endpoint.path.includes(':')) continue
      const url = endpoint.path.replaceAll(/:\w+/g, NOBODYS)
      const answer = await shop.app.inject({ method: 'GET', url, headers: guest.headers })
      expect([endpoint.id, [400, 404].includes(answer.statusCode)]).toEqual([endpoint.id, true])
    }
  })

  it('is not what a member’s token is for, and the other way round', async () => {
    const { sessions, database } = shop.container
    const guest = await shop.guest({ phone: '01012340001' })
    const member = await shop.member()
    const open = (audience: 'member' | 'guest', subjectId: string) =>
      database.transaction((tx) =>
        sessions.open(tx, { audience, subjectId, remembered: false, userAgent: 'vitest', ip: '127.0.0.1' }),
      )
    await expect(open('member', guest.memberId)).rejects.toThrow(/쓸 수 없는 계정/)
    await expect(open('guest', member.memberId)).rejects.toThrow(/쓸 수 없는 계정/)
    await expect(open('guest', randomUUID())).rejects.toThrow(/쓸 수 없는 계정/)
  })
})
