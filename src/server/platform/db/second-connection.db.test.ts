import { expect, it } from 'vitest'
import { inviteAgain, inviteStaff } from '#/contract/people/invitations.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { DEMO_MEMBER_PASSWORD } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { enterDesk } from '#tests/support/invite.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

/** Everybody who meets in a transaction and wants a second connection waits for the others until all are refused. */
async function withOneConnectionLeft<T>({ container }: TestShop, work: () => Promise<T>): Promise<T> {
  const { pool } = container.database
  const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  return work().finally(() => {
    for (const client of held) client.release()
  })
}

it('somebody logs in by the one connection that is left, whatever the server has yet to read', async () => {
  const shop = await testShop()
  const body = { loginId: 'hong@example.com', password: DEMO_MEMBER_PASSWORD, remember: false }
  const answer = await withOneConnectionLeft(shop, () => shop.call(login, { body }))
  expect([answer.status, answer.failure]).toEqual([200, null])
  // The key of the signatures is read again after a minute.
  shop.clock.forward({ days: 1 })
  expect((await withOneConnectionLeft(shop, () => shop.call(login, { body }))).status).toBe(200)
})

it('an invitation goes out again by the one connection that is left', async () => {
  const shop = await testShop()
  const as = await enterDesk(shop, 'admin')
  const body = { name: '김제본', email: 'binder@example.com', roles: ['production'], ownPassword: DEMO_STAFF_PASSWORD }
  const { invitation } = (await shop.call(inviteStaff, { ...as, body })).data
  const params = { invitationId: invitation.id }
  const answer = await withOneConnectionLeft(shop, () => shop.call(inviteAgain, { ...as, params }))
  expect([answer.status, answer.failure]).toEqual([200, null])
})
