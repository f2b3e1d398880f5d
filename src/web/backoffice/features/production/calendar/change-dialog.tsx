import { type FormEvent, useState } from 'react'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { CLOSED_KIND_NAMES, CLOSED_KINDS, type ClosedKind } from '#/domain/calendar/calendar-change.ts'
import { Button } from '#/web/ui/button.tsx'
import { Radio } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import styles from './calendar.module.css'
import { Consequence } from './consequence.tsx'
import { fieldErrors, ReasonField } from './reason-field.tsx'
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
  const [act, setAct] = useState<'close' | 'open'>(closed ? 'open' : 'close')
  const [from, setFrom] = useState(day)
  const [to, setTo] = useState(day)
  const [kind, setKind] = useState<ClosedKind>(closed?.kind ?? 'closing')
  const [reason, setReason] = useState('')
  const change = { act, from, to, kind, reason }
  const { preview, save, start } = useChange(change, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const error = preview.error ?? save.error
  const fields = fieldErrors(error)
  if (preview.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={act === 'close' ? '쉬는 날로 바꿀까요?' : '일하는 날로 바꿀까요?'}
        actions={
          <>
            <Button onClick={preview.reset}>고치기</Button>
            <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
              {preview.data.count > 0 ? `저장하고 ${preview.data.count}건 옮기기` : '저장하기'}
            </Button>
          </>
        }
      >
        <Consequence act={act} found={preview.data} />
        {save.error && <p role="alert">{save.error.message} 아직 아무것도 바뀌지 않았습니다.</p>}
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={closed ? `${koreanDay(day)} · ${closed.name}` : '쉬는 날 더하기'}>
      <AdminForm onSubmit={submit}>
        <fieldset className={styles.acts}>
          <legend>무엇을 할까요</legend>
          <Radio name="act" label="쉽니다" checked={act === 'close'} onChange={() => setAct('close')} />
          <Radio
            name="act"
            label="일합니다 (적어 둔 쉬는 날을 지웁니다)"
            checked={act === 'open'}
            onChange={() => setAct('open')}
          />
        </fieldset>
        <div className={styles.pair}>
          <Field label="언제부터" required error={fields['from']}>
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={from}
                onChange={(event) => {
                  setFrom(event.target.value)
                  if (to < event.target.value) setTo(event.target.value)
                }}
              />
            )}
          </Field>
          <Field label="언제까지" required error={fields['to']}>
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                min={from}
                value={to}
                onChange={(event) => setTo(event.target.value)}
              />
            )}
          </Field>
        </div>
        {act === 'close' && (
          <Field label="갈래" required>
            {(control) => (
              <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as ClosedKind)}>
                {CLOSED_KINDS.map((name) => (
                  <option key={name} value={name}>
                    {CLOSED_KIND_NAMES[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <ReasonField
          label={act === 'close' ? '쉬는 날 이름' : '일하는 사유'}
          placeholder={act === 'close' ? '예: 여름 휴가' : '예: 납기가 몰려 나와 일합니다'}
          value={reason}
          onChange={setReason}
          error={error}
        />
        <Button type="submit" variant="primary" block busy={preview.isPending}>
          옮겨질 작업 보기
        </Button>
      </AdminForm>
    </Dialog>
  )
}
