import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text, uuid } from '#/contract/text.ts'
import { ANSWER_NAMES } from '#/domain/support/answer-names.ts'
import { BODY_LENGTH } from '#/domain/support/inquiry-categories.ts'

const DESK = { who: 'staff', anyRight: ['inquiries'] } as const

const template = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
  seen: LookedAt,
})
export type AnswerTemplate = z.output<typeof template>

export const listTemplates = endpoint({
  id: 'answer-templates.list',
  method: 'GET',
  path: '/api/staff/answer-templates',
  summary: '자주 쓰는 답변',
  access: DESK,
  trace: { none: 'texts of the shop' },
  response: z.object({ templates: z.array(template), names: z.enum(ANSWER_NAMES) }),
  errors: [],
})

/** An id that is new makes one; CONFLICT when another one has the title, or a colleague changed or deleted it meanwhile. */
export const saveTemplate = endpoint({
  id: 'answer-templates.save',
  method: 'PUT',
  path: '/api/staff/answer-templates/:templateId',
  summary: '자주 쓰는 답변 저장',
  access: DESK,
  trace: { act: 'answer-template', by: 'templateId', says: ['title'] },
  params: z.object({ templateId: uuid() }),
  body: z.object({
    title: text('제목', { max: 60 }),
    body: text('내용', { max: BODY_LENGTH, multiline: true }),
    /** Of one that is changed; nothing was seen of a new one. */
    seen: LookedAt,
  }),
  response: z.object({}),
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

/** Whether customers read the name of who answered, in what was answered already as well. */
export const changeAnswerNames = endpoint({
  id: 'answer-templates.names',
  method: 'PUT',
  path: '/api/staff/answer-names',
  summary: '고객에게 답한 사람의 이름을 보일지',
  access: DESK,
  trace: { act: 'answer-template', says: ['names'] },
  body: z.object({ names: z.enum(ANSWER_NAMES) }),
  response: z.object({}),
  errors: [],
})

/** CONFLICT when a colleague changed it meanwhile. */
export const deleteTemplate = endpoint({
  id: 'answer-templates.delete',
  method: 'POST',
  path: '/api/staff/answer-templates/:templateId/removal',
  summary: '자주 쓰는 답변 삭제',
  access: DESK,
  trace: { act: 'answer-template', by: 'templateId' },
  params: z.object({ templateId: uuid() }),
  body: z.object({ seen: LookedAt }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const answerTemplatesEndpoints = [listTemplates, saveTemplate, changeAnswerNames, deleteTemplate] as const
