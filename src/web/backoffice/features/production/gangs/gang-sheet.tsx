import { Link } from 'react-router'
import type { GangMemberView, GangSheetView } from '#/contract/production/gangs.contract.ts'
import { memberLetter } from '#/domain/gangs/member-letter.ts'
import { formatCount } from '#/lib/format-count.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { GangDrawingView } from './gang-drawing.tsx'
import type { Lit } from './use-lit.ts'
import styles from './gangs.module.css'

const won = (amount: number) => `${formatCount(amount)}원`

/** A sheet as it will be: the drawing, what it costs, and whose cost it is. */
export function GangSheetBox({ sheet, lit }: { readonly sheet: GangSheetView; readonly lit: Lit }) {
  const { cost, alone } = sheet
  return (
    <div className={styles.sheet}>
      <p>
        <b>{sheet.members.length}건</b>이 {sheet.press} <b>{formatCount(sheet.sheets)}장</b>에 앉고, 종이의{' '}
        <b>{sheet.used}%</b>를 씁니다.
      </p>
      <GangDrawingView sheet={sheet} lit={lit} />
      <Table
        caption="앉은 품목"
        dense
        columns={columnsOf(sheet.members, lit)}
        rows={sheet.members}
        rowKey={({ lineId }) => lineId}
      />
      <FactList
        layout="sums"
        label="판 값"
        facts={[
          ['인쇄 종이', `${formatCount(sheet.sheets)}장, 여분까지 ${formatCount(sheet.gross)}장`],
          ['종이값', won(cost.paper)],
          ['판값과 준비', won(cost.plates)],
          ['인쇄값', won(cost.press)],
          ['합계', won(cost.total), 'strong'],
          alone > cost.total && ['따로 찍을 때보다', `${won(alone - cost.total)} 덜 듭니다`],
        ]}
      />
      <details className={styles.cuts}>
        <summary>재단 순서 {sheet.drawing.cuts.length}번</summary>
        <ol>
          {sheet.drawing.cuts.map(({ number, direction, at }) => (
            <li key={number}>{direction === 'across' ? `가로로, 아래에서 ${at} mm` : `세로로, 왼쪽에서 ${at} mm`}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}

const columnsOf = (members: readonly GangMemberView[], lit: Lit): readonly Column<GangMemberView>[] => [
  {
    key: 'title',
    head: '품목',
    rowHead: true,
    cell: (row) => (
      <div
        data-lit={lit.lit === row.lineId ? '' : undefined}
        onPointerEnter={() => lit.hover(row.lineId)}
        onPointerLeave={() => lit.hover(null)}
      >
        <button type="button" aria-pressed={lit.chosen === row.lineId} onClick={() => lit.choose(row.lineId)}>
          {memberLetter(members.indexOf(row))} {row.title}
        </button>{' '}
        <Link to={`/admin/orders?q=${row.orderNumber}`}>{row.orderNumber}</Link>
        <small>
          {row.brand && <b>{row.brand.name} </b>}
          {row.summary}
        </small>
        {row.problem && <em role="status">{row.problem}</em>}
      </div>
    ),
  },
  { key: 'places', head: '자리', right: true, cell: ({ places }) => places },
  {
    key: 'made',
    head: '주문 / 나오는 수',
    right: true,
    cell: ({ copies, made }) => `${formatCount(copies)} / ${formatCount(made)}`,
  },
  { key: 'quoted', head: '견적의 인쇄비', right: true, cell: ({ quoted }) => won(quoted) },
  { key: 'share', head: '판 값의 몫', right: true, cell: ({ share }) => won(share) },
]
