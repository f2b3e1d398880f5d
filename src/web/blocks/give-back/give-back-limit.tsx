import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeGiveBackSettings } from '#/contract/money/give-backs.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Won } from './give-back-choices.tsx'

/** Above how much two people look; changed by whoever has the settings. */
export function GiveBackLimit({ secondAbove }: { readonly secondAbove: number }) {
  const may = usePermission('settings')
  const [typed, setTyped] = useState<number | null>(null)
  const [shown, setShown] = useState(secondAbove)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (limit: number) =>
      call(changeGiveBackSettings, { body: { secondAbove: limit, shown }, errors: 'throw' }),
    onSuccess: () => {
      setTyped(null)
      toast('두 사람이 보는 금액을 바꾸었습니다.')
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['give-backs'] }),
  })
  const open = () => {
    setShown(secondAbove)
    setTyped(secondAbove)
  }
  if (typed === null)
    return (
      <Toolbar>
        <Small as="span">{formatWon(secondAbove)}을 넘는 환불은 두 사람이 봅니다.</Small>
        {may && (
          <Button size="sm" variant="quiet" onClick={open}>
            금액 바꾸기
          </Button>
        )}
      </Toolbar>
    )
  return (
    <Form
      aria-label="두 사람이 보는 금액"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(typed)
      }}
    >
      <Field label="두 사람이 보는 금액" hint="이 금액을 넘는 환불은 다른 직원이 확인해야 나갑니다.">
        {(control) => <Won {...control} value={typed} onValue={setTyped} />}
      </Field>
      {save.error && <Note role="alert">{save.error.message}</Note>}
      <Toolbar>
        <Button size="sm" type="submit" variant="primary" busy={save.isPending}>
          저장
        </Button>
        <Button size="sm" onClick={() => setTyped(null)}>
          그만두기
        </Button>
      </Toolbar>
    </Form>
  )
}
