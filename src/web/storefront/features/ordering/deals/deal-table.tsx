import { Link } from 'react-router'
import type { DealSums, PicturedDealRow } from '#/contract/ordering/deals.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { DEAL_NAMES, owedWords } from '#/domain/documents/dealing.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { shortDay } from './deal-period.ts'
import styles from './deal-table.module.css'

interface DealTableProps {
  readonly rows: readonly PicturedDealRow[]
  readonly totals: DealSums | undefined
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (orderNumber: string, on: boolean) => void
}

/** Each booking on its day: a sale with its job, and under it, on their own days, what was changed or given back. */
export function DealTable({ rows, totals, chosen, onChoose }: DealTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>거래</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>고르기</VisuallyHidden>
          </th>
          <th scope="col">날짜</th>
          <th scope="col" colSpan={2}>
            거래
          </th>
          <th scope="col">공급가액</th>
          <th scope="col">세액</th>
          <th scope="col">합계</th>
          <th scope="col">
            <VisuallyHidden>서류</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DealTableRow key={row.key} row={row} on={chosen.has(row.orderNumber)} onChoose={onChoose} />
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              기간 합계
            </th>
            <td data-label="공급가액">{formatCount(totals.supply)}</td>
            <td data-label="세액">{formatCount(totals.vat)}</td>
            <td data-label="합계">{formatCount(totals.supply + totals.vat)}</td>
            <td>{totals.orders}건</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface RowProps {
  readonly row: PicturedDealRow
  readonly on: boolean
  readonly onChoose: DealTableProps['onChoose']
}

function DealTableRow({ row, on, onChoose }: RowProps) {
  const { kind, orderNumber, title, supply, vat, owed } = row
  const sale = kind === 'sale'
  const day = seoulDay(new Date(row.at))
  return (
    <tr data-on={sale && on} data-kind={sale ? 'sale' : 'correction'}>
      <td>
        {sale && (
          <label className={styles.choice}>
            <input type="checkbox" checked={on} onChange={(event) => onChoose(orderNumber, event.target.checked)} />
            <VisuallyHidden>{orderNumber} 고르기</VisuallyHidden>
          </label>
        )}
      </td>
      <td>
        <time dateTime={day}>{shortDay(day)}</time>
      </td>
      <td>{sale && <JobPicture line={{ spec: row.firstSpec, picture: row.picture }} size={44} />}</td>
      <th scope="row">
        <Link to={to('/mypage/deal/{orderNumber}', { orderNumber })}>{sale ? title : DEAL_NAMES[kind]}</Link>
        <span>{[sale ? null : title, orderNumber, sale ? row.method : null].filter(Boolean).join(' · ')}</span>
      </th>
      <td data-label="공급가액">{formatCount(supply)}</td>
      <td data-label="세액">{formatCount(vat)}</td>
      <td data-label="합계">
        <b>{formatCount(supply + vat)}</b>
        {row.prepaid !== 0 && <small>포인트·e머니 {formatCount(row.prepaid)}</small>}
        {owed !== 0 && <small data-owed={owed > 0}>{owedWords(row)}</small>}
      </td>
      <td>
        {sale && (
          <LinkButton
            size="sm"
            variant="quiet"
            to={to('/document/statement/transaction/{orderNumber}', { orderNumber })}
            aria-label={`명세서 ${orderNumber}`}
          >
            명세서
          </LinkButton>
        )}
      </td>
    </tr>
  )
}
