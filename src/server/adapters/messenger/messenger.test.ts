import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { buildMessages, type PracticeMessages } from '#/sandboxes/messages/build-messages.ts'
import type { KeptMessage } from '#/sandboxes/messages/mailbox.ts'
import type { Message, Messenger } from '#/server/ports/messenger.ts'
import { chooseMessenger, type MessengerSettings } from './choose-messenger.ts'
import { smsBytes } from '#/lib/sms-bytes.ts'

interface Stage {
  readonly url: string
  readonly messenger: Messenger
  readonly practice: PracticeMessages
  readonly mailbox: (to: string) => Promise<readonly KeptMessage[]>
  readonly faults: string[]
}

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function stage(over: Partial<MessengerSettings> = {}): Promise<Stage> {
  const practice = buildMessages({ apiKey: 'key', apiSecret: 'secret' })
  const url = await practice.http.listen({ host: '127.0.0.1', port: 0 })
  const smtpPort = await new Promise<number>((resolve) => {
    practice.smtp.listen(0, '127.0.0.1', () => {
      const address = practice.smtp.server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const faults: string[] = []
  const log = { error: (...args: unknown[]) => void faults.push(String(args[1])) }
  const messenger = chooseMessenger(
    {
      SOLAPI_API_URL: url,
      SOLAPI_API_KEY: 'key',
      SOLAPI_API_SECRET: 'secret',
      SOLAPI_SENDER: '0212345678',
      solapiTemplates: {},
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: '직지프린트 <print@example.com>',
      ...over,
    },
    log as never,
  )
  ends.push(
    () => messenger.close(),
    () => practice.http.close(),
    () => new Promise<void>((resolve) => practice.smtp.close(() => resolve())),
  )
  const mailbox: Stage['mailbox'] = async (to) => {
    const answer = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { messages: readonly KeptMessage[] }).messages
  }
  return { url, messenger, practice, mailbox, faults }
}

const text = (to: string, over: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to,
  subject: null,
  body: '[직지프린트] 시안이 나왔습니다.',
  ...over,
})
const first = () => ({ id: randomUUID(), since: new Date(), again: false })

describe('a text message', () => {
  test('arrives, and the vendor says so when asked', async () => {
    const { messenger, mailbox } = await stage()
    const outcome = await messenger.send(text('01012345678'), first())
    expect(outcome.kind).toBe('accepted')
    expect((await mailbox('01012345678'))[0]).toMatchObject({ kind: 'SMS', body: '[직지프린트] 시안이 나왔습니다.' })
    const reference = outcome.kind === 'accepted' ? outcome.reference : ''
    expect(await messenger.follow(reference)).toEqual({ kind: 'delivered' })
    expect(await messenger.follow('M4VUNKNOWN')).toEqual({ kind: 'pending' })
  })

  test('that is too long for 90 bytes goes out as a long one with a title of at most 40', async () => {
    const { messenger, mailbox } = await stage()
    const body = `[직지프린트] ${'가'.repeat(60)}`
    expect(smsBytes('[직지프린트]')).toBe(12)
    await messenger.send(text('01012345678', { body }), first())
    const [sent] = await mailbox('01012345678')
    expect(sent).toMatchObject({ kind: 'LMS', body })
    expect(smsBytes(sent?.subject ?? '')).toBeLessThanOrEqual(40)
  })

  test('with an approved template goes to KakaoTalk, without one by text', async () => {
    const { messenger, mailbox } = await stage({ SOLAPI_PF_ID: 'PF1', solapiTemplates: { dispatched: 'KA01TP1' } })
    const sent = (name: 'dispatched' | 'approved') =>
      messenger.send(text('01012345678', { template: { name, variables: { 송장: '1' } } }), first())
    await sent('dispatched')
    await sent('approved')
    expect((await mailbox('01012345678')).map(({ kind }) => kind)).toEqual(['SMS', 'ATA'])
  })

  test('whose answer was lost is found again and not sent twice', async () => {
    const { messenger, mailbox } = await stage()
    const sending = first()
    expect((await messenger.send(text('01055559993'), sending)).kind).toBe('not-now')
    expect((await messenger.send(text('01055559993'), { ...sending, again: true })).kind).toBe('accepted')
    expect(await mailbox('01055559993')).toHaveLength(1)
  })

  test('to a number that refuses is refused for good, at once or by the carrier later', async () => {
    const { messenger } = await stage()
    expect(await messenger.send(text('01055559991'), first())).toMatchObject({ kind: 'refused', code: '1020' })
    const taken = await messenger.send(text('01055559992'), first())
    expect(taken.kind).toBe('accepted')
    expect(await messenger.follow(taken.kind === 'accepted' ? taken.reference : '')).toMatchObject({
      kind: 'refused',
      code: '3058',
      reason: '결번이거나 서비스가 정지된 번호입니다.',
    })
  })

  test('is to be tried again while the service is busy or away', async () => {
    const { messenger, practice } = await stage()
    const sending = first()
    expect(await messenger.send(text('01055559994'), sending)).toEqual({ kind: 'not-now', code: 'ServiceUnavailable' })
    await messenger.send(text('01055559994'), { ...sending, again: true })
    expect((await messenger.send(text('01055559994'), { ...sending, again: true })).kind).toBe('accepted')
    await practice.http.close()
    expect((await messenger.send(text('01012345678'), first())).kind).toBe('not-now')
    expect(await messenger.send(text('01012345678'), { ...first(), again: true })).toEqual({
      kind: 'not-now',
      code: 'UNKNOWN_IF_SENT',
    })
  })

  test('with a wrong key is the shop’s own fault and is said in the log, not to the customer', async () => {
    const { messenger, faults } = await stage({ SOLAPI_API_SECRET: 'other' })
    expect(await messenger.send(text('01012345678'), first())).toEqual({
      kind: 'not-now',
      code: 'SignatureDoesNotMatch',
    })
    expect(faults).toHaveLength(1)
  })
})

describe('the practice service', () => {
  test('takes no call without a signature, and each signature once', async () => {
    const { url } = await stage()
    const ask = (authorization?: string) =>
      fetch(`${url}/messages/v4/list`, { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(403)
    expect(
      (await ask('HMAC-SHA256 apiKey=key, date=2020-01-01T00:00:00Z, salt=abcdefabcdef, signature=00')).status,
    ).toBe(403)
  })
})

describe('a mail', () => {
  const mail = (to: string, over: Partial<Message> = {}): Message => ({
    channel: 'email',
    to,
    subject: '[직지프린트] 인쇄 확정',
    body: '홍길동님, 인쇄를 승인하셨습니다.\n출고예정일은 2026-11-27입니다.',
    ...over,
  })

  test('arrives with its Korean subject and text', async () => {
    const { messenger, mailbox } = await stage()
    expect((await messenger.send(mail('hong@example.com'), first())).kind).toBe('delivered')
    expect(await mailbox('hong@example.com')).toMatchObject(
      [mail('hong@example.com')].map(({ subject, body }) => ({ kind: 'MAIL', subject, body })),
    )
  })

  test('with a job has its picture within it, and the same words as text', async () => {
    const { messenger, mailbox, url } = await stage()
    const picture = { content: Buffer.from('a picture'), width: 240, height: 200 }
    const shown = { title: '서촌의 골목', kind: '책 A5 국판 무선', others: 0, picture }
    const outgoing = { ...mail('hong@example.com'), shown }
    expect((await messenger.send(outgoing, first())).kind).toBe('delivered')
    const [kept] = await mailbox('hong@example.com')
    expect(kept).toMatchObject({ subject: outgoing.subject, body: outgoing.body, pictured: true })
    const page = await fetch(`${url}/mailbox/${kept?.id}`)
    expect(page.headers.get('content-security-policy')).toContain('img-src data:')
    const html = await page.text()
    expect(html).toContain(`<img src="data:image/jpeg;base64,${picture.content.toString('base64')}"`)
    expect(html).toContain('홍길동님, 인쇄를 승인하셨습니다.<br>')
    expect((await fetch(`${url}/mailbox/nothing`)).status).toBe(404)
  })

  test('to a mailbox that is not there is refused for good, to a busy one it is tried again', async () => {
    const { messenger } = await stage()
    expect(await messenger.send(mail('unknown@example.com'), first())).toMatchObject({ kind: 'refused', code: '550' })
    expect((await messenger.send(mail('later@example.com'), first())).kind).toBe('not-now')
  })

  test('cannot be given a second recipient by what somebody typed', async () => {
    const { messenger, mailbox } = await stage()
    await messenger.send(mail('hong@example.com, spy@example.com'), first())
    expect(await mailbox('spy@example.com')).toEqual([])
  })

  test('waits while the mail server is away', async () => {
    const { messenger } = await stage({ SMTP_URL: 'smtp://127.0.0.1:9' })
    expect((await messenger.send(mail('hong@example.com'), first())).kind).toBe('not-now')
  })
})
