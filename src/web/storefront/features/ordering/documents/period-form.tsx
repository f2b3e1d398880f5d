import type { SubmitEvent } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { Period } from './period.ts'

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
    <form onSubmit={choose}>
      <Toolbar apart>
        <Field label="시작일">
          {(control) => <Input {...control} type="date" name="from" required defaultValue={period.from} />}
        </Field>
        <Field label="종료일">
          {(control) => <Input {...control} type="date" name="to" required defaultValue={period.to} />}
        </Field>
        <Button size="sm" type="submit">
          조회
        </Button>
      </Toolbar>
    </form>
  )
}
