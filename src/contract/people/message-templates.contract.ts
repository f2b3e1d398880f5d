import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { MOST_LETTERS } from '#/domain/messages/check-template.ts'
import { TEMPLATE_IDS } from '#/domain/messages/message-templates.data.ts'

const access = { who: 'staff', anyRight: ['templates'] } as const
const params = z.object({ template: z.enum(TEMPLATE_IDS, { error: '없는 알림입니다.' }) })
const version = wholeNumber('판', { min: 0, max: 1_000_000 })

/** The words of one message as they go out now; what it may name and what it is for stand in the table of messages. */
export const MessageTemplateView = z.object({
  template: z.enum(TEMPLATE_IDS),
  subject: z.string(),
  mail: z.string(),
  text: z.string(),
  mailOn: z.boolean(),
  textOn: z.boolean(),
  /** 0 while nobody has changed it. */
  version: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
  /** Whether these are the words that the shop opened with. */
  standard: z.boolean(),
})
export type MessageTemplateView = z.output<typeof MessageTemplateView>

export const listMessageTemplates = endpoint({
  id: 'message-templates.list',
  method: 'GET',
  path: '/api/staff/message-templates',
  summary: '알림 문구',
  access,
  trace: { none: 'words of the shop, nothing of a person' },
  response: z.object({ items: z.array(MessageTemplateView) }),
  errors: [],
})

export const changeMessageTemplate = endpoint({
  id: 'message-templates.change',
  method: 'PUT',
  path: '/api/staff/message-templates/:template',
  summary: '알림 문구를 바꿉니다. 보던 판이 아니면 바꾸지 않습니다.',
  access,
  trace: { own: true },
  params,
  body: z.object({
    version,
    subject: text('제목', { max: MOST_LETTERS.subject }),
    mail: text('메일 내용', { max: MOST_LETTERS.mail, multiline: true }),
    text: text('문자 내용', { min: 0, max: MOST_LETTERS.text, multiline: true }),
    mailOn: z.boolean(),
    textOn: z.boolean(),
  }),
  response: MessageTemplateView,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const restoreMessageTemplate = endpoint({
  id: 'message-templates.restore',
  method: 'POST',
  path: '/api/staff/message-templates/:template/restore',
  summary: '처음 문구로 되돌립니다.',
  access,
  trace: { own: true },
  params,
  body: z.object({ version }),
  response: MessageTemplateView,
  errors: ['CONFLICT'],
})

export const messageTemplatesEndpoints = [listMessageTemplates, changeMessageTemplate, restoreMessageTemplate]
