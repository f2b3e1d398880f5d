import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DEAL_SHOWS, type DealShow, downloadDeals, listDeals } from '#/contract/ordering/deals.contract.ts'
import { printStatementList } from '#/contract/ordering/documents.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { DealHead } from './deal-head.tsx'
import { type DealPeriod, dealPeriodOf } from './deal-period.ts'
import { DealPick } from './deal-pick.tsx'
import { DealTable } from './deal-table.tsx'
import { DealTools } from './deal-tools.tsx'
import { DealShares } from './deal-shares.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './deals.module.css'

const HOUR_MS = 3_600_000

/** 거래내역: everything that was dealt in a period, with its papers; the period stands in the address. */
export function Component() {
  const [query] = useSearchParams()
  const now = useNow(HOUR_MS)
  const period = dealPeriodOf(query, now)
  const show = DEAL_SHOWS.find((one) => one === query.get('show')) ?? 'all'
  const q = query.get('q') ?? ''
  const deals = useDeals(period, show, q)
  const first = deals.data?.pages[0]
  return (
    <>
      <PageHeading title="거래내역" />
      <DealHead period={period} totals={first?.totals} now={now} />
      <DealTools key={`${period.from}${period.to}${q}`} period={period} show={show} q={q} />
      {deals.isError && (
        <ErrorState
          title="거래내역을 불러오지 못했습니다"
          text={deals.error.message}
          onRetry={() => void deals.refetch()}
        />
      )}
      {!first && !deals.isError && <LoadingState />}
      {first && <Listed key={`${period.from}${period.to}`} deals={deals} narrowed={show !== 'all' || q !== ''} />}
      {first && first.unpaid.orders > 0 && (
        <p className={styles.unpaid}>
          아직 결제하지 않은 주문 {first.unpaid.orders}건({formatWon(first.unpaid.total)})은 거래에 들어 있지 않습니다.{' '}
          <TextLink to={to('/mypage/order')}>주문내역에서 결제하기</TextLink>
        </p>
      )}
      <PeriodPapers period={period} none={(first?.totals.orders ?? 0) === 0} />
      <DealShares period={period} />
    </>
  )
}

function useDeals({ from, to: until }: DealPeriod, show: DealShow, q: string) {
  return useInfiniteQuery({
    queryKey: ['deals', 'list', from, until, show, q],
    queryFn: ({ pageParam, signal }) =>
      call(listDeals, {
        query: { from, to: until, show, q, ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
}

function Listed({ deals, narrowed }: { readonly deals: ReturnType<typeof useDeals>; readonly narrowed: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = deals.data?.pages.flatMap((page) => page.rows) ?? []
  const totals = deals.data?.pages[0]?.totals
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState
        title="조건에 맞는 거래가 없습니다"
        action={<LinkButton to={to('/mypage/deal')}>조건 지우기</LinkButton>}
      />
    ) : (
      <EmptyState title="이 기간에는 거래가 없습니다" text="결제한 주문과 환불이 날짜순으로 여기에 모입니다." />
    )
  const choose = (number: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(number)
    else next.delete(number)
    setChosen(next)
  }
  return (
    <>
      <DealTable rows={rows} totals={totals} chosen={chosen} onChoose={choose} />
      {deals.hasNextPage && (
        <Button block busy={deals.isFetchingNextPage} onClick={() => void deals.fetchNextPage()}>
          더 보기
        </Button>
      )}
      {chosen.size > 0 && <DealPick rows={rows} chosen={chosen} onClear={() => setChosen(new Set())} />}
    </>
  )
}

/** The whole period as one paper, or as a table for a spreadsheet. */
function PeriodPapers({ period, none }: { readonly period: DealPeriod; readonly none: boolean }) {
  const query = { from: period.from, to: period.to }
  const name = `거래내역_${period.from}~${period.to}`
  const paper = documentFile({ title: '거래명세서', number: `${period.from} – ${period.to}` })
  return (
    <Toolbar apart top={5}>
      {!none && (
        <>
          <LinkButton size="sm" to={to('/document/statement/transaction/list', {}, query)}>
            거래명세서 보기
          </LinkButton>
          <SaveButton name={paper} fetch={() => callBlob(printStatementList, { query })}>
            거래명세서 PDF
          </SaveButton>
        </>
      )}
      <SaveButton name={`${name}.xlsx`} fetch={() => callBlob(downloadDeals, { query: { ...query, format: 'xlsx' } })}>
        엑셀로 받기
      </SaveButton>
      <SaveButton name={`${name}.csv`} fetch={() => callBlob(downloadDeals, { query: { ...query, format: 'csv' } })}>
        CSV로 받기
      </SaveButton>
      <Small as="span">금액은 결제와 환불이 장부에 적힌 그대로입니다.</Small>
    </Toolbar>
  )
}
