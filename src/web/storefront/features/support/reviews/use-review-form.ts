import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRevalidator } from 'react-router'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { deleteReview, type listMyReviews, writeReview } from '#/contract/support/reviews.contract.ts'
import { track } from '#/web/api/analytics.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { specItem } from '#/web/blocks/counting/spec-item.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { toast } from '#/web/ui/toasts.ts'

export const MY_REVIEWS_KEY = ['my-reviews'] as const

type Mine = ResultOf<typeof listMyReviews>
export type OwnLine = Mine['open'][number]
export type OwnReview = Mine['written'][number]

/** Writes, changes or deletes the review of one line. */
export function useReviewForm(line: OwnLine, old: OwnReview | null) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const params = { lineId: line.lineId }
  const done = async (words: string) => {
    toast(words)
    await client.invalidateQueries({ queryKey: MY_REVIEWS_KEY })
    await navigate('/review', { replace: true })
    await revalidate()
  }
  const form = useApiForm({
    schema: bodyOf(writeReview),
    values: {
      rating: old?.review.rating ?? '',
      scores: old?.review.scores ?? {},
      body: old?.review.body ?? '',
      showsWork: old?.showsWork ?? false,
      showsPicture: old?.showsPicture ?? false,
      keep: old?.review.photos.map(({ id }) => id) ?? [],
      add: [] as string[],
    },
    submit: async (body: BodyOf<typeof writeReview>) => {
      await call(writeReview, { params, body, errors: 'throw' })
      if (!old) track('review', { items: [specItem({ ...line, payAmount: 0 })] })
      await done(old ? '후기를 고쳤습니다.' : '후기를 올렸습니다. 고맙습니다.')
    },
  })
  const remove = async () => {
    if (!(await confirmDialog({ body: '후기를 삭제할까요?\n사진도 함께 지워집니다.', ok: '삭제', destructive: true })))
      return
    await call(deleteReview, { params })
    await done('후기를 삭제했습니다.')
  }
  return { ...form, remove }
}
