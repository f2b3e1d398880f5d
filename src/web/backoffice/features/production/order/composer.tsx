import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { writeCustomer, writeNote } from '#/contract/production/order-desk.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import type { DeskActs } from '#/web/blocks/staff-order/use-desk.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './composer.module.css'

type Goal = 'customer' | 'note'

interface ComposerProps {
  readonly lineId: string
  readonly title: string
  readonly acts: DeskActs
  readonly mayWrite: boolean
}

/** Says before sending where it goes: to the customer, or to nobody outside the house. */
export function Composer({ lineId, title, acts, mayWrite }: ComposerProps) {
  const [goal, setGoal] = useState<Goal>(mayWrite ? 'customer' : 'note')
  const tabs = [
    ...(mayWrite ? [{ value: 'customer', label: '고객에게' } as const] : []),
    { value: 'note', label: '내부 메모' } as const,
  ]
  return (
    <div className={styles.composer} data-goal={goal}>
      <Tabs label="누구에게 쓰나요" tabs={tabs} value={goal} onChange={setGoal}>
        {goal === 'customer' ? (
          <ToCustomer key="customer" lineId={lineId} title={title} acts={acts} />
        ) : (
          <ForStaff key="note" lineId={lineId} acts={acts} />
        )}
      </Tabs>
    </div>
  )
}

function ToCustomer({ lineId, title, acts }: Omit<ComposerProps, 'mayWrite'>) {
  const { register, send, errorOf, failure, busy, reset } = useApiForm({
    schema: bodyOf(writeCustomer),
    values: { text: '' },
    submit: async ({ text }) => {
      await acts.write.mutateAsync({ lineId, text })
      reset()
    },
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Field label="고객에게 보낼 글" error={errorOf('text')}>
        {(control) => <Textarea {...control} {...register('text')} rows={3} maxLength={2000} />}
      </Field>
      <FormFailure message={failure} />
      <Toolbar align="spread">
        <Small>「{title}」 시안 대화에 올리고 문자와 메일로 알립니다.</Small>
        <Button type="submit" size="sm" variant="ink" busy={busy}>
          고객에게 보내기
        </Button>
      </Toolbar>
    </form>
  )
}

function ForStaff({ lineId, acts }: Pick<ComposerProps, 'lineId' | 'acts'>) {
  const { register, send, errorOf, failure, busy, reset } = useApiForm({
    schema: bodyOf(writeNote),
    values: { text: '', lineId },
    submit: async (body) => {
      await acts.note.mutateAsync(body)
      reset({ text: '', lineId })
    },
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Field label="내부 메모" error={errorOf('text')}>
        {(control) => <Textarea {...control} {...register('text')} rows={3} maxLength={2000} />}
      </Field>
      <FormFailure message={failure} />
      <Toolbar align="spread">
        <Small>직원만 봅니다. 고객에게 보내지 않습니다.</Small>
        <Button type="submit" size="sm" variant="ink" busy={busy}>
          메모 남기기
        </Button>
      </Toolbar>
    </form>
  )
}
