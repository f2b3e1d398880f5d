import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readQueue } from '#/contract/production/queue.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { ADMIN_QUERY_KEYS } from '#/web/blocks/staff-order/admin-query-keys.ts'

/** What waits for a person; kept fresh by the topic of the queue, and every minute because hours run out by themselves. */
export function useQueue() {
  const client = useQueryClient()
  useLive(['staff:queue'], () => {
    for (const key of ADMIN_QUERY_KEYS) askAgain(client, [key])
  })
  return useQuery({
    queryKey: ['staff-queue'],
    queryFn: ({ signal }) => call(readQueue, { signal, errors: 'throw' }),
    refetchInterval: 60_000,
  })
}
