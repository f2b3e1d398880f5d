import type { ReactNode } from 'react'
import { printDealLink } from '#/contract/ordering/deal-shares.contract.ts'
import type { DealRow, DealSums } from '#/contract/ordering/deals.contract.ts'
import { DEAL_NAMES } from '#/domain/documents/dealing.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
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
  return (
    <>
      <div className={styles.rows}>
        <Table dense caption="거래" columns={columnsOf(token)} rows={rows} rowKey={({ key }) => key} />
      </div>
      <SharedSums totals={totals} />
    </>
  )
}

/** Two sums, each of the rows above it: what was dealt, and what is owed after it. */
function SharedSums({ totals }: { readonly totals: DealSums }) {
  const { supply, vat, paid, prepaid, carried, forward, advances, owed } = totals
  const left = forward + advances
  const isOwed = carried !== 0 || left !== 0
  const off = (amount: number) => formatWon(isOwed ? -amount : amount)
  const givenUp = supply + vat - paid - prepaid - owed
  return (
    <FactList
      layout="sums"
      facts={[
        ['공급가액', formatWon(supply)],
        ['세액', formatWon(vat)],
        ['합계', formatWon(supply + vat), 'strong'],
        carried !== 0 && ['이월 미수금', formatWon(carried)],
        ['받은 금액', off(paid)],
        prepaid !== 0 && ['포인트·e머니', off(prepaid)],
        isOwed && givenUp !== 0 && ['정리한 미수금', off(givenUp)],
        advances > 0 && ['그 가운데 받은 선금', formatWon(advances)],
        isOwed && ['남은 미수금', formatWon(left), 'strong'],
      ]}
    />
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
