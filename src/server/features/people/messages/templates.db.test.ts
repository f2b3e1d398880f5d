import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import * as contract from '#/contract/people/message-templates.contract.ts'
import { MESSAGE_TEMPLATES, TEMPLATE_IDS, type TemplateId } from '#/domain/messages/message-templates.data.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { tellNews } from './messages.public.ts'

const shop = await testShop()
let admin: StaffCaller

beforeAll(async () => {
  admin = await shop.staff('administrator')
  shop.clock.set('2026-11-23T14:00:00+09:00')
})

type Body = BodyInputOf<typeof contract.changeMessageTemplate>
const standard = (template: TemplateId) => {
  const { subject, mail, text } = MESSAGE_TEMPLATES[template]
  return { subject, mail, text, mailOn: true, textOn: true }
}
const change = (template: TemplateId, over: Partial<Body>, as = admin) =>
  shop.call(contract.changeMessageTemplate, {
    as,
    params: { template },
    body: { version: 0, ...standard(template), ...over },
  })

let told = 0
/** A parcel that leaves, told to a mailbox of its own; answers with what arrived there and at the telephone. */
async function dispatched() {
  told += 1
  const [email, phone] = [`parcel${told}@example.com`, `0107000${String(told).padStart(4, '0')}`]
  const fields = { 주문번호: '20261123-AAAAAA', 받는곳: '', 송장: 'CJ대한통운 612345678901', 조회주소: '' }
  await shop.container.database.transaction((tx) =>
    shop.container.jobs.add(tx, tellNews, {
      key: `test:${told}`,
      to: { name: '윤서영', email, phone, memberId: null },
      happening: { event: 'dispatched', by: 'staff', payment: 'paid', fields },
      path: null,
    }),
  )
  return { mails: await sentTo(shop, email), texts: await sentTo(shop, phone) }
}

describe('the words of a message', () => {
  test('are all listed, as the shop opened with them', async () => {
    const { items } = (await shop.call(contract.listMessageTemplates, { as: admin })).data
    expect(items.map(({ template }) => template)).toEqual(TEMPLATE_IDS)
    expect(items.every(({ standard: first, version }) => first && version === 0)).toBe(true)
  })

  test('go out as they were changed, from then on; restored, as before; the audit log keeps both', async () => {
    const mail = '{이름}님, 보냈습니다.\n주문번호 {주문번호}\n{송장}'
    const saved = await change('dispatched', { mail })
    expect(saved.data).toMatchObject({ version: 1, standard: false, mail })
    expect((await dispatched()).mails[0]).toMatch(/^윤서영님, 보냈습니다\./)
    const body = { version: 1 }
    const params = { template: 'dispatched' } as const
    const restored = await shop.call(contract.restoreMessageTemplate, { as: admin, params, body })
    expect(restored.data).toMatchObject({ version: 2, standard: true })
    expect((await dispatched()).mails[0]).toContain('출고되었습니다')
    const { rows } = await shop.container.database.pool.query(
      `select action, actor_id, detail from audit_log where object_kind = 'message-template' order by id`,
    )
    expect(rows).toMatchObject([
      { action: 'message-template.change', actor_id: admin.staffId, detail: { version: 1, after: { mail } } },
      { action: 'message-template.restore', detail: { version: 2, before: { mail } } },
    ])
  })

  test('of two people who change them at once one is told to look again', async () => {
    const answers = await Promise.all([
      change('delivered', { subject: '도착 {주문번호}' }),
      change('delivered', { subject: '왔습니다 {주문번호}' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.failure?.message).toContain('다른 사람이')
  })

  test('with a wrong, missing or open field are refused beside their box, and nothing changes', async () => {
    const wrong = await change('proof-published', { mail: '{이름}님 {주문번호} {품목} {판} {송장}' })
    expect(wrong.status).toBe(400)
    expect(wrong.failure?.fields).toEqual({ mail: '{송장}은 이 알림에 없는 항목입니다.' })
    const missing = await change('proof-published', { text: '시안이 나왔습니다.' })
    expect(missing.failure?.fields).toEqual({
      text: '꼭 들어가야 할 항목이 빠졌습니다: {주문번호}, {품목}, {판}',
    })
    expect((await change('proof-published', { subject: '{주문번호' })).failure?.fields).toHaveProperty('subject')
    const { items } = (await shop.call(contract.listMessageTemplates, { as: admin })).data
    expect(items.find(({ template }) => template === 'proof-published')).toMatchObject({ version: 0 })
  })

  test('that came to be wrong stop no message: the first words go out', async () => {
    await shop.container.database.pool.query(
      `insert into message_template values ('dispatched', '{', '{없는것}', '{', true, true, 9, now(), $1)
       on conflict (template) do update set mail = excluded.mail, subject = excluded.subject, version = 9`,
      [admin.staffId],
    )
    expect((await dispatched()).mails[0]).toContain('출고되었습니다')
    await shop.call(contract.restoreMessageTemplate, {
      as: admin,
      params: { template: 'dispatched' },
      body: { version: 9 },
    })
  })
})

describe('a message', () => {
  test('can be switched off by channel', async () => {
    await change('dispatched', { version: 10, textOn: false })
    expect(await dispatched()).toMatchObject({ mails: [expect.stringContaining('출고')], texts: [] })
    await change('dispatched', { version: 11, mailOn: false, textOn: false })
    expect(await dispatched()).toEqual({ mails: [], texts: [] })
    await change('dispatched', { version: 12 })
  })

  test.each(['order-received', 'account-issued', 'password-changed', 'left'] as const)(
    'that the law or security asks for cannot: %s',
    async (template) => {
      const answer = await change(template, { mailOn: false })
      expect(answer.status).toBe(400)
      expect(answer.failure?.fields).toHaveProperty('mailOn')
    },
  )
})

test('only administrators see and change the words', async () => {
  const params = { template: 'dispatched' } as const
  const body = { version: 0 }
  for (const as of [await shop.staff('service'), await shop.member(), await shop.partner()]) {
    expect((await shop.call(contract.listMessageTemplates, { as })).status).toBe(403)
    expect((await shop.call(contract.restoreMessageTemplate, { as, params, body })).status).toBe(403)
  }
  expect((await change('dispatched', {}, await shop.staff('proof'))).status).toBe(403)
  expect((await shop.call(contract.listMessageTemplates, {})).status).toBe(401)
})
