import type { ReactNode } from 'react'
import { MoreRows } from './more-rows.tsx'
import { ErrorState, LoadingState } from './states.tsx'

interface PagedListProps {
  /** What `useInfiniteQuery` (or `useQuery`, for a list in one piece) gave. */
  readonly list: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
    readonly hasNextPage?: boolean
    readonly isFetchingNextPage?: boolean
    readonly fetchNextPage?: () => Promise<unknown>
  }
  /** Rows there are so far. */
  readonly count: number
  /** What comes: 주문, 공지. */
  readonly noun: string
  /** Said where the list could not be read. */
  readonly failed: string
  readonly empty: ReactNode
  readonly children: ReactNode
}

/** A list as it may stand: on its way, not to be had, empty, or its rows and the way to more of them. */
export function PagedList({ list, count, noun, failed, empty, children }: PagedListProps) {
  if (list.isPending) return <LoadingState />
  return (
    <>
      {list.error && <ErrorState title={failed} text={list.error.message} onRetry={() => void list.refetch()} />}
      {count > 0 ? children : !list.error && empty}
      <MoreRows
        noun={noun}
        hasMore={list.hasNextPage ?? false}
        busy={list.isFetchingNextPage ?? false}
        onMore={() => void list.fetchNextPage?.()}
      />
    </>
  )
}
