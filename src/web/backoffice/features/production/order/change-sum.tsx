import { formatWon } from '#/domain/money/format-won.ts'
import { Note } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import type { ChangePreview, PreviewOfNow } from './use-change-line.ts'

type SumRow = ChangePreview['rows'][number]

const COLUMNS: readonly Column<SumRow>[] = [
  { key: 'label', head: '금액', rowHead: true, cell: ({ label }) => label },
  { key: 'before', head: '지금', right: true, cell: ({ before }) => formatWon(before) },
  { key: 'after', head: '바꾼 뒤', right: true, cell: ({ after }) => formatWon(after) },
  { key: 'difference', head: '차액', right: true, cell: ({ before, after }) => <b>{signed(after - before)}</b> },
]

/** Old, new and difference of the whole order, VAT and delivery included. */
export function ChangeSum({ preview: { data, stale, failure } }: { readonly preview: PreviewOfNow }) {
  if (failure) return <Note role="alert">{failure}</Note>
  if (!data) return <Note>옵션이나 부수를 바꾸면 차액이 나옵니다.</Note>
  return (
    <div aria-busy={stale}>
      <Table caption="바꾸기 전과 후의 금액" columns={COLUMNS} rows={data.rows} rowKey={({ label }) => label} dense />
    </div>
  )
}

function signed(amount: number): string {
  if (amount === 0) return '–'
  return amount > 0 ? `+${formatWon(amount)}` : `−${formatWon(-amount)}`
}
