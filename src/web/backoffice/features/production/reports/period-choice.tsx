import { useState } from 'react'
import { namedPeriods, type Period } from '#/domain/reports/report-period.ts'
import { Button } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './reports.module.css'

interface PeriodChoiceProps {
  readonly period: Period
  readonly today: string
  /** What the server said of a field. */
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (period: Period) => void
}

const NAMES = { week: '이번 주', month: '이번 달', year: '올해' } as const

/** Days of Seoul, both counted. */
export function PeriodChoice({ period, today, wrong, onChange }: PeriodChoiceProps) {
  const named = namedPeriods(today)
  const links = (['week', 'month', 'year'] as const).map((name) => ({
    to: `?${new URLSearchParams({ ...named[name] })}`,
    label: NAMES[name],
    current: named[name].from === period.from && named[name].to === period.to,
  }))
  const [typed, setTyped] = useState(period)
  const [shown, setShown] = useState(period)
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period)
    setTyped(period)
  }
  return (
    <div className={styles.period}>
      <Chips label="기간" links={links} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onChange(typed)
        }}
      >
        <Field label="시작일" error={wrong['from']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={typed.from}
              onChange={(event) => setTyped({ ...typed, from: event.target.value })}
            />
          )}
        </Field>
        <Field label="종료일" error={wrong['to']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={typed.to}
              onChange={(event) => setTyped({ ...typed, to: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" size="sm">
          보기
        </Button>
      </form>
    </div>
  )
}
