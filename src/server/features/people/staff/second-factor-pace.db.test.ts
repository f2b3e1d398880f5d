import { expect, it } from 'vitest'
import { confirmTotp, staffLogin, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'
import { fromBase32, stepAt, totpAt } from './totp.ts'

const shop = await testShop()
shop.clock.hold()
const body = { loginId: 'finance', password: DEMO_STAFF_PASSWORD }

it('whoever has the password waits longer with each code guessed, and logs in for nothing in between', async () => {
  const opened = await shop.call(staffLogin, { body })
  const as = { headers: { authorization: String(opened.headers['authorization']) } }
  const { secret } = (await shop.call(startTotp, { ...as, body: { password: body.password } })).data
  const code = () => totpAt(fromBase32(secret), stepAt(shop.clock.now()))
  await shop.call(confirmTotp, { ...as, body: { otp: code() } })
  shop.clock.forward({ minutes: 1 })
  // Asking for the second factor is no failure, however often it is done.
  for (let n = 0; n < 8; n += 1)
    expect((await shop.call(staffLogin, { body })).failure?.code).toBe('SECOND_FACTOR_REQUIRED')
  const wrong = code() === '000000' ? '000001' : '000000'
  const outcomes = []
  for (let n = 0; n < 20; n += 1) {
    outcomes.push((await shop.call(staffLogin, { body })).failure?.code)
    outcomes.push((await shop.call(staffLogin, { body: { ...body, otp: wrong } })).failure?.code)
  }
  expect(outcomes.filter((outcome) => outcome === 'WRONG_LOGIN').length).toBeLessThan(6)
  expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS')
  shop.clock.forward({ minutes: 20 })
  expect((await shop.call(staffLogin, { body: { ...body, otp: code() } })).status).toBe(200)
  // Only this took the counts back.
  expect((await shop.call(staffLogin, { body: { ...body, otp: wrong } })).failure?.code).toBe('WRONG_LOGIN')
})
