import { Link } from 'react-router'
import type { CreditStatement } from '#/contract/money/credit.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'

type Line = CreditStatement['lines'][number]

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'order',
    head: '주문',
    rowHead: true,
    cell: ({ orderNumber, title }) => (
      <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>
        {title} ({orderNumber})
      </Link>
    ),
  },
  { key: 'day', head: '주문일', cell: ({ placedAt }) => formatDay(placedAt) },
  { key: 'amount', head: '청구', right: true, cell: ({ amount }) => formatWon(amount) },
  { key: 'open', head: '남은 금액', right: true, cell: ({ open }) => formatWon(open) },
]

const dotted = (day: string): string => day.replaceAll('-', '.')

/** One statement with its orders, and what is still to be paid of it. */
export function StatementView({ statement }: { readonly statement: CreditStatement }) {
  const { number, closedDay, dueDay, total, open, overdue, lines } = statement
  const state = open === 0 ? '입금 확인' : overdue ? '납부일 지남' : '납부 전'
  return (
    <Section
      title={`청구서 ${number}`}
      aside={<Badge tone={open === 0 ? 'ok' : overdue ? 'bad' : 'info'}>{state}</Badge>}
    >
      <Stack gap={3} top={2}>
        <FactList
          layout="sums"
          facts={[
            ['청구일', dotted(closedDay)],
            ['납부일', `${dotted(dueDay)}까지`],
            ['청구 금액', formatWon(total)],
            ['남은 금액', formatWon(open), 'strong'],
          ]}
        />
        <Table caption={`청구서 ${number}의 주문`} columns={COLUMNS} rows={lines} rowKey={(line) => line.orderNumber} />
      </Stack>
    </Section>
  )
}
