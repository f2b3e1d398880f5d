import type { SubmitEvent } from 'react'
import { Button } from '#/web/ui/button.tsx'
import type { Period } from './period.ts'
import styles from './period-form.module.css'

interface PeriodFormProps {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

export function PeriodForm({ period, onChoose }: PeriodFormProps) {
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onChoose({ from: String(chosen.get('from')), to: String(chosen.get('to')) })
  }
  return (
    <form className={styles.form} onSubmit={choose}>
      <label>
        시작일 <input type="date" name="from" required defaultValue={period.from} />
      </label>
      <label>
        종료일 <input type="date" name="to" required defaultValue={period.to} />
      </label>
      <Button size="sm" type="submit">
        조회
      </Button>
    </form>
  )
}
