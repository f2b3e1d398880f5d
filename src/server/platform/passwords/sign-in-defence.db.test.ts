import { describe, expect, it } from 'vitest'
import { login, prove } from '#/contract/people/login.contract.ts'
import { confirmCode, resetPassword, sendCode } from '#/contract/people/codes.contract.ts'
import { staffLogin } from '#/contract/people/staff-auth.contract.ts'
import { DEMO_MEMBER_PASSWORD } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { scissorsOf } from '#tests/support/cut-statements.ts'
import { addressNumber, fromAddress } from '#tests/support/from-address.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop({ env: { TRUST_PROXY: '1', DEMO: '1' } })
shop.clock.hold()
const HOME = fromAddress('203.0.113.5')
const hanul = { loginId: 'hanul', password: DEMO_MEMBER_PASSWORD, remember: false }
const admin = { loginId: 'admin', password: DEMO_STAFF_PASSWORD }
const wrong = { password: 'Wrong#Word77', remember: false }
const deviceOf = (answer: { headers: Readonly<Record<string, unknown>> }) => ({
  'device-token': String(answer.headers['device-token']),
})

describe('two who log in at once with the right password', () => {
  it('are both let in by servers whose clocks are not the same, and while one waits for the other', async () => {
    const other = await shop.another()
    other.clock.hold()
    other.clock.forward({ seconds: -2 })
    const headers = fromAddress('203.0.113.77')
    expect((await shop.call(login, { body: hanul, headers })).status).toBe(200)
    const here = [shop.call(login, { body: hanul, headers }), shop.call(staffLogin, { body: admin, headers })]
    const there = [other.call(login, { body: hanul, headers }), other.call(staffLogin, { body: admin, headers })]
    const answers = await Promise.all([...here, ...there])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

describe('a server that is lost in the middle of a try', () => {
  it('leaves nothing that keeps the owner out of a known browser, wherever it was lost', async () => {
    const dying = await shop.another()
    dying.clock.hold()
    const scissors = scissorsOf(dying.container.database.pool)
    const tries = [
      { endpoint: login, body: hanul },
      { endpoint: staffLogin, body: admin },
    ]
    for (const { endpoint, body } of tries) {
      const known = { ...HOME, ...deviceOf(await shop.call(endpoint, { body, headers: HOME })) }
      const lost: number[] = []
      let whole = false
      for (let step = 0; !whole && step < 60; step += 1) {
        scissors.after = step
        const { status } = await dying.call(endpoint, { body, headers: known })
        whole = scissors.after !== null
        if (whole) expect(status).toBe(200)
        else lost.push(status)
      }
      expect(lost.length, endpoint.id).toBeGreaterThan(8)
      expect(new Set(lost)).toEqual(new Set([503]))
      scissors.after = null
    }
  })
})

describe('many tries at once from a known browser', () => {
  it('are all let in with the right password, and with wrong ones no more are told so than one after the other', async () => {
    const other = await shop.another()
    other.clock.hold()
    other.clock.set(shop.clock.now())
    const known = { ...HOME, ...deviceOf(await shop.call(login, { body: hanul, headers: HOME })) }
    const servers = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? shop : other))
    const all = (body: typeof hanul) =>
      Promise.all(servers.map((server) => server.call(login, { body, headers: known })))
    expect(new Set((await all(hanul)).map(({ status }) => status))).toEqual(new Set([200]))
    const guessed = (await all({ ...hanul, password: wrong.password })).map(({ failure }) => failure?.code)
    expect(guessed.filter((code) => code === 'WRONG_LOGIN')).toHaveLength(5)
    expect(guessed.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7)
    // What was guessed does not find out in the same moment either.
    expect((await shop.call(login, { body: hanul, headers: known })).failure?.code).toBe('TOO_MANY_REQUESTS')
    shop.clock.forward({ seconds: 3 })
    expect((await shop.call(login, { body: hanul, headers: known })).status).toBe(200)
  })
})

describe('strangers who guess at one account', () => {
  it('do not keep its owner out, who has logged in from this browser before', async () => {
    const known = deviceOf(await shop.call(login, { body: hanul, headers: HOME }))
    const desk = deviceOf(await shop.call(staffLogin, { body: admin, headers: HOME }))
    for (let n = 0; n < 30; n += 1) {
      const headers = fromAddress(addressNumber(n))
      await shop.call(login, { body: { ...wrong, loginId: 'hanul' }, headers })
      await shop.call(staffLogin, { body: { loginId: 'admin', password: wrong.password }, headers })
    }
    const stranger = await shop.call(login, { body: hanul, headers: fromAddress(addressNumber(99)) })
    expect(stranger.failure?.code).toBe('TOO_MANY_REQUESTS')
    const seconds = Number(stranger.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(stranger.failure?.message).toContain(`${seconds}초`)
    expect((await shop.call(login, { body: hanul, headers: { ...HOME, ...known } })).status).toBe(200)
    expect((await shop.call(staffLogin, { body: admin, headers: { ...HOME, ...desk } })).status).toBe(200)
  })

  it('are told of once, to the owner of the account and in the audit log', async () => {
    await shop.runJobs()
    const told = shop.outbox.sent.filter(({ body }) => body.includes('틀린 비밀번호'))
    expect(told.map(({ to }) => to).toSorted()).toEqual(['01098765432', 'admin@example.com', 'print@hanul.example.com'])
    const { rows } = await shop.container.database.pool.query<{ action: string }>(
      `select action from audit_log where action like '%.password-guessed' order by action`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['member.password-guessed', 'staff.password-guessed'])
  })

  it('no longer stand in the way once the owner has reset the password, from whichever browser', async () => {
    const contact = { channel: 'email', target: 'print@hanul.example.com' } as const
    const { codeId } = (await shop.call(sendCode, { body: { purpose: 'find-password', contact, loginId: 'hanul' } }))
      .data
    await shop.runJobs()
    const code = /\d{6}/.exec(shop.outbox.sent.at(-1)?.body ?? '')?.[0] ?? ''
    const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
    const newPassword = 'Vellum8?Quire'
    const reset = await shop.call(resetPassword, { body: { ticket, newPassword } })
    expect(reset.status).toBe(200)
    const again = await shop.call(login, {
      body: { ...hanul, password: newPassword },
      headers: fromAddress('198.51.100.9'),
    })
    expect(again.status).toBe(200)
    for (let n = 200; n < 240; n += 1)
      await shop.call(login, { body: { ...wrong, loginId: 'hanul' }, headers: fromAddress(addressNumber(n)) })
    const body = { ...hanul, password: newPassword }
    expect((await shop.call(login, { body, headers: { ...HOME, ...deviceOf(reset) } })).status).toBe(200)
  })

  it('cannot pass themselves off as a known browser', async () => {
    const forged = ['x'.repeat(80), shop.container.sealer.seal('device:not-an-id'), shop.container.sealer.seal('other')]
    for (const token of forged) expect(shop.container.loginThrottle.deviceOf(token)).toBeNull()
    // Known is known to one account, not to all: the browser of one member guesses at another as a stranger.
    const own = deviceOf(await shop.call(login, { body: { ...hanul, loginId: 'hong@example.com' }, headers: HOME }))
    const answers: (string | undefined)[] = []
    for (let n = 0; n < 21; n += 1) {
      const headers = { ...fromAddress(addressNumber(700 + n)), ...own }
      answers.push((await shop.call(login, { body: { ...wrong, loginId: 'nuri' }, headers })).failure?.code)
    }
    // As a known one it would have been slowed after five; strangers together have twenty.
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 'WRONG_LOGIN'), 'TOO_MANY_REQUESTS'])
  })

  it('who stole a known browser are slowed on it all the same', async () => {
    const known = deviceOf(await shop.call(login, { body: { ...hanul, loginId: 'hong@example.com' }, headers: HOME }))
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 8; n += 1) {
      const headers = { ...HOME, ...known }
      codes.push((await shop.call(login, { body: { ...wrong, loginId: 'hong@example.com' }, headers })).failure?.code)
    }
    expect(codes.filter((code) => code === 'WRONG_LOGIN')).toHaveLength(5)
  })
})

