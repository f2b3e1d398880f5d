import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specKey } from '#/domain/catalog/spec-key.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { track } from '#/web/api/analytics.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { specItem } from '#/web/blocks/counting/spec-item.ts'
import { dayText } from './day-text.ts'
import { ESTIMATES_KEY } from './estimates-key.ts'

interface Job {
  readonly spec: JobSpec
  readonly title?: string
  readonly files?: readonly { readonly fileId: string; readonly part: string }[]
}

/** Keeps the price of jobs as an estimate. Who is not logged in does that first; the screen behind keeps everything. */
export function useSaveEstimate() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useIsLoggedIn()
  const client = useQueryClient()
  const kept = useRef({ intent: '', key: '' })
  const save = useMutation({
    mutationFn: (jobs: readonly Job[]) => {
      const intent = jobs
        .map((job) => specKey(job.spec) + (job.title ?? '') + (job.files ?? []).map(({ fileId }) => fileId).join())
        .join()
      if (kept.current.intent !== intent) kept.current = { intent, key: newIdempotencyKey() }
      return call(saveEstimate, {
        body: { jobs: jobs.map(({ files = [], ...job }) => ({ ...job, files: [...files] })) },
        idempotencyKey: kept.current.key,
      })
    },
    onSuccess: async ({ number, total, lastDay }, jobs) => {
      const items = jobs.map(({ spec, title }) => specItem({ spec, ...(title ? { title } : {}), payAmount: 0 }))
      track('lead', { id: number, value: total, items })
      kept.current = { intent: '', key: '' }
      void client.invalidateQueries({ queryKey: ESTIMATES_KEY })
      const look = await confirmDialog({
        title: '견적을 저장했습니다',
        body: `${number}, 배송비 포함 ${formatWon(total)}\n${dayText(lastDay)}까지 이 금액으로 주문할 수 있습니다.`,
        ok: '견적서 보기',
        cancel: '계속 보기',
      })
      if (look) void navigate(to('/document/estimate/{id}', { id: number }))
    },
  })
  return {
    busy: save.isPending,
    save: (jobs: readonly Job[]) => {
      if (loggedIn) save.mutate(jobs)
      else void navigate(to('/member/login', {}, { from: pathname + search }))
    },
  }
}
