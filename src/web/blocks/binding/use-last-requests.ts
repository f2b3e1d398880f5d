import { useInfiniteQuery } from '@tanstack/react-query'
import { listBindings } from '#/contract/prepress/bindings.contract.ts'
import { call } from '#/web/api/call.ts'

/** Earlier requests of the member, newest first. */
export const useLastRequests = (brand: string, enabled = true) =>
  useInfiniteQuery({
    queryKey: ['bindings', 'list', brand],
    queryFn: ({ pageParam, signal }) =>
      call(listBindings, {
        query: pageParam === null ? { brand } : { brand, after: pageParam },
        signal,
        errors: 'throw',
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled,
  })
