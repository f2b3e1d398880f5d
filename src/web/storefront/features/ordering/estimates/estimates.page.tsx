import { useInfiniteQuery } from '@tanstack/react-query'
import { listEstimates } from '#/contract/ordering/estimates.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { call } from '#/web/api/call.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { EstimateRow } from './estimate-row.tsx'
import { SavedSpecs } from './saved-specs.tsx'
import { RowList } from '#/web/ui/row-list.tsx'

/** 견적함: the prices that were kept, the newest first. */
export function Component() {
  const list = useInfiniteQuery({
    queryKey: [...ESTIMATES_KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listEstimates, { query: pageParam ? { after: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.estimates) ?? []
  return (
    <>
      <PageHeading title="견적함" lead={`저장한 견적은 ${ESTIMATE_DAYS}일 동안 그 금액으로 주문할 수 있습니다.`} />
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ErrorState
          title="견적함을 불러오지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState
          title="저장한 견적이 없습니다"
          text="사양을 고르고 「견적 저장」을 누르면 견적서가 여기에 모입니다."
          action={
            <LinkButton variant="primary" to={to('/product/book/option')}>
              책 견적 내기
            </LinkButton>
          }
        />
      )}
      {rows.length > 0 && (
        <RowList ruled>
          {rows.map((estimate) => (
            <EstimateRow key={estimate.number} estimate={estimate} />
          ))}
        </RowList>
      )}
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
      <SavedSpecs />
    </>
  )
}
