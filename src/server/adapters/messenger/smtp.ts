import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport, type SendMailOptions, type SentMessageInfo } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { mailHtml, PICTURE_ID } from '#/domain/messages/mail-html.ts'
import { createBreaker, RESTING } from '#/server/adapters/breaker.ts'
import type { Messenger, SendOutcome, ShownJob } from '#/server/ports/messenger.ts'

export interface SmtpSettings {
  /** `smtps://user:password@mail.example.com`, or the sandbox's address. */
  readonly url: string
  /** `상호 <print@example.com>` */
  readonly from: string
  readonly timeoutMs?: number
}

/** The mailer's own code for its limits of time. */
const SILENT = 'ETIMEDOUT'
/** All lines of one mail together, in limits of one line. */
const WHOLE = 3

/** Refusals that speak of our account and not of the recipient. */
const OURS: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS'])

/** Mail by SMTP. Taken by the mail server is as much as a sender learns; the message id is the same at every try. */
export function smtpMessenger(settings: SmtpSettings, log: Pick<FastifyBaseLogger, 'error'>): Messenger {
  const limit = settings.timeoutMs ?? 20_000
  const breaker = createBreaker()
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(settings.from)?.[1] ?? 'jikji.invalid'
  return {
    async send({ to, subject, body, shown }, { id }): Promise<SendOutcome> {
      if (!breaker.mayCall()) return { kind: 'not-now', code: RESTING }
      const messageId = `<${id}@${domain}>`
      try {
        const sending: Promise<SentMessageInfo> = transport.sendMail({
          from: settings.from,
          // As an address and not as text: what somebody typed cannot become a second recipient.
          to: { name: '', address: to },
          subject: subject ?? '알려 드립니다',
          text: body,
          ...(shown ? withPicture(body, shown) : {}),
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        const sent = await within(limit * WHOLE, sending)
        breaker.answered()
        return { kind: 'delivered', reference: sent.messageId }
      } catch (error) {
        const { code = 'UNKNOWN' } = error as { code?: string }
        breaker[code === SILENT ? 'silent' : 'answered']()
        if (OURS.has(code)) log.error({ code }, 'the mail server refuses our login: check SMTP_URL')
        return outcomeOf(error)
      }
    },
    follow: async () => ({ kind: 'delivered' }),
    close: async () => transport.close(),
  }
}

/** The same words once more as HTML, with a picture that goes along and is fetched from nowhere. */
function withPicture(body: string, shown: ShownJob): Pick<SendMailOptions, 'html' | 'attachments'> {
  const picture = {
    cid: PICTURE_ID,
    // Programs for mail that list what goes along show its name.
    filename: '인쇄물.jpg',
    content: Buffer.from(shown.picture.content),
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  }
  return { html: mailHtml(body, shown), attachments: [picture] }
}

/** A server that answers each line at the last moment is no better than a silent one. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(milliseconds, null, { signal: over.signal }).then(() => {
    throw Object.assign(new Error('the mail server took too long'), { code: SILENT })
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    late.catch(() => undefined)
  }
}

function outcomeOf(error: unknown): SendOutcome {
  const { code = 'UNKNOWN', responseCode, response } = error as SmtpError
  if (OURS.has(code)) return { kind: 'not-now', code }
  // Without an answer of the server it is our own look at the address that found it to be none.
  const permanent = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  if (!permanent) return { kind: 'not-now', code: String(responseCode ?? code) }
  const reason = (response ?? '메일 주소를 받지 않습니다.').slice(0, 300)
  return { kind: 'refused', code: String(responseCode ?? code), reason }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}
