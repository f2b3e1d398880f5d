import { formatCount } from '#/lib/format-count.ts'
import { PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import { USE_NAMES } from '#/domain/catalog/use-names.data.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { FigureCell } from './figure-cell.tsx'
import type { PaperGroup, PaperRow } from './paper-rows.ts'
import { PaperStack } from './paper-stack.tsx'
import styles from './papers-table.module.css'

/** Two letters to a line: heads are narrow, and the whole name is told to who points or listens. */
const SHORT: Readonly<Record<PaperUse, string>> = {
  body: '책',
  plate: '둘째',
  catalog: '카탈로그',
  academy: '교재',
  rotary: '로터리',
  cover: '표지',
  case: '양장',
  endpaper: '면지',
  insert: '간지',
  flyer: '전단',
  leaflet: '리플렛',
  poster: '포스터',
  sheet: '낱장',
}
const COLUMNS = 5 + PAPER_USES.length

interface PapersTableProps {
  readonly groups: readonly PaperGroup[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void
  readonly onToggle: (row: PaperRow, use: PaperUse) => void
  readonly onOpen: (row: PaperRow) => void
  readonly onChange: (edits: readonly TariffEdit[]) => void
}

/** Papers by surface × what they are for × price. Each cell is changed in its place. */
export function PapersTable({ groups, chosen, onChoose, ...acts }: PapersTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>종이, 쓰임과 값</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>고르기</VisuallyHidden>
            </th>
            <th scope="col">종이</th>
            <th scope="col" className={styles.right}>
              두께 mm
            </th>
            <th scope="col" className={styles.right}>
              국전 1연
            </th>
            <th scope="col" className={styles.right}>
              46전 1연
            </th>
            {PAPER_USES.map((use) => (
              <th key={use} scope="col" className={styles.use}>
                <abbr title={USE_NAMES[use]}>{SHORT[use]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => {
          const ids = rows.map(({ paper }) => paper.id)
          return (
            <tbody key={name}>
              <tr className={styles.group}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`${name} 모두 고르기`}
                    checked={ids.every((id) => chosen.has(id))}
                    onChange={(event) => onChoose(ids, event.target.checked)}
                  />
                </td>
                <th scope="rowgroup" colSpan={COLUMNS - 1}>
                  {name} <small>{rows.length}종</small>
                </th>
              </tr>
              {rows.map((row) => (
                <Row
                  key={row.paper.id}
                  row={row}
                  chosen={chosen.has(row.paper.id)}
                  onChoose={(isChosen) => onChoose([row.paper.id], isChosen)}
                  {...acts}
                />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

interface RowProps extends Pick<PapersTableProps, 'onToggle' | 'onOpen' | 'onChange'> {
  readonly row: PaperRow
  readonly chosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function Row({ row, chosen, onChoose, onToggle, onOpen, onChange }: RowProps) {
  const { paper, uses, prices, added, changed, closed } = row
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`${paper.name} 고르기`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <th scope="row">
        <button type="button" className={styles.name} aria-label={`${paper.name} 고치기`} onClick={() => onOpen(row)}>
          <PaperStack paper={paper} />
          <span>
            <b>{paper.name}</b>
            {added ? <em>새 종이</em> : changed && <em>바뀜</em>}
          </span>
        </button>
      </th>
      <td className={styles.right}>{(paper.caliper / 1000).toFixed(3)}</td>
      {closed ? (
        <td colSpan={2} className={styles.closed}>
          팔지 않음
        </td>
      ) : (
        (['kuk', 'sasa'] as const).map((mill) => (
          <td key={mill} className={styles.right}>
            <FigureCell
              label={`${paper.name} ${mill === 'kuk' ? '국전' : '46전'} 1연 값`}
              value={prices?.[mill] ?? 0}
              changed={prices?.[mill] !== row.was?.[mill]}
              onCommit={(value) => onChange([{ key: `papers/${paper.id}/${mill}`, value }])}
            />
            <Was row={row} mill={mill} />
          </td>
        ))
      )}
      {PAPER_USES.map((use) => (
        <td key={use} className={styles.use}>
          <button
            type="button"
            className={cx(styles.dot, !prices && styles.unpriced)}
            aria-label={`${paper.name} ${USE_NAMES[use]}`}
            aria-pressed={uses.includes(use)}
            onClick={() => onToggle(row, use)}
          />
        </td>
      ))}
    </tr>
  )
}

/** The price before, and by how much it moves. */
function Was({ row: { prices, was }, mill }: { readonly row: PaperRow; readonly mill: 'kuk' | 'sasa' }) {
  const now = prices?.[mill]
  if (!now) return <small className={styles.missing}>값 없음</small>
  const before = was?.[mill]
  if (before === now) return null
  if (!before) return <small>새 값</small>
  const percent = Math.round(((now - before) * 1000) / before) / 10
  return (
    <small>
      <s>{formatCount(before)}</s> {percent > 0 ? '+' : ''}
      {percent}%
    </small>
  )
}
