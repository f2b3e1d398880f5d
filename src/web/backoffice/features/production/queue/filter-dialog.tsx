import { useState } from 'react'
import { type OrderFilter, toggled, valuesOf } from '#/domain/orders/order-filter.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LIST_FIELDS } from './filter-words.ts'
import type { OrderSummary } from './use-order-table.ts'
import { useBrandNames } from './use-brand-names.ts'
import styles from './orders.module.css'

interface FilterDialogProps {
  /** What it begins with; the table follows each change. */
  readonly start: OrderFilter
  readonly summary: OrderSummary | undefined
  readonly onChange: (filter: OrderFilter) => void
  readonly onClose: () => void
}

/** All conditions; each counts at once, and the table behind follows. */
export function FilterDialog({ start, summary, onChange, onClose }: FilterDialogProps) {
  // The address answers a moment later than a box is pressed.
  const [filter, setFilter] = useState(start)
  const put = (next: OrderFilter) => {
    setFilter(next)
    onChange(next)
  }
  const set = (change: OrderFilter) => put({ ...filter, ...change })
  const names = useBrandNames().data?.brands ?? []
  const brandChoices = [
    { value: undefined, label: '모두' },
    { value: '-', label: '가게' },
    ...names.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title="조건"
      wide
      actions={
        <>
          <Button onClick={() => put({})}>모두 빼기</Button>
          <Button variant="primary" onClick={onClose}>
            {summary ? `${formatCount(summary.count)}건 보기` : '닫기'}
          </Button>
        </>
      }
    >
      <div className={styles.conditions}>
        {LIST_FIELDS.map(({ field, label, values }) => (
          <Choices key={field}>
            <legend>{label}</legend>
            {values.map(({ value, word }) => (
              <Checkbox
                key={value}
                label={
                  <>
                    {word}
                    <i>{countOf(summary, field, value)}</i>
                  </>
                }
                checked={valuesOf(filter[field]).includes(value)}
                onChange={() => set({ [field]: toggled(filter[field], value) })}
              />
            ))}
          </Choices>
        ))}
        <Choices>
          <legend>그 밖</legend>
          <Checkbox label="진행 중만" checked={filter.open === '1'} onChange={() => set({ open: flip(filter.open) })} />
          <Checkbox label="늦은 것만" checked={filter.late === '1'} onChange={() => set({ late: flip(filter.late) })} />
          <Checkbox
            label="고객 메모가 있는 것만"
            checked={filter.memo === '1'}
            onChange={() => set({ memo: flip(filter.memo) })}
          />
        </Choices>
        <Choices>
          <legend>브랜드</legend>
          {brandChoices.map(({ value, label }) => (
            <Radio
              key={label}
              name="brand"
              label={label}
              checked={filter.brand === value}
              onChange={() => set({ brand: value })}
            />
          ))}
        </Choices>
        <Choices>
          <legend>담당</legend>
          {ASSIGNED.map(({ value, label }) => (
            <Radio
              key={label}
              name="assigned"
              label={label}
              checked={filter.assigned === value}
              onChange={() => set({ assigned: value })}
            />
          ))}
        </Choices>
      </div>
      <div className={styles.ranges}>
        <Day label="들어온 날부터" value={filter.placedFrom} onChange={(placedFrom) => set({ placedFrom })} />
        <Day label="들어온 날까지" value={filter.placedTo} onChange={(placedTo) => set({ placedTo })} />
        <Day label="출고일부터" value={filter.dueFrom} onChange={(dueFrom) => set({ dueFrom })} />
        <Day label="출고일까지" value={filter.dueTo} onChange={(dueTo) => set({ dueTo })} />
        <Won label="금액 최소" value={filter.amountFrom} onChange={(amountFrom) => set({ amountFrom })} />
        <Won label="금액 최대" value={filter.amountTo} onChange={(amountTo) => set({ amountTo })} />
      </div>
    </Dialog>
  )
}

const ASSIGNED = [
  { value: undefined, label: '모두' },
  { value: 'me', label: '내가 맡은 것' },
  { value: 'none', label: '아무도 안 맡은 것' },
] as const

const flip = (flag: '1' | undefined): '1' | undefined => (flag ? undefined : '1')

function countOf(summary: OrderSummary | undefined, field: (typeof LIST_FIELDS)[number]['field'], value: string) {
  const shares: readonly { readonly value: string; readonly count: number }[] = summary?.[field] ?? []
  const count = shares.find((each) => each.value === value)?.count
  return count === undefined ? undefined : formatCount(count)
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value?.includes('-') ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  )
}

interface WonProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (won: number | undefined) => void
}

function Won({ label, value, onChange }: WonProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          unit="원"
          inputMode="numeric"
          value={value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 12)
            onChange(digits === '' ? undefined : Number(digits))
          }}
        />
      )}
    </Field>
  )
}
