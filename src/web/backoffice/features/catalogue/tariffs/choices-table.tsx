import type { ReactNode } from 'react'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './papers-table.module.css'

/** One thing that kinds take or do not take. */
export interface ChoiceRow {
  readonly id: string
  readonly name: string
  /** `새 후가공`, `바뀜`, or nothing. */
  readonly mark: string | null
  readonly picture: ReactNode
  /** What stands under the heads, in their order. */
  readonly facts: readonly ReactNode[]
  readonly takes: readonly ProductCode[]
  /** It has a price: without one nobody is offered it, whatever takes it. */
  readonly priced: boolean
}

export interface ChoiceGroup {
  readonly name: string
  readonly rows: readonly ChoiceRow[]
}

interface ChoicesTableProps {
  readonly caption: string
  /** What a row is: 후가공, 크기. */
  readonly noun: string
  readonly heads: readonly string[]
  readonly groups: readonly ChoiceGroup[]
  readonly onToggle: (row: ChoiceRow, product: ProductCode) => void
  /** Absent where rows are not chosen for something to be done to all of them. */
  readonly chosen?: ReadonlySet<string>
  readonly onChoose?: (ids: readonly string[], isChosen: boolean) => void
  /** Absent where a row is only turned on and off. */
  readonly onOpen?: ((row: ChoiceRow) => void) | undefined
}

/** Heads of 34 px hold four letters; the whole name is told to who points or listens. */
const SHORT: Readonly<Partial<Record<ProductCode, string>>> = { D813: '로터리', C413: '교재' }

/** Things × kinds: each cell is on or off, and changed in its place. */
export function ChoicesTable({ caption, noun, heads, groups, chosen, onChoose, ...acts }: ChoicesTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {onChoose && (
              <th scope="col">
                <VisuallyHidden>고르기</VisuallyHidden>
              </th>
            )}
            <th scope="col">{noun}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.right}>
                {head}
              </th>
            ))}
            {PRODUCT_KINDS.map(({ code, name }) => (
              <th key={code} scope="col" className={styles.use}>
                <abbr title={name}>{SHORT[code] ?? name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => {
          const ids = rows.map(({ id }) => id)
          return (
            <tbody key={name}>
              <tr className={styles.group}>
                {onChoose && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`${name} 모두 고르기`}
                      checked={ids.every((id) => chosen?.has(id))}
                      onChange={(event) => onChoose(ids, event.target.checked)}
                    />
                  </td>
                )}
                <th scope="rowgroup" colSpan={1 + heads.length + PRODUCT_KINDS.length}>
                  {name} <small>{rows.length}가지</small>
                </th>
              </tr>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  chosen={chosen?.has(row.id) ?? false}
                  onChoose={onChoose && ((isChosen) => onChoose([row.id], isChosen))}
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

interface RowProps extends Pick<ChoicesTableProps, 'onToggle' | 'onOpen'> {
  readonly row: ChoiceRow
  readonly chosen: boolean
  readonly onChoose: ((isChosen: boolean) => void) | undefined
}

function Row({ row, chosen, onChoose, onToggle, onOpen }: RowProps) {
  const { name, mark, facts, takes, priced } = row
  return (
    <tr>
      {onChoose && (
        <td>
          <input
            type="checkbox"
            aria-label={`${name} 고르기`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </td>
      )}
      <th scope="row">
        {onOpen ? (
          <button
            type="button"
            className={styles.name}
            aria-label={`${[name, mark].filter(Boolean).join(' ')} 고치기`}
            onClick={() => onOpen(row)}
          >
            <Name row={row} />
          </button>
        ) : (
          <span className={styles.name}>
            <Name row={row} />
          </span>
        )}
      </th>
      {facts.map((fact, at) => (
        // The facts of a row are always the same and in the order of the heads.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} className={styles.right}>
          {fact}
        </td>
      ))}
      {PRODUCT_KINDS.map(({ code, name: kind }) => (
        <td key={code} className={styles.use}>
          <button
            type="button"
            className={cx(styles.dot, !priced && styles.unpriced)}
            aria-label={`${name} ${kind}`}
            aria-pressed={takes.includes(code)}
            onClick={() => onToggle(row, code)}
          />
        </td>
      ))}
    </tr>
  )
}

const Name = ({ row: { name, mark, picture } }: { readonly row: ChoiceRow }) => (
  <>
    {picture}
    <span>
      <b>{name}</b> {mark && <em>{mark}</em>}
    </span>
  </>
)