describe('strangers who come all at once', () => {
  it('are told to come later, and the owner at a known browser is let in all the same', async () => {
    const known = deviceOf(await shop.call(login, { body: { ...hanul, loginId: 'sujin' }, headers: HOME }))
    const flood = Array.from({ length: 70 }, (_, n) =>
      shop.call(login, { body: { ...wrong, loginId: `nobody-${n}` }, headers: fromAddress(addressNumber(900 + n)) }),
    )
    const body = { ...hanul, loginId: 'sujin' }
    const [owner, ...others] = await Promise.all([shop.call(login, { body, headers: { ...HOME, ...known } }), ...flood])
    expect(owner.status).toBe(200)
    expect(others.map(({ status }) => status)).toContain(503)
  })
})

describe('one address', () => {
  it('that has spent its log-ins of a minute has not spent those of the browsers known behind it', async () => {
    const strict = await testShop({ env: { TRUST_PROXY: '1', DEMO: '1', RATE_SCALE: '1' } })
    const headers = fromAddress('198.51.100.80')
    const known = deviceOf(await strict.call(login, { body: { ...hanul, loginId: 'nuri' }, headers }))
    const codes = new Set<string | undefined>()
    for (let n = 0; n < 40; n += 1)
      codes.add((await strict.call(login, { body: { ...wrong, loginId: `nobody${n}` }, headers })).failure?.code)
    expect(codes).toContain('TOO_MANY_REQUESTS')
    const body = { ...hanul, loginId: 'nuri' }
    expect((await strict.call(login, { body, headers: { ...headers, ...known } })).status).toBe(200)
  })
})

describe('a password asked again', () => {
  it('is counted too, and the right one takes the count back', async () => {
    const as = await shop.member({ passwordHash: await shop.container.passwords.hash(DEMO_MEMBER_PASSWORD) })
    const ask = async (password: string) => (await shop.call(prove, { as, body: { password } })).failure?.code ?? 'ok'
    for (let n = 0; n < 4; n += 1) expect(await ask('Wrong#Word77')).toBe('WRONG_LOGIN')
    expect(await ask(DEMO_MEMBER_PASSWORD)).toBe('ok')
    for (let n = 0; n < 5; n += 1) expect(await ask('Wrong#Word77')).toBe('WRONG_LOGIN')
    expect(await ask(DEMO_MEMBER_PASSWORD)).toBe('TOO_MANY_REQUESTS')
    shop.clock.forward({ seconds: 3 })
    expect(await ask(DEMO_MEMBER_PASSWORD)).toBe('ok')
  })
})
