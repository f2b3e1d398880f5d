import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LookedAt } from '#/contract/looked-at.ts'
import { decideApproval, listApprovals } from '#/contract/people/approvals.contract.ts'
import { listMembers } from '#/contract/people/staff-members.contract.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'

const WAITING_KEY = ['staff-approvals']
const MEMBERS_KEY = 'staff-members'

export const useWaiting = (enabled: boolean) =>
  useQuery({
    queryKey: WAITING_KEY,
    queryFn: ({ signal }) => call(listApprovals, { signal, errors: 'throw' }),
    enabled,
  })

export const useMembers = (q: string) =>
  useInfiniteQuery({
    queryKey: [MEMBERS_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      call(listMembers, {
        query: { ...(q ? { q } : {}), ...(pageParam ? { before: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly reason?: string
}

export interface Waiting {
  readonly memberId: string
  readonly seen: LookedAt
}

/** Errors are thrown to whoever asks: the form shows them beside the reason. */
export function useDecision({ memberId, seen }: Waiting, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) =>
      call(decideApproval, { params: { memberId }, body: { ...body, seen }, errors: 'throw' }),
    onSuccess: async (_, { decision }) => {
      toast(decision === 'approved' ? '승인하고 문자로 알렸습니다.' : '반려하고 사유를 문자로 알렸습니다.')
      onDone()
      await Promise.all([
        client.invalidateQueries({ queryKey: WAITING_KEY }),
        client.invalidateQueries({ queryKey: [MEMBERS_KEY] }),
      ])
    },
  })
}
