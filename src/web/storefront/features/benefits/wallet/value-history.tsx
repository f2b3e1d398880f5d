import { Link } from 'react-router'
import type { WalletEvent } from '#/contract/benefits/wallet.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { Value } from '#/domain/ledger/lots.ts'
import { formatDay } from '#/web/ui/format-day.ts'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './history.module.css'
import { useWalletHistory } from './use-wallet.ts'
import { changeText, eventText, valueText } from './value-text.ts'

const NAMES: Readonly<Record<Value, string>> = { points: '포인트', emoney: 'e머니' }

/** What came and went, the newest first, with what was left after it. */
export function ValueHistory({ value }: { readonly value: Value }) {
  const list = useWalletHistory(value)
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <PagedList
      list={list}
      count={rows.length}
      noun={`${NAMES[value]} 내역`}
      failed={`${NAMES[value]} 내역을 불러오지 못했습니다`}
      empty={<Small tone="plain">아직 오간 내역이 없습니다.</Small>}
    >
      <ol className={styles.history} aria-label={`${NAMES[value]} 내역`}>
        {rows.map((row) => (
          <Event key={row.id} row={row} value={value} />
        ))}
      </ol>
    </PagedList>
  )
}

function Event({ row, value }: { readonly row: WalletEvent; readonly value: Value }) {
  const { title, about } = eventText(row)
  const { at, amount, balance, orderNumber } = row
  return (
    <li>
      <time dateTime={at}>{formatDay(at)}</time>
      <div className={styles.what}>
        <b>{title}</b>
        {orderNumber ? (
          <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{orderNumber}</Link>
        ) : (
          about && <span>{about}</span>
        )}
      </div>
      <b className={styles.change} data-came={amount > 0 || undefined}>
        {changeText(value, amount)}
      </b>
      <span className={styles.left}>
        <VisuallyHidden>남은 금액 </VisuallyHidden>
        {valueText(value, balance)}
      </span>
    </li>
  )
}
