import Fastify, { type FastifyInstance } from 'fastify'
import type { SMTPServer } from 'smtp-server'
import type { Keys } from './authorization.ts'
import { mailReceiver } from './mail-receiver.ts'
import { Mailbox } from './mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mountTextApi } from './text-api.ts'
import { TextMessageService } from './text-message-service.ts'

export interface PracticeMessages {
  /** The text message vendor's API and the mailbox page; not yet listening. */
  readonly http: FastifyInstance
  /** The mail server; not yet listening. */
  readonly smtp: SMTPServer
}

/** The practice message services: one mailbox behind a text message API and a mail server. */
export function buildMessages(keys: Keys): PracticeMessages {
  const mailbox = new Mailbox()
  const http = Fastify({ logger: false, bodyLimit: 256 * 1024 })
  mountTextApi(http, new TextMessageService(mailbox), keys)
  http.get('/health', () => ({ name: 'jikji-sandbox-messages' }))
  http.get('/', (_request, reply) => reply.redirect('/mailbox'))
  http.get<{ Querystring: { to?: string } }>('/mailbox', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPage(mailbox.newest(request.query.to))),
  )
  http.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) => {
    const html = mailbox.html(request.params.id)
    if (html === null) return reply.code(404).type('text/plain; charset=utf-8').send('이 메일은 더 이상 없습니다.')
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups",
      )
      .send(html)
  })
  http.get<{ Querystring: { to?: string } }>('/mailbox.json', (request) => ({
    messages: mailbox.newest(request.query.to),
  }))
  const smtp = mailReceiver(mailbox)
  // A sender that hangs up in the middle is no failure of the receiver.
  smtp.on('error', () => undefined)
  return { http, smtp }
}
