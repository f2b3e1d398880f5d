import { formatCount } from '#/lib/format-count.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { tierKey, type TariffRow } from '#/domain/pricing/tariffs/tariff-rows.ts'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { FigureCell } from './figure-cell.tsx'
import type { ItemRows } from './group-rows.ts'
import styles from './tariff-table.module.css'

interface TariffTableProps {
  readonly caption: string
  readonly items: readonly ItemRows[]
  /** Figures of the version that the draft was made from. */
  readonly base: ReadonlyMap<string, number | null>
  readonly onChange: (edits: readonly TariffEdit[]) => void
  /** Figures that a choice had in the base, to bring it back with. */
  readonly restore: (choice: string) => readonly TariffEdit[]
}

/** Figures of one section, item by item, each changed in its place. What differs from the base says so. */
export function TariffTable({ caption, items, base, onChange, restore }: TariffTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">무엇</th>
          <th scope="col" className={styles.number}>
            부터
          </th>
          <th scope="col" className={styles.number}>
            값
          </th>
          <th scope="col" className={styles.number}>
            기준 판
          </th>
        </tr>
      </thead>
      {items.map((item) => (
        <tbody key={item.name}>
          <tr className={styles.item}>
            <th scope="rowgroup" colSpan={4}>
              <span>{item.name}</span>
              <SaleButton item={item} onChange={onChange} restore={restore} />
            </th>
          </tr>
          {item.rows.map((row) => (
            <FigureRow key={row.key} row={row} was={base.get(row.key)} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function SaleButton({ item, onChange, restore }: Pick<TariffTableProps, 'onChange' | 'restore'> & { item: ItemRows }) {
  const { choice, name, sold } = item
  if (choice === null) return null
  if (sold) {
    return (
      <button type="button" aria-label={`${name} 팔지 않기`} onClick={() => onChange([{ key: choice, value: null }])}>
        팔지 않기
      </button>
    )
  }
  return (
    <button type="button" aria-label={`${name} 다시 팔기`} onClick={() => onChange(restore(choice))}>
      다시 팔기
    </button>
  )
}

interface FigureRowProps {
  readonly row: TariffRow
  readonly was: number | null | undefined
  readonly onChange: (edits: readonly TariffEdit[]) => void
}

function FigureRow({ row, was, onChange }: FigureRowProps) {
  const { field, from, key, value } = row
  const changed = (was ?? null) !== value
  const label = `${field.item} ${field.what}${from === null ? '' : ` ${formatCount(from)}${field.tiersBy}부터`}`
  if (value === null) {
    return (
      <tr className={styles.closed}>
        <td colSpan={3}>팔지 않음{changed && <b> · 바뀜</b>}</td>
        <td className={styles.number}>{was === null ? '팔지 않음' : '팖'}</td>
      </tr>
    )
  }
  return (
    <tr>
      <td>
        {field.what} <small>{field.unit}</small>
      </td>
      <td className={styles.number}>{from === null ? '' : <Tier row={row} label={label} onChange={onChange} />}</td>
      <td className={styles.number}>
        <FigureCell
          label={label}
          value={value}
          changed={changed}
          onCommit={(next) => onChange([{ key, value: next }])}
        />
      </td>
      <td className={styles.number}>
        {was === undefined ? '새 단계' : was === null ? '팔지 않음' : formatCount(was)}
        {changed && <b className={styles.mark}> 바뀜</b>}
      </td>
    </tr>
  )
}

/** The threshold of a tier, with the ways to take it out and to add one after it. */
function Tier({ row, label, onChange }: Pick<FigureRowProps, 'row' | 'onChange'> & { readonly label: string }) {
  const add = async () => {
    const text = await promptDialog({
      title: '단계 더하기',
      body: `${row.field.item} ${row.field.what}`,
      label: `몇 ${row.field.tiersBy}부터`,
      required: true,
      check: (typed) => (/^\d{1,8}$/.test(typed.replaceAll(',', '').trim()) ? null : '0 이상의 정수를 적어 주세요.'),
    })
    if (text === null) return
    const from = Number(text.replaceAll(',', '').trim())
    onChange([{ key: tierKey(row.field.key, from), value: row.value ?? 0 }])
  }
  return (
    <span className={styles.tier}>
      {formatCount(row.from ?? 0)}
      <button type="button" aria-label={`${label} 단계 아래에 더하기`} onClick={() => void add()}>
        +
      </button>
      <button
        type="button"
        aria-label={`${label} 단계 지우기`}
        onClick={() => onChange([{ key: row.key, value: null }])}
      >
        ×
      </button>
    </span>
  )
}
