import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteOrderView, saveOrderView } from '#/contract/production/order-table.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import type { OrderAddress } from './order-address.ts'
import type { OrderView } from './use-order-table.ts'

interface ViewDialogProps {
  readonly address: OrderAddress
  /** The one that is changed; null: a new one. */
  readonly view: OrderView | null
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

/** Keeps filter, sort and columns under a name, for oneself or for everybody at the desk. */
export function ViewDialog({ address, view, onSaved, onClose }: ViewDialogProps) {
  const client = useQueryClient()
  const [id] = useState(() => view?.id ?? crypto.randomUUID())
  const [name, setName] = useState(view?.name ?? '')
  const [seen] = useState(view?.seen ?? {})
  const [shared, setShared] = useState(view?.shared ?? false)
  const refresh = () => client.invalidateQueries({ queryKey: ['staff-views'] })
  const save = useMutation({
    mutationFn: () => {
      const { filter, sort, columns } = address
      const body = { name, shared, filter, sort, columns: [...columns], seen }
      return call(saveOrderView, { params: { viewId: id }, body, errors: 'throw' })
    },
    onSuccess: async () => {
      await refresh()
      toast('보기를 저장했습니다.')
      onSaved(id)
      onClose()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(deleteOrderView, { params: { viewId: id } }),
    onSuccess: async () => {
      await refresh()
      toast('보기를 지웠습니다.')
      onClose()
    },
  })
  const wrong = save.error instanceof ApiError ? (save.error.fields['name'] ?? save.error.message) : save.error?.message
  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? '보기 고치기' : '새 보기로 저장'}
      actions={
        <>
          {view && (
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              지우기
            </Button>
          )}
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            저장
          </Button>
        </>
      }
    >
      <Field label="이름" required error={wrong} hint="지금 조건과 정렬, 열이 이 이름으로 남습니다.">
        {(control) => (
          <Input {...control} value={name} maxLength={30} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Checkbox label="동료에게도 보이기" checked={shared} onChange={(event) => setShared(event.target.checked)} />
    </Dialog>
  )
}
