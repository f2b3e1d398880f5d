import { expect } from 'vitest'
import { invitePartner, inviteStaff, joinPartner, joinStaff } from '#/contract/people/invitations.contract.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { confirmTotp, staffLogin, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import type { TestShop } from './test-shop.ts'

/** What somebody who was invited chooses. */
export const INVITED_PASSWORD = 'Vellum8?Quire'

type Headed = { readonly headers: Readonly<Record<string, unknown>> }
export const bearer = (answer: Headed) => ({ headers: { authorization: String(answer.headers['authorization']) } })

export const enterDesk = async (shop: TestShop, loginId: string, password = DEMO_STAFF_PASSWORD) =>
  bearer(await shop.call(staffLogin, { body: { loginId, password } }))

/** The secret of the newest link that a mailbox got. */
export async function linkTo(shop: TestShop, email: string): Promise<string> {
  await shop.runJobs()
  const mail = shop.outbox.sent.filter(({ to }) => to === email).at(-1)
  return /\/admin\/invitation#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
}

/** Invites, joins and sets up the second factor; a session that may do what the roles let do. */
export async function hire(shop: TestShop, loginId: string, roles: readonly string[]) {
  const email = `${loginId}@example.com`
  const body = { name: '새 직원', email, roles: [...roles], ownPassword: DEMO_STAFF_PASSWORD }
  const invited = await shop.call(inviteStaff, { ...(await enterDesk(shop, 'admin')), body })
  expect(invited.status, invited.text).toBe(200)
  const token = await linkTo(shop, email)
  const joined = await shop.call(joinStaff, { body: { token, loginId, password: INVITED_PASSWORD } })
  expect(joined.status, joined.text).toBe(200)
  const as = bearer(joined)
  const { secret } = (await shop.call(startTotp, { ...as, body: { password: INVITED_PASSWORD } })).data
  const otp = totpAt(fromBase32(secret), stepAt(shop.clock.now()))
  expect((await shop.call(confirmTotp, { ...as, body: { otp } })).status).toBe(200)
  return { as, staffId: joined.data.user.id }
}

export async function hirePartner(shop: TestShop, loginId: string): Promise<string> {
  const email = `${loginId}@example.com`
  const body = { name: '교정', company: '교정소', email, ownPassword: DEMO_STAFF_PASSWORD }
  await shop.call(invitePartner, { ...(await enterDesk(shop, 'admin')), body })
  const token = await linkTo(shop, email)
  const joined = await shop.call(joinPartner, { body: { token, loginId, password: INVITED_PASSWORD } })
  expect(joined.status, joined.text).toBe(200)
  return joined.data.user.id
}
