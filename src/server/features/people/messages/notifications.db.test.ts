import { expect, test } from 'vitest'
import * as contract from '#/contract/people/notifications.contract.ts'
import { leave } from '#/contract/people/profile.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { tellNews } from './messages.public.ts'

const shop = await testShop()

/** Tells a member of so many parcels. */
async function tell(member: MemberCaller, count = 1, from = 0): Promise<void> {
  for (let n = from; n < from + count; n += 1)
    await shop.container.database.transaction((tx) =>
      shop.container.jobs.add(tx, tellNews, {
        key: `${member.memberId}:${n}`,
        to: { name: '윤서영', email: `${member.loginId}@example.com`, phone: '', memberId: member.memberId },
        happening: {
          event: 'dispatched',
          by: 'staff',
          payment: 'paid',
          fields: {
            주문번호: `20261123-${String(n).padStart(6, '0')}`,
            받는곳: '',
            송장: '한진택배 123456789012',
            조회주소: '',
          },
        },
        path: `/mypage/order/20261123-${String(n).padStart(6, '0')}`,
      }),
    )
  await shop.runJobs()
}
const list = async (as: MemberCaller, before?: string) =>
  (await shop.call(contract.listNotifications, { as, query: before ? { before } : {} })).data
const unread = async (as: MemberCaller) => (await shop.call(contract.countNotifications, { as })).data.unread

test('what was told stands on the member’s page with its link, unread until it is read, once or all', async () => {
  const member = await shop.member()
  await tell(member, 3)
  const { items, next } = await list(member)
  expect(next).toBeNull()
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ read: false, title: expect.stringContaining('출고') })
  expect(items[0]?.path).toMatch(/^\/mypage\/order\/20261123-/)
  expect(await unread(member)).toBe(3)
  const params = { notificationId: items[0]?.id ?? '' }
  for (let times = 0; times < 2; times += 1)
    expect((await shop.call(contract.readNotification, { as: member, params })).status).toBe(200)
  expect(await unread(member)).toBe(2)
  await shop.call(contract.readAllNotifications, { as: member })
  expect(await unread(member)).toBe(0)
  expect((await list(member)).items.every(({ read }) => read)).toBe(true)
})

test('the list goes on page by page without leaving one out, though many are of one moment', async () => {
  const member = await shop.member()
  await shop.container.database.pool.query(
    `insert into notification (id, key, template, member_id, title, body, created_at)
     select gen_random_uuid(), $1 || n, 'dispatched', $1::uuid, 'x', 'x', date_trunc('seconds', now()) - make_interval(secs => floor(n / 7))
     from generate_series(1, 95) n`,
    [member.memberId],
  )
  const ids: string[] = []
  let before: string | undefined
  do {
    const page = await list(member, before)
    ids.push(...page.items.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  expect(ids).toHaveLength(95)
  expect(new Set(ids).size).toBe(95)
})

test('another member sees none of it, and reading it is like reading one that is not there', async () => {
  const [mine, other] = [await shop.member(), await shop.member()]
  await tell(mine)
  const [own] = (await list(mine)).items
  expect((await list(other)).items).toEqual([])
  expect(await unread(other)).toBe(0)
  const read = (notificationId: string) =>
    shop.call(contract.readNotification, { as: other, params: { notificationId } })
  const [foreign, none] = [await read(own?.id ?? ''), await read(crypto.randomUUID())]
  expect([foreign.status, foreign.failure?.message]).toEqual([404, none.failure?.message])
  await shop.call(contract.readAllNotifications, { as: other })
  expect(await unread(mine)).toBe(1)
  for (const as of [await shop.staff('service'), await shop.partner()])
    expect((await shop.call(contract.listNotifications, { as, query: {} })).status).toBe(403)
  expect((await shop.call(contract.listNotifications, { query: {} })).status).toBe(401)
})

test('of whoever leaves nothing stays, and what is told later stands on no page', async () => {
  const passwordHash = await shop.container.passwords.hash('Bleed#3mm2026')
  const member = await shop.member({ passwordHash })
  await tell(member, 2)
  expect((await shop.call(leave, { as: member, body: { password: 'Bleed#3mm2026' } })).status).toBe(200)
  await tell(member, 1, 2)
  const { rows } = await shop.container.database.pool.query('select 1 from notification where member_id = $1', [
    member.memberId,
  ])
  expect(rows).toEqual([])
})
