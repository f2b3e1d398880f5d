import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type BodyOf, bodyOf } from '#/contract/endpoint.ts'
import { beginEbook } from '#/contract/prepress/ebooks.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { toast } from '#/web/ui/toasts.ts'
import { forgetDraft, keepDraft, readDraft } from './ebook-draft.ts'
import { EMPTY_SHEET, type EbookSheet } from './ebook-sheet.ts'

/** The sheet of an e-book. What is written in it outlives a reload and a login; handed in, it lies in the cart or waits for a person. */
export function useEbookForm() {
  const once = useIdempotencyKey()
  const navigate = useNavigate()
  const client = useQueryClient()
  const done = useRef(false)
  const form = useApiForm({
    schema: bodyOf(beginEbook),
    values: EMPTY_SHEET,
    submit: async (body: BodyOf<typeof beginEbook>) => {
      const { id, itemId } = await once(body, (idempotencyKey) =>
        call(beginEbook, { body, idempotencyKey, errors: 'throw' }),
      )
      done.current = true
      forgetDraft()
      await client.invalidateQueries({ queryKey: ['cart'] })
      toast(itemId === null ? '원고를 받았어요. 세어 보고 금액을 알려 드릴게요.' : '장바구니에 담았어요.')
      await navigate(itemId === null ? to('/ebook/{id}', { id }) : to('/mypage/cart'))
    },
  })
  const { reset, watch } = form
  useEffect(() => {
    const kept = readDraft()
    if (kept) reset(kept)
  }, [reset])
  useEffect(() => {
    const watching = watch((sheet) => {
      if (!done.current) keepDraft(sheet as EbookSheet)
    })
    return () => watching.unsubscribe()
  }, [watch])
  return form
}
