import { useMutation } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'

/** Puts jobs into production as somebody sees them; a job that moved meanwhile says so. */
export function usePlanJobs(
  jobs: readonly Pick<FloorJobView, 'lineId' | 'production'>[],
  onAnswer: (answer: ResultOf<typeof advanceLines>) => void,
) {
  const once = useIdempotencyKey()
  const body = {
    lineIds: jobs.map(({ lineId }) => lineId),
    seenStates: Object.fromEntries(jobs.map(({ lineId, production }) => [lineId, production])),
  }
  return useMutation({
    mutationFn: () => once(['plan', body], (idempotencyKey) => call(advanceLines, { body, idempotencyKey })),
    onSuccess: onAnswer,
  })
}
