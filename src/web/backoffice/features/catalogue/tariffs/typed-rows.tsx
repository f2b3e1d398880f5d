import { Button, IconButton } from '#/web/ui/button.tsx'
import { Choices } from '#/web/ui/checkbox.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './paper-fields.module.css'

interface TypedRowsProps<Row extends object> {
  readonly legend: string
  readonly note: string
  readonly rows: readonly Row[]
  readonly blank: Row
  readonly columns: readonly {
    readonly key: keyof Row & string
    readonly label: string
    readonly unit?: string
    readonly max: number
  }[]
  readonly add: string
  /** A row that cannot be taken out. */
  readonly kept?: (row: Row) => boolean
  readonly error: string | undefined
  readonly onChange: (rows: readonly Row[]) => void
}

/** A short list that is typed row by row. */
export function TypedRows<Row extends object>({ columns, rows, kept, onChange, ...rest }: TypedRowsProps<Row>) {
  const put = (at: number, change: Partial<Row>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <Choices>
      <legend>{rest.legend}</legend>
      <Small tone="soft">{rest.note}</Small>
      {rows.map((row, at) => (
        // Rows have no name of their own while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.typed}>
          {columns.map(({ key, label, unit, max }) => (
            <Input
              key={key}
              aria-label={`${at + 1}번째 ${label}`}
              placeholder={label}
              {...(unit ? { unit, inputMode: 'decimal' as const } : {})}
              maxLength={max}
              value={String(row[key] ?? '')}
              onChange={(event) => put(at, { [key]: event.target.value } as Partial<Row>)}
            />
          ))}
          {kept?.(row) ? (
            <span />
          ) : (
            <IconButton
              aria-label={`${at + 1}번째 ${rest.legend} 지우기`}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              ×
            </IconButton>
          )}
        </div>
      ))}
      <Button size="sm" onClick={() => onChange([...rows, rest.blank])}>
        {rest.add}
      </Button>
      {rest.error && (
        <Small tone="bad" role="alert">
          {rest.error}
        </Small>
      )}
    </Choices>
  )
}
