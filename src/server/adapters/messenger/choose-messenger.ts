import type { FastifyBaseLogger } from 'fastify'
import type { Messenger } from '#/server/ports/messenger.ts'
import { smtpMessenger } from './smtp.ts'
import { solapiMessenger } from './solapi.ts'

export interface MessengerSettings {
  readonly SOLAPI_API_URL?: string | undefined
  readonly SOLAPI_API_KEY?: string | undefined
  readonly SOLAPI_API_SECRET?: string | undefined
  readonly SOLAPI_SENDER?: string | undefined
  readonly SOLAPI_PF_ID?: string | undefined
  readonly solapiTemplates: Readonly<Record<string, string>>
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

const VENDOR = 'https://api.solapi.com'
/** Where nothing listens: a process without any setting sends nothing and says so. */
const NOWHERE = 'smtp://127.0.0.1:9'

/** Text messages by Solapi, mail by SMTP: the vendors' or the practice ones that speak alike. */
export function chooseMessenger(settings: MessengerSettings, log: Pick<FastifyBaseLogger, 'error'>): Messenger {
  const { SOLAPI_PF_ID: pfId, solapiTemplates: templates } = settings
  const texts = solapiMessenger(
    {
      baseUrl: settings.SOLAPI_API_URL ?? VENDOR,
      apiKey: settings.SOLAPI_API_KEY ?? '',
      apiSecret: settings.SOLAPI_API_SECRET ?? '',
      from: settings.SOLAPI_SENDER ?? '',
      talk: pfId ? { pfId, templates } : null,
    },
    log,
  )
  const mails = smtpMessenger(
    { url: settings.SMTP_URL ?? NOWHERE, from: settings.MAIL_FROM ?? 'print@jikji.invalid' },
    log,
  )
  return {
    send: (message, sending) => (message.channel === 'sms' ? texts : mails).send(message, sending),
    // Mail is settled when it was taken; only text messages are followed.
    follow: (reference) => texts.follow(reference),
    close: async () => {
      await texts.close()
      await mails.close()
    },
  }
}
