import { useInfiniteQuery } from '@tanstack/react-query'
import { listBindings } from '#/contract/prepress/bindings.contract.ts'
import { call } from '#/web/api/call.ts'

/** Earlier requests of the member, newest first. */
export const useLastRequests = (enabled = true) =>
  useInfiniteQuery({
    queryKey: ['bindings', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listBindings, { query: pageParam === null ? {} : { after: pageParam }, signal, errors: 'throw' }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled,
  })
