import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#/contract/people/messages.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { Outbox } from '#tests/support/outbox.ts'
import { sendMessage } from './send-message.ts'

const shop = await testShop()
const { outbox } = shop

beforeEach(async () => {
  outbox.sent.length = 0
  outbox.answer = new Outbox().answer
  outbox.news = new Outbox().news
  await shop.container.database.pool.query('truncate message')
})

const text = (to = '01012345678') =>
  ({ channel: 'sms', to, subject: null, body: '[직지프린트] 홍길동님, 시안이 나왔습니다.' }) as const

async function send(message: Parameters<typeof add>[0] = text()): Promise<void> {
  await add(message)
  await shop.runJobs()
}
const add = (message: typeof sendMessage.payload & object) =>
  shop.container.database.transaction((tx) => shop.container.jobs.add(tx, sendMessage, message))

/** Runs the minute's look at what became of the messages. */
async function follow(): Promise<void> {
  const handler = shop.container.jobs.handlers().find(({ job }) => job.name === 'messages.follow')
  await handler?.run({} as never, { jobId: '0', attempt: 1, lastAttempt: true, givesUp: () => true })
}
const rows = async () => (await shop.container.database.pool.query('select * from message order by created_at')).rows

describe('a message', () => {
  test('is sent once, and delivered when the vendor says so', async () => {
    await send()
    expect(outbox.sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', recipient: '01012345678', tries: 1 }])
    await follow()
    expect(await rows()).toMatchObject([{ state: 'delivered' }])
  })

  test('that was not taken is tried again as the same message', async () => {
    const asked: { id: string; again: boolean }[] = []
    outbox.answer = (_message, sending) => {
      asked.push(sending)
      return asked.length < 3 ? { kind: 'not-now', code: 'BUSY' } : { kind: 'accepted', reference: 'M1' }
    }
    await send()
    shop.clock.forward({ minutes: 5 })
    await shop.runJobs()
    shop.clock.forward({ minutes: 5 })
    await shop.runJobs()
    expect(asked.map(({ again }) => again)).toEqual([false, true, true])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', tries: 3 }])
  })

  test('keeps its text, a code does not', async () => {
    await send()
    await send({ ...text('01099990000'), body: '인증번호 123456', secret: true })
    expect((await rows()).map(({ body }) => body)).toEqual([text().body, null])
  })

  test('nobody says anything of for three days counts as failed', async () => {
    outbox.news = () => ({ kind: 'pending' })
    await send()
    await follow()
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
    shop.clock.forward({ days: 4 })
    await follow()
    expect(await rows()).toMatchObject([{ state: 'failed', failure_code: 'NO_NEWS' }])
  })
})

describe('a message that will never arrive', () => {
  const refused = { kind: 'refused', code: '3058', reason: '결번입니다.' } as const

  test('is seen by staff, masked; looking at the number is written down', async () => {
    outbox.answer = () => refused
    await send()
    const staff = await shop.staff('service')
    const { messages, failed } = (await shop.call(contract.listMessages, { as: staff })).data
    expect(failed).toBe(1)
    expect(messages).toMatchObject([{ title: '시안이 나왔습니다.', state: 'failed', failure: '결번입니다.', tries: 1 }])
    expect(messages[0]?.maskedRecipient).not.toContain('12345678')
    const params = { messageId: messages[0]?.id ?? '' }
    const seen = await shop.call(contract.readMessage, { as: staff, params })
    expect(seen.data).toMatchObject({ recipient: '01012345678', failureCode: '3058' })
    const { rows: looks } = await shop.container.database.pool.query(
      `select action from audit_log where object_kind = 'message' and object_id = $1`,
      [params.messageId],
    )
    expect(looks).toEqual([{ action: 'message.reveal' }])
  })

  test('is sent again on a click, once, and leaves the list', async () => {
    outbox.answer = () => refused
    await send()
    outbox.answer = new Outbox().answer
    const staff = await shop.staff('service')
    const [failed] = (await shop.call(contract.listMessages, { as: staff })).data.messages
    const params = { messageId: failed?.id ?? '' }
    expect((await shop.call(contract.sendMessageAgain, { as: staff, params })).status).toBe(200)
    expect((await shop.call(contract.sendMessageAgain, { as: staff, params })).status).toBe(404)
    await shop.runJobs()
    expect(outbox.sent).toHaveLength(1)
    expect((await shop.call(contract.listMessages, { as: staff })).data).toMatchObject({ messages: [], failed: 0 })
  })

  test('can be taken off the list; a code is never sent again', async () => {
    outbox.answer = () => refused
    await send({ ...text(), secret: true })
    const staff = await shop.staff('service')
    const [failed] = (await shop.call(contract.listMessages, { as: staff })).data.messages
    expect(failed?.title).toBe('인증번호')
    const params = { messageId: failed?.id ?? '' }
    expect((await shop.call(contract.sendMessageAgain, { as: staff, params })).status).toBe(409)
    expect((await shop.call(contract.settleMessage, { as: staff, params })).status).toBe(200)
    expect((await shop.call(contract.listMessages, { as: staff })).data.failed).toBe(0)
  })
})

test('the list goes on page by page without leaving one out', async () => {
  await shop.container.database.pool.query(
    `insert into message (id, job_id, channel, recipient, body, state, created_at)
     select gen_random_uuid(), 'p' || n, 'sms', '0101234' || lpad(n::text, 4, '0'), 'x', 'sending', date_trunc('seconds', now()) - make_interval(secs => floor(n / 3))
     from generate_series(1, 120) n`,
  )
  const staff = await shop.staff('service')
  const ids: string[] = []
  let before: string | null | undefined
  do {
    const page: { messages: readonly { id: string }[]; next: string | null } = (
      await shop.call(contract.listMessages, { as: staff, query: { show: 'all', ...(before ? { before } : {}) } })
    ).data
    ids.push(...page.messages.map(({ id }) => id))
    before = page.next
  } while (before)
  expect(new Set(ids).size).toBe(120)
})

test('members, partners and other desks may not see what was sent', async () => {
  const params = { messageId: '00000000-0000-4000-8000-000000000000' }
  for (const as of [await shop.staff('production'), await shop.member(), await shop.partner()]) {
    expect((await shop.call(contract.listMessages, { as })).status).toBe(403)
    expect((await shop.call(contract.readMessage, { as, params })).status).toBe(403)
    expect((await shop.call(contract.sendMessageAgain, { as, params })).status).toBe(403)
    expect((await shop.call(contract.settleMessage, { as, params })).status).toBe(403)
  }
  expect((await shop.call(contract.listMessages, {})).status).toBe(401)
  expect((await shop.call(contract.readMessage, { as: await shop.staff('service'), params })).status).toBe(404)
})
