import { useWatch } from 'react-hook-form'
import { type CalendarChange, calendarChange } from '#/contract/production/staff-calendar.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { CLOSED_KIND_NAMES, CLOSED_KINDS } from '#/domain/calendar/calendar-change.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import styles from './calendar.module.css'
import { Consequence } from './consequence.tsx'
import { useChange } from './use-change.ts'
import type { ClosedDay } from './use-year.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'

interface ChangeDialogProps {
  readonly day: string
  /** What is written down for that day. */
  readonly closed: ClosedDay | null
  readonly onClose: () => void
}

/** Two steps: what is to change, then which promises move; nothing is saved before the second. */
export function ChangeDialog({ day, closed, onClose }: ChangeDialogProps) {
  const before: CalendarChange = {
    act: closed ? 'open' : 'close',
    from: day,
    to: day,
    kind: closed?.kind ?? 'closing',
    reason: '',
  }
  const { preview, save } = useChange(onClose)
  const {
    register,
    setValue,
    control: form,
    getValues,
    send,
    errorOf,
    failure,
    busy,
  } = useApiForm({
    schema: calendarChange,
    values: before,
    submit: (change) => {
      save.reset()
      return preview.mutateAsync(change)
    },
  })
  const [act, from] = useWatch({ control: form, name: ['act', 'from'] })
  if (preview.data) {
    const { count, seen } = preview.data
    return (
      <Dialog
        open
        onClose={onClose}
        title={act === 'close' ? '쉬는 날로 바꿀까요?' : '일하는 날로 바꿀까요?'}
        actions={
          <>
            <Button onClick={preview.reset}>고치기</Button>
            <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ ...getValues(), seen })}>
              {count > 0 ? `저장하고 ${count}건 옮기기` : '저장하기'}
            </Button>
          </>
        }
      >
        <Consequence act={act} found={preview.data} />
        {save.error && <p role="alert">{save.error.message} 아직 아무것도 바뀌지 않았습니다.</p>}
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={closed ? `${koreanDay(day)} · ${closed.name}` : '쉬는 날 더하기'}>
      <AdminForm onSubmit={send}>
        <Choices>
          <legend>무엇을 할까요</legend>
          <Radio {...register('act')} value="close" label="쉽니다" />
          <Radio {...register('act')} value="open" label="일합니다 (적어 둔 쉬는 날을 지웁니다)" />
        </Choices>
        <div className={styles.pair}>
          <Field label="언제부터" required error={errorOf('from')}>
            {(control) => (
              <Input
                {...control}
                {...register('from', {
                  onChange: ({ target }: { target: { value: string } }) => {
                    if (getValues('to') < target.value) setValue('to', target.value)
                  },
                })}
                type="date"
              />
            )}
          </Field>
          <Field label="언제까지" required error={errorOf('to')}>
            {(control) => <Input {...control} {...register('to')} type="date" min={from} />}
          </Field>
        </div>
        {act === 'close' && (
          <Field label="갈래" required>
            {(control) => (
              <Select {...control} {...register('kind')}>
                {CLOSED_KINDS.map((name) => (
                  <option key={name} value={name}>
                    {CLOSED_KIND_NAMES[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={act === 'close' ? '쉬는 날 이름' : '일하는 사유'} required error={errorOf('reason')}>
          {(control) => (
            <Input
              {...control}
              {...register('reason')}
              maxLength={60}
              placeholder={act === 'close' ? '예: 여름 휴가' : '예: 납기가 몰려 나와 일합니다'}
            />
          )}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          옮겨질 작업 보기
        </Button>
      </AdminForm>
    </Dialog>
  )
}
