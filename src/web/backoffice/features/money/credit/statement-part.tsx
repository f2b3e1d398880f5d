import { useState } from 'react'
import { Link } from 'react-router'
import type { FirmView } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReverseForm } from './reverse-form.tsx'

type Statement = FirmView['statements'][number]
type Payment = Statement['payments'][number]

const COLUMNS: readonly Column<Statement['lines'][number]>[] = [
  {
    key: 'order',
    head: '주문',
    rowHead: true,
    cell: ({ orderNumber, title }) => (
      <Link to={`/admin/orders/${orderNumber}`}>
        {title} ({orderNumber})
      </Link>
    ),
  },
  { key: 'amount', head: '청구', right: true, cell: ({ amount }) => formatWon(amount) },
  { key: 'open', head: '남은 금액', right: true, cell: ({ open }) => formatWon(open) },
]

interface StatementPartProps {
  readonly memberId: string
  readonly statement: Statement
}

/** One statement: its orders, its payments, and writing down the next one. */
export function StatementPart({ memberId, statement }: StatementPartProps) {
  const [open, setOpen] = useState<'pay' | Payment | null>(null)
  const done = () => setOpen(null)
  const { number, dueDay, total, open: left, overdue, lines, payments } = statement
  return (
    <Section
      title={`청구서 ${number}`}
      aside={
        <Badge tone={left === 0 ? 'ok' : overdue ? 'bad' : 'info'}>
          {left === 0 ? '입금 확인' : overdue ? '납부일 지남' : '납부 전'}
        </Badge>
      }
    >
      <Stack gap={3} top={2}>
        <p>
          {dueDay}까지 {formatWon(total)}, 남은 금액 <b>{formatWon(left)}</b>
        </p>
        <Table
          dense
          caption={`청구서 ${number}의 주문`}
          columns={COLUMNS}
          rows={lines}
          rowKey={(line) => line.orderNumber}
        />
        {payments.length > 0 && (
          <RowList dense>
            {payments.map((payment) => (
              <Row
                key={payment.id}
                end={
                  payment.reversed ? (
                    <Badge tone="warn">되돌림</Badge>
                  ) : (
                    <Button size="sm" onClick={() => setOpen(payment)}>
                      되돌리기
                    </Button>
                  )
                }
              >
                {payment.receivedDay} 입금 <b>{formatWon(payment.amount)}</b>
                <Small>{[payment.by, payment.memo, payment.reversed?.reason].filter(Boolean).join(' · ')}</Small>
              </Row>
            ))}
          </RowList>
        )}
        {left > 0 && (
          <Toolbar>
            <Button variant="ink" onClick={() => setOpen('pay')}>
              입금 적기
            </Button>
          </Toolbar>
        )}
      </Stack>
      {open === 'pay' && <PaymentDialog memberId={memberId} statement={statement} onDone={done} />}
      {open !== null && open !== 'pay' && (
        <Dialog open onClose={done} title={`${formatWon(open.amount)} 입금 되돌리기`}>
          <ReverseForm memberId={memberId} paymentId={open.id} onDone={done} />
        </Dialog>
      )}
    </Section>
  )
}
