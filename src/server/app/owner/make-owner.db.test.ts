import { describe, expect, it } from 'vitest'
import { staffLogin, staffMe } from '#/contract/people/staff-auth.contract.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { closeDemoDoors } from '../demo-doors.ts'
import { makeOwner } from './make-owner.ts'
import { type OwnerTerminal, type OwnerQuestion, OwnerRefused } from './owner-terminal.ts'

type Answers = Partial<Record<OwnerQuestion['name'], readonly string[]>>
const PUBLIC = { PUBLIC_URL: 'https://shop.example.com' }
const WHO = { LOGIN_ID: ['younghee'], NAME: ['김영희'], EMAIL: ['younghee@example.com'], PASSWORD: ['Vellum8?Quire'] }

/** Answers each question in turn; a code is read off the secret that was shown, as an authenticator does. */
function deskOf(shop: TestShop, answers: Answers) {
  const said: string[] = []
  const left = new Map(Object.entries(answers).map(([name, lines]) => [name, [...(lines ?? [])]]))
  const codeNow = () => {
    const secret = said.find((line) => /^[A-Z2-7]{32}$/.test(line)) ?? ''
    return totpAt(fromBase32(secret), stepAt(shop.clock.now()))
  }
  const desk: OwnerTerminal = {
    say: (line) => void said.push(line),
    ask: async ({ name }) => {
      const answer = left.get(name)?.shift() ?? null
      return answer === 'of-the-app' ? codeNow() : answer
    },
  }
  return { desk, said }
}

describe('the first owner', () => {
  it('is made with a second factor on a public shop, and logs in with both', async () => {
    const shop = await testShop({ env: PUBLIC })
    await closeDemoDoors(shop.container)
    const { desk, said } = deskOf(shop, { ...WHO, CODE: ['000000', 'nonsense', 'of-the-app'] })
    expect(await makeOwner(shop.container, desk, { reset: false })).toBe(true)
    expect(said.some((line) => line.startsWith('otpauth://totp/Jikji%3Ayounghee?secret='))).toBe(true)
    const codes = said.filter((line) => /^ {2}[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/.test(line)).map((line) => line.trim())
    expect(codes).toHaveLength(10)
    const body = { loginId: 'younghee', password: 'Vellum8?Quire' }
    expect((await shop.call(staffLogin, { body })).failure?.code).toBe('SECOND_FACTOR_REQUIRED')
    const opened = await shop.call(staffLogin, { body: { ...body, otp: codes[0] ?? '' } })
    const as = { headers: { authorization: String(opened.headers['authorization']) } }
    expect((await shop.call(staffMe, as)).data).toMatchObject({ needs: [], user: { roles: [{ id: 'administrator' }] } })
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from audit_log where action in ('staff.owner-made', 'staff.second-factor-on')`,
    )
    expect(rowCount).toBe(2)
  })

  it('does nothing at the desk of a public shop when the code was never right', async () => {
    const shop = await testShop({ env: PUBLIC })
    const { desk } = deskOf(shop, { ...WHO, CODE: ['000000'] })
    expect(await makeOwner(shop.container, desk, { reset: false })).toBe(false)
    const opened = await shop.call(staffLogin, { body: { loginId: 'younghee', password: 'Vellum8?Quire' } })
    const as = { headers: { authorization: String(opened.headers['authorization']) } }
    expect((await shop.call(staffMe, as)).data.needs).toEqual(['second-factor'])
  })

  it('has a password within the rule; settings that are refused make nobody', async () => {
    const shop = await testShop()
    const { desk, said } = deskOf(shop, { ...WHO, PASSWORD: ['younghee#A1', 'Summer2026!', 'dudgml12!a'] })
    await expect(makeOwner(shop.container, desk, { reset: false })).rejects.toThrow(OwnerRefused)
    expect(said).toHaveLength(3)
    const missing = deskOf(shop, { LOGIN_ID: ['younghee'] })
    await expect(makeOwner(shop.container, missing.desk, { reset: false })).rejects.toThrow(/OWNER_NAME/)
  })

  it('may take the id of a practice account over, which then opens no more', async () => {
    const shop = await testShop()
    const { desk } = deskOf(shop, { ...WHO, LOGIN_ID: ['admin'], SECOND_FACTOR: ['n'] })
    expect(await makeOwner(shop.container, desk, { reset: false })).toBe(true)
    const login = (password: string) => shop.call(staffLogin, { body: { loginId: 'admin', password } })
    expect((await login(DEMO_STAFF_PASSWORD)).failure?.code).toBe('WRONG_LOGIN')
    expect((await login('Vellum8?Quire')).status).toBe(200)
  })

  it('is not made twice; a reset says what it does, wants the id once more, and logs everybody out of it', async () => {
    const shop = await testShop()
    const first = deskOf(shop, { ...WHO, SECOND_FACTOR: ['y'], CODE: ['of-the-app'] })
    await makeOwner(shop.container, first.desk, { reset: false })
    await expect(makeOwner(shop.container, deskOf(shop, WHO).desk, { reset: false })).rejects.toThrow(
      /younghee[\s\S]*--reset/,
    )
    const anew = { ...WHO, PASSWORD: ['Woodblock#Type31'], SECOND_FACTOR: ['n'] }
    const { desk, said } = deskOf(shop, { ...anew, CONFIRM: ['no'] })
    await expect(makeOwner(shop.container, desk, { reset: true })).rejects.toThrow(/바뀐 것은 없습니다/)
    expect(said.join()).toContain('로그아웃합니다')
    await makeOwner(shop.container, deskOf(shop, { ...anew, CONFIRM: ['younghee'] }).desk, { reset: true })
    const login = (password: string) => shop.call(staffLogin, { body: { loginId: 'younghee', password } })
    expect((await login('Vellum8?Quire')).failure?.code).toBe('WRONG_LOGIN')
    expect((await login('Woodblock#Type31')).status).toBe(200)
  })
})
