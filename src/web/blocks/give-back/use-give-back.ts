import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import {
  answerGiveBack,
  type GiveBackView,
  giveBack,
  listAskedGiveBacks,
  previewGiveBack,
  readGiveBack,
} from '#/contract/money/give-backs.contract.ts'
import { pressedWords } from '#/domain/orders/give-back-words.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { toast } from '#/web/ui/toasts.ts'
import { type GiveBackDraft, isEmpty, wishOf } from './give-back-draft.ts'

const KEY = 'give-backs'

/** What the order still has to give, and what was given. */
export function useGiveBack(orderNumber: string, enabled: boolean) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useQuery({
    queryKey: [KEY, orderNumber],
    queryFn: ({ signal }) => call(readGiveBack, { params: { orderNumber }, signal, errors: 'throw' }),
    enabled,
  })
}

/** What is chosen comes to, asked anew with each tick. */
export function useGiveBackPreview(orderNumber: string, draft: GiveBackDraft) {
  const typed = JSON.stringify(wishOf(draft))
  const asked = useDeferredValue(typed)
  const empty = isEmpty(draft)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [KEY, orderNumber, 'preview', asked],
    queryFn: ({ signal }) =>
      call(previewGiveBack, { params: { orderNumber }, body: JSON.parse(asked), signal, errors: 'throw' }),
    enabled: !empty,
    placeholderData: keepPreviousData,
  })
  const shown = !empty && error === null ? (data ?? null) : null
  return { data: shown, stale: isPlaceholderData || asked !== typed, failure: empty ? null : (error?.message ?? null) }
}

/** However often it is pressed, it is given once. */
export function useGive(orderNumber: string, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof giveBack>) =>
      once(body, (idempotencyKey) =>
        call(giveBack, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: (done) => {
      toast(pressedWords(done))
      onDone()
    },
    onSettled: () => refresh(client),
  })
}

export function useAskedGiveBacks() {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, [KEY]))
  return useQuery({
    queryKey: [KEY, 'asked'],
    queryFn: ({ signal }) => call(listAskedGiveBacks, { signal, errors: 'throw' }),
  })
}

export function useAnswerGiveBack({ id: giveBackId, amount, means: { debt } }: GiveBackView) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof answerGiveBack>) =>
      once(body, (idempotencyKey) =>
        call(answerGiveBack, { params: { giveBackId }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ state }) =>
      toast(
        state === 'done'
          ? `확인했습니다. ${pressedWords({ state, amount, debt })}`
          : '돌려보냈습니다. 아무것도 바뀌지 않았습니다.',
      ),
    onSettled: () => refresh(client),
  })
}

function refresh(client: ReturnType<typeof useQueryClient>): void {
  void client.invalidateQueries({ queryKey: [KEY] })
  void client.invalidateQueries({ queryKey: ['staff-repayments'] })
  refreshAdmin(client)
}
