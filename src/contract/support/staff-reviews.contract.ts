import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { optionalText, uuid } from '#/contract/text.ts'
import { Review } from './reviews.contract.ts'

const FRONT = { who: 'staff', anyRight: ['reviews'] } as const

export const DeskReview = z.object({
  review: Review,
  orderNumber: z.nullable(z.string()),
  hiddenReason: z.nullable(z.string()),
  seen: LookedAt,
})
export type DeskReview = z.output<typeof DeskReview>

export const listDeskReviews = endpoint({
  id: 'reviews.desk-list',
  method: 'GET',
  path: '/api/staff/reviews',
  summary: '후기와 답변',
  access: FRONT,
  trace: { look: 'review', verb: 'list' },
  query: z.object({ show: z.optional(z.enum(['unanswered', 'hidden'])), after: z.optional(uuid()) }),
  response: z.object({ items: z.array(DeskReview), next: z.nullable(z.uuid()) }),
  errors: [],
})

const params = z.object({ id: uuid() })

export const answerReview = endpoint({
  id: 'reviews.answer',
  method: 'PUT',
  path: '/api/staff/reviews/:id/answer',
  summary: '후기에 답하기. 빈 답은 답을 지웁니다.',
  access: FRONT,
  trace: { act: 'review', by: 'id', says: ['answer'] },
  params,
  body: z.object({ answer: optionalText('답변', { max: 1000, multiline: true }), seen: LookedAt }),
  response: DeskReview,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const hideReview = endpoint({
  id: 'reviews.hide',
  method: 'PUT',
  path: '/api/staff/reviews/:id/hidden',
  summary: '후기 숨기기. 빈 사유는 다시 보입니다.',
  access: FRONT,
  trace: { act: 'review', by: 'id', says: ['reason'] },
  params,
  body: z.object({ reason: optionalText('숨기는 사유', { max: 200 }), seen: LookedAt }),
  response: DeskReview,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const staffReviewsEndpoints = [listDeskReviews, answerReview, hideReview] as const
