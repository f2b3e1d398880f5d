import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const MOST_BYTES = 10 * 1024 ** 2

/**
 * Takes every mail for the mailbox and sends none on. Mail to `unknown@…` is refused for good, to `later@…` for now. Reached
 * on loopback only, so it wants neither a login nor TLS.
 */
export function mailReceiver(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    size: MOST_BYTES,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('unknown@')) return done(refusal(550, '5.1.1 no such mailbox'))
      if (address.startsWith('later@')) return done(refusal(451, '4.3.0 try again later'))
      return done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void finish(Buffer.concat(chunks), session.envelope.rcptTo, done))
    },
  })

  async function finish(mail: Buffer, recipients: readonly { address: string }[], done: (error?: Error) => void) {
    try {
      const { subject, text, html, attachments } = await PostalMime.parse(mail, { attachmentEncoding: 'base64' })
      const shown = html === undefined ? {} : { html: withPictures(html, attachments) }
      for (const { address } of recipients)
        mailbox.put({ kind: 'MAIL', to: address, subject: subject ?? null, body: (text ?? '').trimEnd(), ...shown })
      done()
    } catch {
      done(refusal(451, '4.3.0 the mail could not be read'))
    }
  }
}

/** Pictures that go along in a mail, put where it names them. */
const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce(
    (text, { contentId, mimeType, content }) =>
      typeof content === 'string' && contentId
        ? text.replaceAll(`cid:${contentId.replaceAll(/[<>]/g, '')}`, `data:${mimeType};base64,${content}`)
        : text,
    html,
  )

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode })
