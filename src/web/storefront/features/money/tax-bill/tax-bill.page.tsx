import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { BuyerAside } from './buyer-aside.tsx'
import { MonthStrip } from './month-strip.tsx'
import { PaperView } from './paper-view.tsx'
import { PickBar } from './pick-bar.tsx'
import styles from './tax-bill.module.css'
import { TaxRows } from './tax-rows.tsx'
import { useTaxBill } from './use-tax-bill.ts'

/** 세금계산서: a month of orders with the proof of each, some of them asked for together, and one paper whole. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const month = search.get('month')
  const bill = useTaxBill(month)
  const [picked, setPicked] = useState<readonly string[]>([])
  const papers = bill.data?.rows.flatMap(({ paper }) => (paper && paper.state !== 'cancelled' ? [paper.id] : [])) ?? []
  const shown = search.get('paper') ?? papers[0] ?? null
  const show = (id: string) => setSearch({ ...(month ? { month } : {}), paper: id }, { preventScrollReset: true })
  const askable = bill.data?.rows.filter(({ whyNot }) => whyNot === null) ?? []
  const chosen = askable.filter(({ orderNumber }) => picked.includes(orderNumber))
  return (
    <>
      <PageHeading title="세금계산서" />
      {bill.isPending && <LoadingState />}
      {bill.isError && (
        <ErrorState
          title="세금계산서를 불러오지 못했습니다"
          text={bill.error.message}
          onRetry={() => void bill.refetch()}
        />
      )}
      {bill.data && (
        <>
          <MonthStrip bill={bill.data} askable={askable.length} />
          {bill.data.rows.length === 0 ? (
            <EmptyState
              title="이 달에 결제하신 주문이 없습니다"
              text="계좌이체와 가상계좌로 결제하신 주문의 세금계산서와 현금영수증을 여기에서 받으실 수 있습니다."
              action={<LinkButton to={to('/mypage/order')}>주문내역</LinkButton>}
            />
          ) : (
            <TaxRows rows={bill.data.rows} picked={picked} onPick={setPicked} shown={shown} onShow={show} />
          )}
          {chosen.length > 0 && (
            <PickBar rows={chosen} firm={bill.data.buyer?.buyer ?? null} onDone={() => setPicked([])} />
          )}
          <div className={styles.low}>
            {shown ? <PaperView documentId={shown} firm={bill.data.buyer?.buyer ?? null} /> : <div />}
            <BuyerAside buyer={bill.data.buyer} paperId={shown} />
          </div>
        </>
      )}
    </>
  )
}
