import { useQuery } from '@tanstack/react-query'
import { type HeadOfficeSale, readHeadOfficeSales } from '#/contract/textbooks/head-office.contract.ts'
import { termWords } from '#/domain/editions/school-term.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { OfficeExport } from './office-export.tsx'
import { PeriodFields, usePeriod } from './office-period.tsx'
import styles from './partner.module.css'

interface OfficeSalesProps {
  readonly seesAmounts: boolean
  readonly brand: string
}

/** What was paid for, by textbook and the term that it was ordered for. */
export function OfficeSales({ seesAmounts, brand }: OfficeSalesProps) {
  const period = usePeriod()
  const sales = useQuery({
    queryKey: ['head-office', 'sales', period],
    queryFn: ({ signal }) => call(readHeadOfficeSales, { query: period, signal, errors: 'throw' }),
  })
  const rows = sales.data?.items ?? []
  return (
    <>
      <Toolbar className={styles.tools}>
        <PeriodFields period={period} />
        {rows.length > 0 && <OfficeExport what="sales" name={`${brand}_판매`} period={period} />}
      </Toolbar>
      <PagedList
        list={sales}
        count={rows.length}
        noun="판매"
        failed="판매를 불러오지 못했습니다"
        empty={<EmptyState title="이 기간에 팔린 것이 없습니다" text="결제한 주문부터 셉니다." />}
      >
        <Table
          caption="교재와 학기별 판매"
          columns={seesAmounts ? [...COLUMNS, AMOUNT] : COLUMNS}
          rows={rows}
          rowKey={({ editionId, title, term }) => `${editionId ?? title} ${term ?? ''}`}
        />
      </PagedList>
    </>
  )
}

const COLUMNS: readonly Column<HeadOfficeSale>[] = [
  { key: 'title', head: '교재', rowHead: true, cell: ({ title, grade }) => [title, grade].filter(Boolean).join(' · ') },
  { key: 'term', head: '학기', cell: ({ term }) => (term === null ? '–' : termWords(term)) },
  { key: 'academies', head: '학원', right: true, cell: ({ academies }) => `${formatCount(academies)}곳` },
  { key: 'orders', head: '주문', right: true, cell: ({ orders }) => `${formatCount(orders)}건` },
  { key: 'copies', head: '부수', right: true, cell: ({ copies }) => `${formatCount(copies)}부` },
]

const AMOUNT: Column<HeadOfficeSale> = {
  key: 'amount',
  head: '금액',
  right: true,
  cell: ({ amount }) => (amount === null ? '–' : formatWon(amount)),
}
