import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as contract from '#/contract/prepress/fixes.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { FIX_TEXT_VERSION } from '#/domain/preflight/fixes/fix-messages.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'

const ASK_EVERY_MS = 700
/** Fixes of a stored file are tried in the background; they are offered when that has succeeded. */
const TRIED_AFTER_MS = 4000

export interface FixQuestion {
  readonly fileId: string
  /** What the file is for; null takes what it was last checked for. */
  readonly job: { readonly part: string; readonly spec: JobSpec } | null
  readonly target: contract.FixTarget
}

/** What can be mended, and what was mended before. */
export const useFixes = (fileId: string, wanted = true) =>
  useQuery({
    queryKey: ['file-fixes', fileId],
    queryFn: ({ signal }) => call(contract.listFixes, { params: { fileId }, signal, errors: 'throw' }),
    enabled: wanted,
    refetchInterval: ({ state }) => (state.data?.trying ? TRIED_AFTER_MS : false),
  })

/** One try from asking to the decision. */
export function useFix({ fileId, job, target }: FixQuestion) {
  const key = useRef(newIdempotencyKey())
  const ask = useMutation({
    mutationFn: (fixes: readonly FixId[]) =>
      call(contract.tryFixes, { params: { fileId }, body: { fixes: [...fixes], ...job } }),
  })
  const fixId = ask.data?.id ?? ''
  const params = { fileId, fixId }
  const seen = useQuery({
    queryKey: ['file-fix', fileId, fixId],
    queryFn: ({ signal }) => call(contract.showFix, { params, signal, errors: 'throw' }),
    enabled: fixId !== '',
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : ASK_EVERY_MS),
  })
  const accept = useMutation({
    mutationFn: (note: string | null) =>
      call(contract.acceptFix, {
        params,
        body: { textVersion: FIX_TEXT_VERSION, target, note },
        idempotencyKey: key.current,
      }),
  })
  const decline = useMutation({ mutationFn: () => call(contract.declineFix, { params }) })
  return { ask, fix: seen.data ?? ask.data, accept, decline }
}
