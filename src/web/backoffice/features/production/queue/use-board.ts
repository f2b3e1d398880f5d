import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryInputOf } from '#/contract/endpoint.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { call } from '#/web/api/call.ts'

export type BoardQuery = Omit<QueryInputOf<typeof listBoard>, 'cursor'>

/** Rows of the order table, page after page. */
export function useBoard(query: BoardQuery) {
  return useInfiniteQuery({
    queryKey: ['staff-board', query],
    queryFn: ({ pageParam, signal }) =>
      call(listBoard, { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
}
