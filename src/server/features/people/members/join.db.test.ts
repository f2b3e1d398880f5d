import { describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { decideApproval, listApprovals } from '#/contract/people/approvals.contract.ts'
import { confirmCode, findId, resetPassword, sendCode } from '#/contract/people/codes.contract.ts'
import { checkLoginId, join } from '#/contract/people/join.contract.ts'
import { login, renew } from '#/contract/people/login.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_MEMBER_PASSWORD } from './demo-members.data.ts'

const shop = await testShop()
const password = 'Bleed#3mm2026'

type Purpose = BodyInputOf<typeof sendCode>['purpose']

async function prove(phone: string, purpose: Purpose, loginId?: string) {
  const contact = { channel: 'sms', target: phone } as const
  const { codeId } = (await shop.call(sendCode, { body: { purpose, contact, loginId } })).data
  const code = await codeSentTo(shop, phone)
  return (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data.ticket
}

const form = (loginId: string, phoneTicket: string) => ({
  type: 'GENERAL' as const,
  loginId,
  password,
  name: '성춘향',
  email: `${loginId}@example.com`,
  phoneTicket,
  consents: {
    age14: true as const,
    terms: true as const,
    privacy: true as const,
    marketing: { email: false, sms: true, kakao: false },
  },
})

describe('joining', () => {
  it('makes a general member who is logged in at once and can log in again', async () => {
    const phoneTicket = await prove('01011112222', 'join')
    const joined = await shop.call(join, { body: form('chunhyang', phoneTicket) })
    expect(joined.data.user).toMatchObject({ id: 'chunhyang', phoneNumber: '01011112222', customerType: 'GENERAL' })
    const authorization = String(joined.headers['authorization'])
    const { data } = await shop.call(profile, { headers: { authorization } })
    expect(data.marketing).toEqual({ email: false, sms: true, kakao: false })
    const again = await shop.call(login, { body: { loginId: 'CHUNHYANG', password, remember: false } })
    expect(again.status).toBe(200)
  })

  it('makes a business member only with a business number whose check digit is right', async () => {
    const phoneTicket = await prove('01011112223', 'join')
    const business = {
      ...form('mongryong', phoneTicket),
      type: 'BUSINESS' as const,
      companyName: '남원인쇄',
      companyUserName: '이몽룡',
    }
    const wrong = await shop.call(join, { body: { ...business, companyNumber: '123-45-67890' } })
    expect(wrong.failure?.fields?.['companyNumber']).toMatch(/^사업자등록번호가 올바르지 않습니다/)
    const right = await shop.call(join, { body: { ...business, companyNumber: '123-45-67891' } })
    expect(right.data.user.roles).toBe('ROLE_USER_TYPE_BUSINESS')
  })

  it('lets an academy in, and gives it its grade at once when staff approves, once', async () => {
    byDay(shop)
    const phoneTicket = await prove('01011112224', 'join')
    const academy = { companyName: '춘향학원', companyUserName: '성춘향', companyNumber: '1234567891' }
    const visitor = shop.visitor()
    const documents = [{ kind: 'academy-registration' as const, fileId: await uploadDocument(shop, visitor) }]
    const body = { ...form('academy1', phoneTicket), type: 'ACADEMY' as const, ...academy }
    expect(
      (await shop.call(join, { as: visitor, body: { ...body, documents: [] } })).failure?.fields?.['documents'],
    ).toBe('사업자등록증이나 학원등록증을 올려 주세요.')
    const joined = await shop.call(join, { as: visitor, body: { ...body, documents } })
    const { data } = joined
    expect([data.user.roles, data.user.customerGrade]).toEqual(['ROLE_USER_TYPE_ACADEMY', ''])
    const as = await shop.staff('service')
    const { members } = (await shop.call(listApprovals, { as })).data
    expect(members).toMatchObject([{ maskedLoginId: 'ac******', maskedName: '성*향', maskedPhone: '010-****-2224' }])
    const params = { memberId: members[0]?.id ?? '' }
    const seen = members[0]?.seen ?? {}
    const decide = (decision: 'approved' | 'refused') =>
      shop.call(decideApproval, { as, params, body: { decision, seen } })
    const answers = await Promise.all([decide('approved'), decide('approved')])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const authorization = String(joined.headers['authorization'])
    expect((await shop.call(profile, { headers: { authorization } })).data).toMatchObject({
      grade: '0050',
      approval: 'approved',
    })
    expect(await sentTo(shop, '01011112224')).toContain(
      '[직지프린트] 가입을 승인했습니다. 이제 교재를 주문하실 수 있습니다.',
    )
    expect((await shop.call(listApprovals, { as: await shop.staff('finance') })).status).toBe(403)
  })

  it('wants each required consent by itself, and names the one that is missing', async () => {
    const body = form('noconsent', 'none')
    const asked = { ...body, consents: { ...body.consents, terms: false } } as unknown as typeof body
    const { failure } = await shop.call(join, { body: asked })
    expect(failure?.fields).toEqual({ 'consents.terms': '이용약관에 동의해 주세요.' })
  })

  it('refuses a phone that was not proven, and a proof that was used', async () => {
    expect((await shop.call(join, { body: form('unproven', 'made-up-ticket') })).failure?.code).toBe('WRONG_CODE')
    const phoneTicket = await prove('01011112225', 'join')
    expect((await shop.call(join, { body: form('twice1', phoneTicket) })).status).toBe(200)
    expect((await shop.call(join, { body: form('twice2', phoneTicket) })).failure?.code).toBe('WRONG_CODE')
  })

  it('says that an id is taken, and keeps the proof for another try', async () => {
    const phoneTicket = await prove('01011112226', 'join')
    expect((await shop.call(checkLoginId, { query: { loginId: 'hanul' } })).data.free).toBe(false)
    const taken = await shop.call(join, { body: form('hanul', phoneTicket) })
    expect(taken.failure?.fields?.['loginId']).toMatch(/^이미 쓰고 있는 아이디/)
    expect((await shop.call(join, { body: form('hanul2', phoneTicket) })).status).toBe(200)
  })

  it('makes one member when the same form comes twice at once', async () => {
    const phoneTicket = await prove('01011112227', 'join')
    const body = form('doubleclick', phoneTicket)
    const answers = await Promise.all([shop.call(join, { body }), shop.call(join, { body })])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
  })
})

describe('a code sent to a phone', () => {
  const start = async (target: string) =>
    (await shop.call(sendCode, { body: { purpose: 'join', contact: { channel: 'sms', target } } })).data.codeId

  it('can be tried five times, even when twenty tries come at once', async () => {
    const codeId = await start('01022223333')
    const code = await codeSentTo(shop, '01022223333')
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(
      Array.from({ length: 20 }, () => shop.call(confirmCode, { params: { codeId }, body: { code: wrong } })),
    )
    const { rows } = await shop.container.database.pool.query('select tries from contact_code where id = $1', [codeId])
    expect(rows).toEqual([{ tries: 5 }])
    expect((await shop.call(confirmCode, { params: { codeId }, body: { code } })).failure?.code).toBe('WRONG_CODE')
  })

  it('is right once, however many tabs send it at once', async () => {
    const codeId = await start('01022223334')
    const code = await codeSentTo(shop, '01022223334')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.call(confirmCode, { params: { codeId }, body: { code } })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('ends after three minutes', async () => {
    const codeId = await start('01022223335')
    const code = await codeSentTo(shop, '01022223335')
    shop.clock.forward({ minutes: 3, seconds: 1 })
    expect((await shop.call(confirmCode, { params: { codeId }, body: { code } })).failure?.code).toBe('WRONG_CODE')
  })

  it('is sent five times an hour at most, even when ten are asked for at once', async () => {
    const body = { purpose: 'join', contact: { channel: 'sms', target: '01022223336' } } as const
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.call(sendCode, { body })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
    expect(await sentTo(shop, '01022223336')).toHaveLength(5)
  })
})

describe('codes as a weapon', () => {
  const PURPOSES = ['join', 'find-id', 'change-contact', 'guest', 'guest-order', 'inquiry', 'reservation'] as const

  it('make no telephone ring more than thirty times a day, whatever they are said to be for', async () => {
    const contact = { channel: 'sms', target: '01022223337' } as const
    const all = PURPOSES.flatMap((purpose) => Array.from({ length: 5 }, () => ({ purpose, contact })))
    const answers = []
    for (const body of all) answers.push((await shop.call(sendCode, { body })).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
    expect(await sentTo(shop, contact.target)).toHaveLength(30)
  })

  it('prove no mailbox where the telephone is what somebody is known by', async () => {
    const contact = { channel: 'email', target: 'nobody@example.com' } as const
    for (const purpose of ['guest', 'guest-order', 'take-orders', 'inquiry', 'reservation'] as const) {
      const answer = await shop.call(sendCode, { body: { purpose, contact } })
      expect([purpose, answer.status]).toEqual([purpose, 400])
    }
    expect(await sentTo(shop, contact.target)).toEqual([])
  })
})

describe('a forgotten id or password', () => {
  it('shows the id masked, to the owner of the phone who also knows the name', async () => {
    const ticket = await prove('01012345678', 'find-id')
    const { accounts } = (await shop.call(findId, { body: { name: '홍길동', ticket } })).data
    expect(accounts.map((account) => account.maskedId)).toEqual(['ho**@example.com'])
    const another = await prove('01012345678', 'find-id')
    expect((await shop.call(findId, { body: { name: '아무개', ticket: another } })).data.accounts).toEqual([])
  })

  it('answers a stranger the same and sends nothing', async () => {
    const contact = { channel: 'sms', target: '01033334444' } as const
    const answer = await shop.call(sendCode, { body: { purpose: 'find-password', contact, loginId: 'hanul' } })
    expect(Object.keys(answer.data)).toEqual(['codeId', 'seconds'])
    expect(await sentTo(shop, '01033334444')).toEqual([])
  })

  it('is not blocked for the owner by strangers who ask with made-up login ids, nor by other codes', async () => {
    const contact = { channel: 'sms', target: '01012345678' } as const
    const before = (await sentTo(shop, contact.target)).length
    const ask = (loginId: string) => shop.call(sendCode, { body: { purpose: 'find-password', contact, loginId } })
    for (let n = 0; n < 8; n += 1) expect((await ask(`made-up-${n}`)).status).toBe(200)
    for (let n = 0; n < 6; n += 1) await shop.call(sendCode, { body: { purpose: 'join', contact } })
    const joining = (await sentTo(shop, contact.target)).length
    expect(joining).toBe(before + 5)
    const owner = []
    for (let n = 0; n < 6; n += 1) owner.push((await ask('hong@example.com')).status)
    expect(owner).toEqual([200, 200, 200, 200, 200, 429])
    expect(await sentTo(shop, contact.target)).toHaveLength(joining + 5)
    const stranger = []
    for (let n = 0; n < 6; n += 1) stranger.push((await ask('nobody')).status)
    expect(stranger).toEqual(owner)
  })

  it('sets a new password and ends every session of the old one', async () => {
    const before = await shop.call(login, {
      body: { loginId: 'hanul', password: DEMO_MEMBER_PASSWORD, remember: false },
    })
    const ticket = await prove('01098765432', 'find-password', 'hanul')
    await shop.call(resetPassword, { body: { ticket, newPassword: 'Spine&Wing2026' } })
    const authorization = String(before.headers['authorization'])
    expect((await shop.call(renew, { headers: { authorization } })).status).toBe(401)
    const after = await shop.call(login, { body: { loginId: 'hanul', password: 'Spine&Wing2026', remember: false } })
    expect(after.status).toBe(200)
  })
})
