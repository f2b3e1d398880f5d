import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BatchAct, checkBatch, MOST_IN_BATCH, runBatch } from '#/contract/production/order-batch.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'

export type Outlook = ResultOf<typeof checkBatch>['items'][number]
export type Outcome = ResultOf<typeof runBatch>['items'][number]

export interface BatchWish {
  readonly ids: readonly string[]
  readonly note: string
  readonly day: string | null
}

/** Fewer than the server takes: an order is locked only as long as its part of the work lasts. */
const PER_CALL = Math.min(100, MOST_IN_BATCH)

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, at) => ids.slice(at * PER_CALL, (at + 1) * PER_CALL))

/** What an act would do with the chosen lines, then the act itself: one outlook and one outcome for each line. */
export function useBatch(act: BatchAct | null, lineIds: readonly string[], round: number) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [done, setDone] = useState(0)
  const outlook = useQuery({
    // The work of others changes it: each opening of the question is a round, which asks anew.
    queryKey: ['staff-batch', act, lineIds, round],
    enabled: act !== null && lineIds.length > 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const items: Outlook[] = []
      for (const part of parts(lineIds)) {
        const body = { act: act ?? 'next', lineIds: part }
        items.push(...(await call(checkBatch, { body, signal, errors: 'throw' })).items)
      }
      return items
    },
  })
  const run = useMutation({
    mutationFn: async ({ ids, note, day }: BatchWish) => {
      const items: Outcome[] = []
      setDone(0)
      for (const part of parts(ids)) {
        const chosen = (outlook.data ?? []).filter(({ lineId }) => part.includes(lineId))
        const seenStates = Object.fromEntries(chosen.map(({ lineId, production }) => [lineId, production]))
        const body = { act: act ?? 'next', lineIds: part, note, day, seenStates }
        items.push(...(await once(body, (idempotencyKey) => call(runBatch, { body, idempotencyKey }))).items)
        setDone(items.length)
      }
      return items
    },
    onSettled: () => refreshAdmin(client),
  })
  return { outlook, run, done }
}
