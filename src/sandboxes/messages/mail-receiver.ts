import PostalMime from 'postal-mime'
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
      const { subject, text } = await PostalMime.parse(mail)
      for (const { address } of recipients)
        mailbox.put({ kind: 'MAIL', to: address, subject: subject ?? null, body: (text ?? '').trimEnd() })
      done()
    } catch {
      done(refusal(451, '4.3.0 the mail could not be read'))
    }
  }
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode })
