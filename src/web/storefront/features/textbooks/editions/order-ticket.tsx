import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readEditionDays } from '#/contract/textbooks/editions.contract.ts'
import { type CopiesPrice, MOST_COPIES, withVat } from '#/domain/editions/edition-price.ts'
import { Stack } from '#/web/ui/stack.tsx'
import { splitVat } from '#/domain/money/vat.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { PromisedDay } from '#/web/blocks/promised-day/promised-day.tsx'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import type { BookShown } from './book-shown.ts'
import { BookPicture, type CoverOnScreen } from '#/web/blocks/edition-picture/book-picture.tsx'
import styles from './order-ticket.module.css'

interface OrderTicketProps {
  readonly book: BookShown
  readonly cover: CoverOnScreen
  readonly copies: number
  readonly price: CopiesPrice | null
  readonly next: CopiesPrice | null
  readonly proof: boolean
  readonly onProof: (wanted: boolean) => void
  readonly onCopies: (copies: number) => void
  readonly failure: string | null
  readonly busy: boolean
  /** Null for a book that is not sold now. */
  readonly onAct: ((goal: 'cart' | 'order') => Promise<void>) | null
}

export function OrderTicket(props: OrderTicketProps) {
  const { book, cover, copies, price, next, proof, onProof, failure, busy, onAct } = props
  const { standing, colleagues } = book
  return (
    <aside className={styles.ticket} aria-label="주문표">
      <figure>
        <figcaption>{cover.name} 표지</figcaption>
        <BookPicture book={book} cover={cover} measured />
      </figure>
      <Total copies={copies} price={price} least={book.table[0]?.copies ?? 1} />
      <PriceTable {...props} />
      <p className={styles.small}>
        반별 묶음과 이름표는 가격에 들어 있어요.
        {price && next && (
          <>
            {' '}
            {formatCount(next.copies)}권부터 한 권에 <b>{formatWon(price.unit - next.unit)}</b>씩 내려가요.
          </>
        )}
      </p>
      <Leaves book={book} copies={copies} proof={proof} />
      {standing.kind === 'preorder' && (
        <p className={styles.small}>
          예약 교재예요. 모두 <b>{longDay(standing.dispatchDay)}</b>에 한꺼번에 출고해요.
        </p>
      )}
      {colleagues.map(({ name, day, copies: theirs }) => (
        <Note key={`${name} ${day}`} tone="warn">
          같은 학원의 {name} 님이 {longDay(day)}에 이 교재 {formatCount(theirs)}권을 이미 주문했어요. 더 필요하시면
          그대로 주문하셔도 돼요.
        </Note>
      ))}
      <Checkbox
        checked={proof}
        onChange={(event) => onProof(event.target.checked)}
        label="인쇄하기 전에 시안을 볼게요"
      />
      {failure && (
        <Small tone="bad" role="alert">
          {failure}
        </Small>
      )}
      {onAct && (
        <Stack gap={2}>
          <Button block busy={busy} onClick={() => void onAct('cart')}>
            장바구니
          </Button>
          <PayBar label={`${formatCount(copies)}권 · 부가세 포함`} total={price?.total}>
            <Button variant="primary" block busy={busy} onClick={() => void onAct('order')}>
              바로 주문
            </Button>
          </PayBar>
        </Stack>
      )}
    </aside>
  )
}

/** Between two rows it may be made in another way: how long that takes is asked. */
function Leaves({ book, copies, proof }: Pick<OrderTicketProps, 'book' | 'copies' | 'proof'>) {
  const { id, table, standing } = book
  const asked = useDeferredValue(Math.max(copies, table[0]?.copies ?? 1))
  const row = table.find((each) => each.copies === asked)
  const days = useQuery({
    queryKey: ['editions', 'days', id, asked],
    queryFn: ({ signal }) =>
      call(readEditionDays, { params: { id }, query: { copies: asked }, signal, errors: 'throw' }),
    enabled: !row && asked <= MOST_COPIES,
    placeholderData: keepPreviousData,
  })
  const workingDays = row ? row.workingDays : days.data?.workingDays
  if (standing.kind !== 'on-sale' || typeof workingDays !== 'number') return null
  return (
    <p className={styles.small}>
      <PromisedDay workingDays={workingDays} withProof={proof} />
    </p>
  )
}

function Total({ copies, price, least }: Pick<OrderTicketProps, 'copies' | 'price'> & { readonly least: number }) {
  if (!price)
    return (
      <p className={styles.total} role="status">
        <span>총액, 부가세 포함</span>
        <b>{formatCount(least)}권부터</b>
        <span>반별 부수를 더하면 가격이 나와요.</span>
      </p>
    )
  const { supply, vat } = splitVat(price.total)
  return (
    <p className={styles.total} role="status">
      <span>총액, 부가세 포함</span>
      <b>{formatWon(price.total)}</b>
      <span>
        {formatCount(copies)}권, 한 권 {formatWon(price.unit)} · 공급가 {formatWon(supply)} 부가세 {formatWon(vat)}
      </span>
    </p>
  )
}

function PriceTable({ book, copies, onCopies }: OrderTicketProps) {
  const current = book.table.findLast((row) => row.copies <= copies)
  return (
    <table className={styles.table}>
      <caption>부수별 가격</caption>
      <thead>
        <tr>
          <th scope="col">부수</th>
          <th scope="col">총액</th>
          <th scope="col">한 권</th>
        </tr>
      </thead>
      <tbody>
        {book.table.map((row) => (
          <tr key={row.copies} aria-current={row === current ? 'true' : undefined}>
            <th scope="row">
              <button type="button" onClick={() => onCopies(row.copies)}>
                {formatCount(row.copies)}권
              </button>
            </th>
            <td>{formatWon(withVat(row.supply))}</td>
            <td>{formatWon(Math.ceil(withVat(row.supply) / row.copies))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
