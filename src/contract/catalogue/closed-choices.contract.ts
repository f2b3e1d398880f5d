import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { TARIFF_DESK } from './tariff-parts.ts'

const choiceParams = z.object({ choice: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) })

export const listClosed = endpoint({
  id: 'closed-choices.list',
  method: 'GET',
  path: '/api/staff/closed-choices',
  summary: '지금 판매를 멈춘 종이와 제본, 코팅, 후가공',
  access: STAFF,
  trace: { none: 'nothing of a person' },
  response: z.object({
    items: z.array(
      z.object({ choice: z.string(), reason: z.string(), closedBy: z.string(), closedAt: z.iso.datetime() }),
    ),
  }),
  errors: [],
})

/** From now on nobody can choose it; orders that were placed keep it. */
export const closeChoice = endpoint({
  id: 'closed-choices.close',
  method: 'PUT',
  path: '/api/staff/closed-choices/:choice',
  summary: '판매 멈추기',
  access: TARIFF_DESK,
  trace: { own: true },
  params: choiceParams,
  body: z.object({ reason: text('손님께 보일 사유', { min: 2, max: 200 }) }),
  response: z.object({ choice: z.string() }),
  errors: ['NOT_FOUND'],
})

export const openChoice = endpoint({
  id: 'closed-choices.open',
  method: 'DELETE',
  path: '/api/staff/closed-choices/:choice',
  summary: '다시 팔기',
  access: TARIFF_DESK,
  trace: { own: true },
  params: choiceParams,
  response: z.object({ choice: z.string() }),
  errors: ['NOT_FOUND'],
})

export const closedChoiceEndpoints = [listClosed, closeChoice, openChoice] as const
