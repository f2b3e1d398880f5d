import { describe, expect, test } from 'vitest'
import { decideApproval, listApprovals } from '#/contract/people/approvals.contract.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { join } from '#/contract/people/join.contract.ts'
import { submitDocuments } from '#/contract/people/supporting-documents.contract.ts'
import { leave, profile } from '#/contract/people/profile.contract.ts'
import { listMembers, readDocument, revealMember } from '#/contract/people/staff-members.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { Caller } from '#tests/support/callers.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

const shop = await testShop()
const { pool } = shop.container.database
const PASSWORD = 'Folio#Head2026'
/** Of the newest who joined: five codes an hour go to one number. */
let phone = ''

let count = 0
async function joinAcademy(as: Caller, fileId: string, type: 'ACADEMY' | 'BUSINESS' = 'ACADEMY') {
  count += 1
  phone = `0107777${8000 + count}`
  const { codeId } = (
    await shop.call(sendCode, { body: { purpose: 'join', contact: { channel: 'sms', target: phone } } })
  ).data
  const code = await codeSentTo(shop, phone)
  const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
  return shop.call(join, {
    as,
    body: {
      type,
      loginId: `document${count}`,
      password: PASSWORD,
      name: '성춘향',
      email: `document${count}@example.com`,
      phoneTicket: ticket,
      companyName: '춘향학원',
      companyUserName: '성춘향',
      companyNumber: '1234567891',
      documents: [{ kind: 'business-registration', fileId }],
      consents: { age14: true, terms: true, privacy: true, marketing: { email: false, sms: false, kakao: false } },
    },
  })
}

describe('documents of an academy', () => {
  test('are seen by staff with a look that is written down, and by nobody else', async () => {
    const visitor = shop.visitor()
    const fileId = await uploadDocument(shop, visitor)
    expect((await joinAcademy(visitor, fileId)).status).toBe(200)
    const as = await shop.staff('service')
    const waiting = (await shop.call(listApprovals, { as })).data.members.find(
      ({ companyName }) => companyName === '춘향학원',
    )
    const params = { memberId: waiting?.id ?? '' }
    const card = await shop.call(revealMember, { as, params })
    expect(card.data).toMatchObject({ name: '성춘향', phone, approval: 'waiting', via: [] })
    expect(card.data.documents).toEqual([
      { kind: 'business-registration', fileId, name: '사업자등록증.png', contentType: 'image/png' },
    ])
    const document = await shop.call(readDocument, { as, params: { ...params, fileId } })
    expect(document.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    const { rows } = await pool.query(
      `select action from audit_log where object_kind = 'member' and object_id = $1 order by id`,
      [params.memberId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['member.reveal', 'member.read-document'])
    for (const other of [await shop.staff('production'), await shop.member(), await shop.partner()]) {
      expect((await shop.call(revealMember, { as: other, params })).status).toBe(403)
      expect((await shop.call(readDocument, { as: other, params: { ...params, fileId } })).status).toBe(403)
      expect((await shop.call(listMembers, { as: other })).status).toBe(403)
    }
    const someone = await shop.member()
    const wrong = { memberId: someone.memberId, fileId }
    expect((await shop.call(readDocument, { as, params: wrong })).status).toBe(404)
  })

  test('that are refused are refused with a reason, and better ones bring the academy back to the list', async () => {
    byDay(shop)
    const visitor = shop.visitor()
    const joined = await joinAcademy(visitor, await uploadDocument(shop, visitor))
    const own = { headers: { authorization: String(joined.headers['authorization']) } }
    const as = await shop.staff('service')
    const id = async () =>
      (await pool.query<{ id: string }>('select id from member where login_id = $1', [`document${count}`])).rows[0]
        ?.id ?? ''
    const params = { memberId: await id() }
    const { seen } = (await shop.call(revealMember, { as, params })).data
    const bare = await shop.call(decideApproval, { as, params, body: { decision: 'refused', seen } })
    expect(bare.failure?.fields?.['reason']).toBe('반려하는 사유를 적어 주세요.')
    const reason = '사진이 흐려 읽을 수 없습니다.'
    await shop.call(decideApproval, { as, params, body: { decision: 'refused', reason, seen } })
    expect((await sentTo(shop, phone))[0]).toContain(reason)
    expect((await shop.call(profile, own)).data).toMatchObject({ approval: 'refused', approvalReason: reason })
    const fileId = await uploadDocument(shop, own)
    const documents = [{ kind: 'academy-registration' as const, fileId }]
    expect((await shop.call(submitDocuments, { ...own, body: { documents } })).status).toBe(200)
    expect((await shop.call(profile, own)).data).toMatchObject({ approval: 'waiting', approvalReason: null })
    expect((await shop.call(revealMember, { as, params })).data.documents).toHaveLength(2)

    expect((await shop.call(leave, { ...own, body: { password: PASSWORD } })).status).toBe(200)
    const { rows } = await pool.query('select keep_until <= $2 as over from file where id = $1', [
      fileId,
      shop.clock.now(),
    ])
    expect(rows).toEqual([{ over: true }])
  })

  test('have to be one’s own and uploaded as documents', async () => {
    const visitor = shop.visitor()
    const theirs = await uploadDocument(shop, shop.visitor())
    expect((await joinAcademy(visitor, theirs)).status).toBe(404)
    const plain = await uploadDocument(shop, visitor, 'attachment')
    expect((await joinAcademy(visitor, plain)).failure?.fields?.['documents']).toContain('서류로 올린 파일이 아닙니다')
    expect((await joinAcademy(visitor, await uploadDocument(shop, visitor), 'BUSINESS')).status).toBe(200)
    const general = await shop.member()
    const documents = [{ kind: 'business-registration' as const, fileId: theirs }]
    expect((await shop.call(submitDocuments, { as: general, body: { documents } })).status).toBe(403)
    expect((await shop.call(submitDocuments, { body: { documents } })).status).toBe(401)
    const academy = await shop.member({ type: 'ACADEMY' })
    expect((await shop.call(submitDocuments, { as: academy, body: { documents } })).status).toBe(404)
  })
})

describe('the members', () => {
  test('are found by name, company, id and the end of the phone number, masked', async () => {
    const as = await shop.staff('service')
    const found = async (q: string) => (await shop.call(listMembers, { as, query: { q } })).data.members
    for (const q of ['김한', '한울', 'hanul', '5432'])
      expect((await found(q)).map(({ companyName }) => companyName)).toContain('한울출판')
    const [one] = await found('한울출판')
    expect(one).toMatchObject({ maskedName: '김*울', maskedPhone: '010-****-5432' })
    expect(JSON.stringify(one)).not.toContain('01098765432')
    expect(await found('%')).toEqual([])
  })

  test('are listed page by page, each once', async () => {
    const before = (await pool.query<{ n: number }>('select count(*)::int as n from member where left_at is null'))
      .rows[0]?.n
    for (let made = 0; made < 55; made += 1) await shop.member()
    const as = await shop.staff('service')
    const ids: string[] = []
    let next: string | null | undefined
    do {
      const page: { members: readonly { id: string }[]; next: string | null } = (
        await shop.call(listMembers, { as, query: next ? { before: next } : {} })
      ).data
      ids.push(...page.members.map(({ id }) => id))
      next = page.next
    } while (next)
    expect(new Set(ids).size).toBe((before ?? 0) + 55)
    expect(ids).toHaveLength((before ?? 0) + 55)
  })
})
