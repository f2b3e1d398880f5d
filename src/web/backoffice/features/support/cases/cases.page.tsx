import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listCases } from '#/contract/support/cases.contract.ts'
import { CASE_CAUSES, type CaseCause } from '#/domain/support/case-causes.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CauseCounts } from './cause-counts.tsx'
import { CaseRow } from './case-row.tsx'

const causeOf = (text: string | null): CaseCause | 'none' | undefined =>
  text === 'none' ? 'none' : CASE_CAUSES.find((cause) => cause === text)

/** 문제 신고: every case with its cause, cost and what is made again, and how often each cause came. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'all' ? 'all' : 'open'
  const cause = causeOf(search.get('cause'))
  const list = useInfiniteQuery({
    queryKey: ['staff-cases', view, cause],
    queryFn: ({ pageParam, signal }) =>
      call(listCases, {
        query: { view, ...(cause ? { cause } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <AdminPage
      title="문제 신고"
      lead="고객이 동의한 재제작은 여기서 시작합니다. 다시 만든 것은 제작과 출고 목록에 새로 나타납니다."
      actions={
        <Button size="sm" aria-pressed={view === 'all'} onClick={() => set('view', view === 'all' ? null : 'all')}>
          {view === 'all' ? '처리할 것만 보기' : '끝난 것도 보기'}
        </Button>
      }
    >
      {list.isPending && <LoadingState />}
      {list.error && !list.data && (
        <ErrorState title="신고를 불러오지 못했습니다" text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          <CauseCounts
            causes={list.data.pages[0]?.causes ?? []}
            chosen={cause}
            onChoose={(next) => set('cause', next ?? null)}
          />
          <ul>
            {items.map((row) => (
              <CaseRow key={row.id} row={row} />
            ))}
          </ul>
          {items.length === 0 && <Nothing cause={cause !== undefined} done={view === 'all'} />}
          {list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              더 보기
            </Button>
          )}
        </>
      )}
    </AdminPage>
  )
}

/** Nothing to do is good news; nothing found is a question to the choice above. */
function Nothing({ cause, done }: { readonly cause: boolean; readonly done: boolean }) {
  if (cause) return <EmptyState title="이 원인으로 들어온 신고가 없습니다" />
  return done ? (
    <EmptyState title="아직 문제 신고가 없습니다" text="고객이 주문에서 문제를 알리면 여기에 나타납니다." />
  ) : (
    <EmptyState
      title="처리할 신고가 없습니다"
      text="고객이 주문에서 문제를 알리면 여기에 나타납니다. 끝난 신고는 「끝난 것도 보기」로 봅니다."
    />
  )
}
