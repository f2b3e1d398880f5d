import { useQueryClient } from '@tanstack/react-query'
import { changeCutOff, CutOffForm } from '#/contract/production/staff-calendar.contract.ts'
import { dayAfter, koreanDay } from '#/domain/calendar/business-days.ts'
import { CUT_OFF_HOURS } from '#/domain/calendar/calendar-change.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './calendar.module.css'
import { CALENDAR_KEY, type CalendarYear } from './use-year.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Small } from '#/web/ui/note.tsx'

interface CutOffsProps {
  readonly cutOffs: CalendarYear['cutOffs']
  readonly today: string
  readonly seen: CalendarYear['seen']
  readonly mayChange: boolean
}

const dateText = (day: string) => `${day.slice(0, 4)}년 ${koreanDay(day)}`

export function CutOffs({ cutOffs, today, seen, mayChange }: CutOffsProps) {
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
      {mayChange && <CutOffFields seen={seen} tomorrow={dayAfter(today)} />}
    </section>
  )
}

const HOURS = Array.from({ length: CUT_OFF_HOURS.max - CUT_OFF_HOURS.min + 1 }, (_, at) => CUT_OFF_HOURS.min + at)

function CutOffFields({ tomorrow, seen }: { readonly tomorrow: string; readonly seen: CalendarYear['seen'] }) {
  const client = useQueryClient()
  const { register, send, resetField, errorOf, failure, busy } = useApiForm({
    schema: CutOffForm,
    values: { from: tomorrow, hour: 14, reason: '' },
    submit: async ({ from, ...body }) => {
      try {
        await call(changeCutOff, { params: { from }, body: { ...body, seen }, errors: 'throw' })
        toast(`${dateText(from)}부터 ${body.hour}시에 마감합니다.`)
        resetField('reason')
      } finally {
        await client.invalidateQueries({ queryKey: CALENDAR_KEY })
      }
    },
  })
  return (
    <AdminForm onSubmit={send}>
      <Field label="언제부터" required error={errorOf('from')}>
        {(control) => <Input {...control} {...register('from')} type="date" min={tomorrow} />}
      </Field>
      <Field label="마감 시각" required error={errorOf('hour')}>
        {(control) => (
          <Select {...control} {...register('hour', { valueAsNumber: true })}>
            {HOURS.map((value) => (
              <option key={value} value={value}>
                {value}시
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="바꾸는 사유" required error={errorOf('reason')}>
        {(control) => <Input {...control} {...register('reason')} maxLength={60} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" size="sm" busy={busy}>
        마감 시각 바꾸기
      </Button>
      <Small>그날 전에 약속한 날짜는 그대로입니다.</Small>
    </AdminForm>
  )
}
