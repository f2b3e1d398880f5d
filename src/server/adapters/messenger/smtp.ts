import { createTransport, type SentMessageInfo } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import type { Messenger, SendOutcome } from '#/server/ports/messenger.ts'

export interface SmtpSettings {
  /** `smtps://user:password@mail.example.com`, or the sandbox's address. */
  readonly url: string
  /** `상호 <print@example.com>` */
  readonly from: string
  readonly timeoutMs?: number
}

/** Refusals that speak of our account and not of the recipient. */
const OURS: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS'])

/** Mail by SMTP. Taken by the mail server is as much as a sender learns; the message id is the same at every try. */
export function smtpMessenger(settings: SmtpSettings, log: Pick<FastifyBaseLogger, 'error'>): Messenger {
  const limit = settings.timeoutMs ?? 20_000
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
    async send({ to, subject, body }, { id }): Promise<SendOutcome> {
      const messageId = `<${id}@${domain}>`
      try {
        const sent: SentMessageInfo = await transport.sendMail({
          from: settings.from,
          // As an address and not as text: what somebody typed cannot become a second recipient.
          to: { name: '', address: to },
          subject: subject ?? '알려 드립니다',
          text: body,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'delivered', reference: sent.messageId }
      } catch (error) {
        const { code = 'UNKNOWN' } = error as { code?: string }
        if (OURS.has(code)) log.error({ code }, 'the mail server refuses our login: check SMTP_URL')
        return outcomeOf(error)
      }
    },
    follow: async () => ({ kind: 'delivered' }),
    close: async () => transport.close(),
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
