import type { ReactNode } from 'react'
import { printDealLink } from '#/contract/ordering/deal-shares.contract.ts'
import type { DealRow, DealSums } from '#/contract/ordering/deals.contract.ts'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './deal.module.css'

interface SharedRowsProps {
  readonly token: string
  readonly totals: DealSums
  readonly rows: readonly DealRow[]
}

/** The dealings of a shared period, each order with its statement. */
export function SharedRows({ token, totals, rows }: SharedRowsProps) {
  if (rows.length === 0) return <EmptyState title="이 기간에는 거래가 없습니다" />
  const { supply, vat, paid, prepaid, carried, forward, advances } = totals
  const owed = forward + advances
  return (
    <>
      <div className={styles.rows}>
        <Table dense caption="거래" columns={columnsOf(token)} rows={rows} rowKey={({ key }) => key} />
      </div>
      <FactList
        layout="sums"
        facts={[
          carried !== 0 && ['이월 미수금', `${formatCount(carried)}원`],
          ['공급가액', `${formatCount(supply)}원`],
          ['세액', `${formatCount(vat)}원`],
          ['합계', `${formatCount(supply + vat)}원`, 'strong'],
          ['받은 금액', `${formatCount(paid)}원`],
          prepaid !== 0 && ['포인트·e머니', `${formatCount(prepaid)}원`],
          owed !== 0 && ['남은 미수금', `${formatCount(owed)}원`],
          advances > 0 && ['받은 선금', `${formatCount(advances)}원`],
        ]}
      />
    </>
  )
}

/** A day, a number and a button are read in one. */
const Whole = ({ children }: { readonly children: ReactNode }) => <span className={styles.whole}>{children}</span>

const columnsOf = (token: string): readonly Column<DealRow>[] => [
  { key: 'day', head: '거래일', cell: ({ at }) => <Whole>{seoulDay(new Date(at))}</Whole> },
  { key: 'order', head: '주문번호', rowHead: true, cell: ({ orderNumber }) => <Whole>{orderNumber}</Whole> },
  {
    key: 'what',
    head: '거래',
    cell: ({ kind, title }) => (kind === 'sale' ? title : `${DEAL_NAMES[kind]} · ${title}`),
  },
  { key: 'supply', head: '공급가액', right: true, cell: ({ supply }) => formatCount(supply) },
  { key: 'vat', head: '세액', right: true, cell: ({ vat }) => formatCount(vat) },
  { key: 'total', head: '합계', right: true, cell: ({ supply, vat }) => formatCount(supply + vat) },
  {
    key: 'paper',
    head: '명세서',
    cell: ({ kind, orderNumber }) =>
      kind === 'sale' && (
        <Whole>
          <SaveButton
            variant="quiet"
            label={`거래명세서 ${orderNumber} PDF`}
            name={documentFile({ title: '거래명세서', number: orderNumber })}
            fetch={() => callBlob(printDealLink, { body: { token, orderNumber } })}
          >
            PDF
          </SaveButton>
        </Whole>
      ),
  },
]
