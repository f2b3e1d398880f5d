import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changeCutOff } from '#/contract/production/staff-calendar.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { CUT_OFF_HOURS, daysBetween } from '#/domain/calendar/calendar-change.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './calendar.module.css'
import { fieldErrors, ReasonField } from './reason-field.tsx'
import { CALENDAR_KEY, type CalendarYear } from './use-year.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Small } from '#/web/ui/note.tsx'

interface CutOffsProps {
  readonly cutOffs: CalendarYear['cutOffs']
  readonly today: string
  readonly mayChange: boolean
}

const dateText = (day: string) => `${day.slice(0, 4)}년 ${koreanDay(day)}`

export function CutOffs({ cutOffs, today, mayChange }: CutOffsProps) {
  const now = cutOffs.findLast(({ from }) => from <= today)
  return (
    <section>
      <h2>접수 마감</h2>
      <p className={styles.big}>{now?.hour ?? 14}시</p>
      <p>결제와 시안 확정이 이때까지 끝나면 그날부터, 지나면 다음 영업일부터 셉니다.</p>
      <ul className={styles.cutOffs}>
        {cutOffs.map(({ from, hour, changedBy }) => (
          <li key={from} aria-current={from === now?.from ? 'true' : undefined}>
            {dateText(from)}부터 <b>{hour}시</b> {changedBy && <span>{changedBy}</span>}
          </li>
        ))}
      </ul>
      {mayChange && <CutOffForm tomorrow={daysBetween(today, '2100-12-31')[1] ?? today} />}
    </section>
  )
}

const HOURS = Array.from({ length: CUT_OFF_HOURS.max - CUT_OFF_HOURS.min + 1 }, (_, at) => CUT_OFF_HOURS.min + at)

function CutOffForm({ tomorrow }: { readonly tomorrow: string }) {
  const client = useQueryClient()
  const [from, setFrom] = useState(tomorrow)
  const [hour, setHour] = useState('14')
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: () => call(changeCutOff, { params: { from }, body: { hour: Number(hour), reason }, errors: 'throw' }),
    onSuccess: () => {
      toast(`${dateText(from)}부터 ${hour}시에 마감합니다.`)
      setReason('')
    },
    onSettled: () => client.invalidateQueries({ queryKey: CALENDAR_KEY }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const fields = fieldErrors(save.error)
  return (
    <AdminForm onSubmit={submit}>
      <Field label="언제부터" required error={fields['from']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            required
            min={tomorrow}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
      </Field>
      <Field label="마감 시각" required error={fields['hour']}>
        {(control) => (
          <Select {...control} value={hour} onChange={(event) => setHour(event.target.value)}>
            {HOURS.map((value) => (
              <option key={value} value={value}>
                {value}시
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReasonField label="바꾸는 사유" value={reason} onChange={setReason} error={save.error} />
      <Button type="submit" size="sm" busy={save.isPending}>
        마감 시각 바꾸기
      </Button>
      <Small>그날 전에 약속한 날짜는 그대로입니다.</Small>
    </AdminForm>
  )
}
