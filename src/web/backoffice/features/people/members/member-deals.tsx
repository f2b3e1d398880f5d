import { useInfiniteQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { type DealRow, readMemberDeals } from '#/contract/ordering/deals.contract.ts'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useNow } from '#/web/ui/use-now.ts'

const HOUR_MS = 3_600_000

/** 거래 내역 of a member, opened on request: each look is written down. */
export function MemberDeals({ memberId }: { readonly memberId: string }) {
  const [period, setPeriod] = useState<{ from: string; to: string } | null>(null)
  const today = seoulDay(useNow(HOUR_MS))
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setPeriod({ from: String(typed.get('from')), to: String(typed.get('to')) })
  }
  return (
    <Section title="거래 내역">
      <form onSubmit={open}>
        <Toolbar>
          <Field label="시작일">
            {(control) => (
              <Input {...control} type="date" name="from" required defaultValue={`${today.slice(0, 8)}01`} />
            )}
          </Field>
          <Field label="종료일">
            {(control) => <Input {...control} type="date" name="to" required defaultValue={today} />}
          </Field>
          <Button size="sm" type="submit">
            거래 보기
          </Button>
        </Toolbar>
      </form>
      {period ? (
        <Deals memberId={memberId} period={period} />
      ) : (
        <Small tone="plain">열어 보면 감사 기록에 남습니다.</Small>
      )}
    </Section>
  )
}

function Deals({ memberId, period }: { memberId: string; period: { from: string; to: string } }) {
  const deals = useInfiniteQuery({
    queryKey: ['member-deals', memberId, period],
    queryFn: ({ pageParam, signal }) =>
      call(readMemberDeals, {
        params: { memberId },
        query: { ...period, ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  if (deals.isError) return <Small tone="bad">{deals.error.message}</Small>
  const [first] = deals.data?.pages ?? []
  if (!first) return <Small tone="plain">불러오고 있습니다.</Small>
  const { totals, unpaid } = first
  return (
    <>
      <FactList
        layout="sums"
        facts={[
          totals.carried !== 0 && ['이월 미수금', formatWon(totals.carried)],
          ['공급가액', formatWon(totals.supply)],
          ['세액', formatWon(totals.vat)],
          ['받은 금액', formatWon(totals.paid)],
          totals.prepaid !== 0 && ['포인트·e머니', formatWon(totals.prepaid)],
          totals.advances > 0 && ['받은 선금', formatWon(totals.advances)],
          ['남은 미수금', formatWon(totals.forward + totals.advances), 'strong'],
          unpaid.orders > 0 && [`결제하지 않은 주문 ${unpaid.orders}건`, formatWon(unpaid.total)],
        ]}
      />
      <Table
        dense
        caption="거래 내역"
        columns={COLUMNS}
        rows={deals.data?.pages.flatMap((page) => page.rows) ?? []}
        rowKey={({ key }) => key}
      />
      {totals.orders === 0 && <Small tone="plain">이 기간에는 거래가 없습니다.</Small>}
      {deals.hasNextPage && (
        <Button size="sm" busy={deals.isFetchingNextPage} onClick={() => void deals.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </>
  )
}

const COLUMNS: readonly Column<DealRow>[] = [
  { key: 'day', head: '거래일', cell: ({ at }) => seoulDay(new Date(at)) },
  {
    key: 'number',
    head: '주문번호',
    rowHead: true,
    cell: ({ orderNumber }) => <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>,
  },
  { key: 'what', head: '거래', cell: ({ kind, title }) => (kind === 'sale' ? title : DEAL_NAMES[kind]) },
  { key: 'supply', head: '공급가액', right: true, cell: ({ supply }) => formatWon(supply) },
  { key: 'vat', head: '세액', right: true, cell: ({ vat }) => formatWon(vat) },
  { key: 'paid', head: '받은 금액', right: true, cell: ({ paid }) => formatWon(paid) },
  { key: 'owed', head: '미수금', right: true, cell: ({ owed }) => formatWon(owed) },
]
