import { useState } from 'react'
import type { BankRow, DepositOrder } from '#/contract/money/bank-deposits.contract.ts'
import { PAYMENT_NAMES } from './payment-names.data.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './deposits.module.css'
import { useDepositActs, useFoundOrders } from './use-deposits.ts'

interface MatchDialogProps {
  readonly rows: readonly BankRow[]
  readonly onClose: () => void
}

/** One transfer or several, for one order or several of the same customer; what is over goes back. */
export function MatchDialog({ rows, onClose }: MatchDialogProps) {
  const [q, setQ] = useState(rows[0]?.name ?? '')
  const [chosen, setChosen] = useState<readonly DepositOrder[]>([])
  const found = useFoundOrders(q)
  const { match } = useDepositActs(onClose)
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  const due = chosen.reduce((total, order) => total + order.due, 0)
  const send = (as: 'payment' | 'owed') =>
    match.mutate({ rowIds: rows.map(({ id }) => id), orderNumbers: chosen.map(({ orderNumber }) => orderNumber), as })
  const toggle = (order: DepositOrder) =>
    setChosen(
      chosen.some(({ orderNumber }) => orderNumber === order.orderNumber)
        ? chosen.filter(({ orderNumber }) => orderNumber !== order.orderNumber)
        : [...chosen, order],
    )
  const listed = [
    ...chosen,
    ...(found.data?.orders ?? []).filter(
      (order) => !chosen.some(({ orderNumber }) => orderNumber === order.orderNumber),
    ),
  ]
  return (
    <Dialog open onClose={onClose} title={`${formatWon(sum)}을 맞출 주문`}>
      <Field label="주문 찾기" hint="주문번호 끝자리, 주문한 분이나 상호, 금액">
        {(control) => <Input {...control} value={q} onChange={(event) => setQ(event.target.value)} />}
      </Field>
      <RowList dense>
        {listed.map((order) => (
          <Row key={order.orderNumber} end={<b>{formatWon(order.due)}</b>}>
            <Checkbox
              label={`${order.orderNumber} ${order.customer}`}
              checked={chosen.some(({ orderNumber }) => orderNumber === order.orderNumber)}
              onChange={() => toggle(order)}
            />
            <Small>
              {order.title} · {PAYMENT_NAMES[order.payment]}
            </Small>
          </Row>
        ))}
      </RowList>
      {found.data?.orders.length === 0 && chosen.length === 0 && <Small>찾은 주문이 없습니다.</Small>}
      {found.isError && (
        <Note role="alert" tone="bad">
          {found.error.message}
        </Note>
      )}
      <FactList layout="sums" className={styles.balance} facts={sumFacts(sum, due)} />
      {match.isError && (
        <Note role="alert" tone="bad">
          {match.error.message}
        </Note>
      )}
      <Toolbar align="end">
        <Button disabled={chosen.length !== 1} busy={match.isPending} onClick={() => send('owed')}>
          돌려 드릴 돈으로
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || due > sum || chosen.some(({ payable }) => !payable)}
          busy={match.isPending}
          onClick={() => send('payment')}
        >
          주문에 맞추기
        </Button>
      </Toolbar>
    </Dialog>
  )
}

function sumFacts(sum: number, due: number): readonly (Fact | false)[] {
  return [
    ['입금', formatWon(sum)],
    due > 0 && ['고른 주문', formatWon(due)],
    due > 0 && due < sum && ['돌려 드릴 나머지', formatWon(sum - due), 'strong'],
    due > sum && ['모자란 금액', formatWon(due - sum), 'strong'],
  ]
}
