import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { type FieldValues, fillTemplate, safeValues } from '#/domain/messages/fill-template.ts'
import { templateOf } from '#/domain/messages/happening.ts'
import { MESSAGE_TEMPLATES } from '#/domain/messages/message-templates.data.ts'
import type { MessageTemplate, MessageTexts } from '#/domain/messages/message-template.ts'
import { marked, maySend, waitsAtNight } from '#/domain/messages/send-time.ts'
import type { Message } from '#/server/ports/messenger.ts'
import type { CurrentTexts } from './current-texts.ts'
import type { Telling, Told } from './telling.ts'

export interface Composed {
  readonly title: string
  readonly body: string
  readonly messages: readonly Message[]
}

interface Sender {
  readonly brand: string
  readonly shopAddress: string
  readonly now: Date
}

const NO_CONSENT = { email: false, sms: false } as const

/** What goes out by each channel, and what stands on the page of the member. */
export function composeMessages(telling: Telling, texts: CurrentTexts, sender: Sender): Composed {
  const { to, happening, path, consent = NO_CONSENT } = telling
  const id = templateOf(happening)
  const template: MessageTemplate = MESSAGE_TEMPLATES[id]
  const given = { 상호: sender.brand, 이름: to.name || '고객', 일시: koreanMoment(sender.now), 링크: '' }
  const here: FieldValues = {
    ...safeValues({ ...happening.fields, 이름: given.이름 }),
    상호: given.상호,
    일시: given.일시,
  }
  const link = path === null ? '' : sender.shopAddress + path + (telling.opens ? `#${telling.opens}` : '')
  const values = { ...here, 링크: link }
  const filled = fillTemplate(texts, values)
  const mark = (text: string) => marked(sender.brand, template.purpose, text)
  const common = (channel: 'sms' | 'email') => ({
    key: `${telling.key}:${channel}`,
    words: id,
    ...(waitsAtNight(template, channel) ? { quiet: true as const } : {}),
  })
  const text = to.email === '' ? textAlone({ texts, filled, link }) : filled.text
  const messages: Message[] = []
  if (to.email !== '' && texts.mailOn && maySend(template.purpose, 'email', consent))
    messages.push({
      ...common('email'),
      channel: 'email',
      to: to.email,
      subject: mark(filled.subject),
      body: filled.mail,
      ...(telling.jobs && maySeeJobs(template, to) ? { jobs: telling.jobs } : {}),
    })
  if (to.phone !== '' && text !== '' && texts.textOn && maySend(template.purpose, 'sms', consent))
    messages.push({
      ...common('sms'),
      channel: 'sms',
      to: to.phone.replaceAll('-', ''),
      subject: filled.subject,
      body: mark(text),
      // AlimTalk says its approved words and no others.
      ...(text === filled.text ? { template: { name: id, variables: definedOf(values) } } : {}),
    })
  const shown = fillTemplate(texts, here)
  return { title: shown.subject, body: shown.mail, messages }
}

/** What costs nothing may go to a stranger's mailbox, and takes no picture there that somebody chose. */
const maySeeJobs = ({ unproven }: MessageTemplate, { emailProven }: Told): boolean =>
  unproven === undefined || emailProven === true

interface Filled {
  readonly texts: CurrentTexts
  readonly filled: MessageTexts
  readonly link: string
}

/** Where there is no mailbox, the text message says what the mail would, or at least where it can be read. */
function textAlone({ texts, filled, link }: Filled): string {
  if (filled.text === '') return filled.mail
  return link === '' || texts.text.includes('{링크}') ? filled.text : `${filled.text}\n${link}`
}

const definedOf = (values: FieldValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
