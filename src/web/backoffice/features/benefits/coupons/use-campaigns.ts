import { useState } from 'react'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '#/contract/benefits/staff-coupons.contract.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'staff-coupons'

export const useCampaigns = () =>
  useInfiniteQuery({
    queryKey: [KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listCampaigns, { query: pageParam ? { after: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const useCampaign = (id: string) =>
  useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.readCampaign, { params: { id }, signal, errors: 'throw' }),
  })

/** What can be done to one campaign; lists and pages are read anew after each. */
export function useCampaignActs(id: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { id }
  const done = (words: string) => {
    toast(words)
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  const start = useMutation({
    mutationFn: (seen: LookedAt) => call(contract.startCampaign, { params, body: { seen }, errors: 'throw' }),
    onSuccess: () => done('시작했습니다.'),
  })
  const stop = useMutation({
    mutationFn: (reason: string) => call(contract.stopCampaign, { params, body: { reason }, errors: 'throw' }),
    onSuccess: () => done('멈췄습니다. 나간 쿠폰은 그대로 쓸 수 있습니다.'),
  })
  const remove = useMutation({
    mutationFn: (seen: LookedAt) => call(contract.deleteCampaign, { params, body: { seen }, errors: 'throw' }),
    onSuccess: () => done('삭제했습니다.'),
  })
  const makePool = useMutation({
    mutationFn: (body: { count: number; note: string }) => call(contract.makePool, { params, body, errors: 'throw' }),
    onSuccess: ({ codes }) => done(`코드 ${codes.length}장을 만들었습니다.`),
  })
  const grant = useMutation({
    mutationFn: (body: { memberIds: string[]; reason: string }) =>
      once(body, (idempotencyKey) => call(contract.grantCoupons, { params, body, idempotencyKey, errors: 'throw' })),
    onSuccess: ({ state, given }) =>
      done(state === 'given' ? `${given}명에게 주었습니다.` : '한도를 넘어 다른 사람의 승인을 기다립니다.'),
  })
  const decide = useMutation({
    mutationFn: ({ grantId, decision }: { grantId: string; decision: 'given' | 'refused' }) =>
      once([grantId, decision], (idempotencyKey) =>
        call(contract.decideGrant, { params: { id: grantId }, body: { decision }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: ({ given }) => done(given > 0 ? `${given}명에게 주었습니다.` : '반려했습니다.'),
  })
  return { start, stop, remove, makePool, grant, decide }
}

/** Writes a new one, or a draft anew, as it was when its form opened. */
export function useSaveCampaign(draft: Pick<contract.CampaignView, 'id' | 'seen'> | null) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [seen, setSeen] = useState(draft?.seen ?? {})
  return async (body: contract.CampaignForm): Promise<contract.CampaignPage> => {
    const page = draft
      ? await call(contract.changeCampaign, { params: { id: draft.id }, body: { ...body, seen }, errors: 'throw' })
      : await once(body, (idempotencyKey) => call(contract.createCampaign, { body, idempotencyKey, errors: 'throw' }))
    setSeen(page.campaign.seen)
    toast('저장했습니다.')
    await client.invalidateQueries({ queryKey: [KEY] })
    return page
  }
}
