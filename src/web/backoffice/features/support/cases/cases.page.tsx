import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listCases } from '#/contract/support/cases.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { CASE_CAUSES, type CaseCause, CAUSE_NAMES } from '#/domain/support/case-causes.ts'
import { CASE_OUTCOMES, type CaseOutcome, OUTCOME_NAMES } from '#/domain/support/case-outcomes.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CaseCounts } from './case-counts.tsx'
import { CaseRow } from './case-row.tsx'

const causeOf = (text: string | null): CaseCause | 'none' | undefined =>
  text === 'none' ? 'none' : CASE_CAUSES.find((cause) => cause === text)

/** 문제 신고: every case with its cause, cost and what is made again, and how often each cause came. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'all' ? 'all' : 'open'
  const cause = causeOf(search.get('cause'))
  const outcome = CASE_OUTCOMES.find((value) => value === search.get('outcome'))
  const list = useInfiniteQuery({
    queryKey: ['staff-cases', view, cause, outcome],
    queryFn: ({ pageParam, signal }) =>
      call(listCases, {
        query: {
          view,
          ...(cause ? { cause } : {}),
          ...(outcome ? { outcome } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
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
      lead="고객이 동의한 재제작을 시작하고, 돌려받은 상품이 오면 적습니다. 다시 만든 것은 제작과 출고 목록에 새로 나타납니다."
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
          <CaseCounts
            title="원인"
            rows={causeRows(list.data.pages[0])}
            chosen={cause}
            onChoose={(next) => set('cause', next ?? null)}
          />
          <CaseCounts
            title="결과"
            rows={outcomeRows(list.data.pages[0])}
            chosen={outcome}
            onChoose={(next) => set('outcome', next ?? null)}
          />
          <ul>
            {items.map((row) => (
              <CaseRow key={row.id} row={row} />
            ))}
          </ul>
          {items.length === 0 && (
            <Nothing chosen={cause !== undefined || outcome !== undefined} done={view === 'all'} />
          )}
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

type Counted = ResultOf<typeof listCases> | undefined

const causeRows = (page: Counted) =>
  (page?.causes ?? []).map(({ cause, count, cost }) => ({
    key: cause ?? ('none' as const),
    name: cause ? CAUSE_NAMES[cause] : '아직 모름',
    count,
    figure: cost > 0 && formatWon(cost),
  }))

const givenWords = (outcome: CaseOutcome, given: number) =>
  given === 0 ? null : outcome === 'points' ? `${formatCount(given)}P` : formatWon(given)

/** What went back to customers where something did, and else what it cost the shop. */
const outcomeRows = (page: Counted) =>
  (page?.outcomes ?? []).map(({ outcome, count, cost, given }) => ({
    key: outcome,
    name: OUTCOME_NAMES[outcome],
    count,
    figure: givenWords(outcome, given) ?? (cost > 0 && formatWon(cost)),
  }))

/** Nothing to do is good news; nothing found is a question to the choice above. */
function Nothing({ chosen, done }: { readonly chosen: boolean; readonly done: boolean }) {
  if (chosen) return <EmptyState title="고르신 원인과 결과에 맞는 신고가 없습니다" />
  return done ? (
    <EmptyState title="아직 문제 신고가 없습니다" text="고객이 주문에서 문제를 알리면 여기에 나타납니다." />
  ) : (
    <EmptyState
      title="처리할 신고가 없습니다"
      text="고객이 주문에서 문제를 알리면 여기에 나타납니다. 끝난 신고는 「끝난 것도 보기」로 봅니다."
    />
  )
}
