import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listBrands } from '#/contract/content/brands.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { decideBrandRequest, listBrandRequests } from '#/contract/people/brand-membership.contract.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'

export type BrandRequest = ResultOf<typeof listBrandRequests>['requests'][number]

const KEY = 'brand-requests'

export const useBrandNames = () =>
  useQuery({ queryKey: ['brands'], queryFn: ({ signal }) => call(listBrands, { signal, errors: 'throw' }) })

export const useBrandRequests = (brand: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [KEY, brand],
    queryFn: ({ pageParam, signal }) =>
      call(listBrandRequests, {
        query: { ...(brand ? { brand } : {}), ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    enabled,
  })

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly reason?: string
}

/** Errors are thrown to whoever asks: the form shows them beside the reason. */
export function useBrandDecision({ id, seen }: Pick<BrandRequest, 'id' | 'seen'>, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) =>
      call(decideBrandRequest, { params: { id }, body: { ...body, seen }, errors: 'throw' }),
    onSuccess: (_, { decision }) => {
      toast(decision === 'approved' ? '승인하고 문자로 알렸습니다.' : '반려하고 사유를 문자로 알렸습니다.')
      onDone()
    },
    // Refused too: what was looked at has changed, and whoever opens it again reads the new one.
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
