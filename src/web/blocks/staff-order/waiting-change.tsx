import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takeChangeBack } from '#/contract/money/order-changes.contract.ts'
import type { OrderChangeView } from '#/contract/ordering/order-change-view.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ChangedFacts } from '#/web/blocks/order-change/changed-facts.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'
import styles from './cancellation-request.module.css'

interface WaitingChangeProps {
  readonly orderNumber: string
  readonly change: OrderChangeView
  readonly mayTakeBack: boolean
}

/** A dearer change that the customer has not paid: what it is, that the order stands still, and the way back. */
export function WaitingChange({ orderNumber, change, mayTakeBack }: WaitingChangeProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.request} aria-label="차액 결제 대기">
      <div role="status">
        <p>
          <b>차액 {formatWon(change.difference)} 결제 대기</b> <ThreadClock at={change.at} />
        </p>
        <ChangedFacts change={change} />
        <p>{change.reason}</p>
        <p>결제되면 저절로 바뀝니다. 그 전에는 제작과 출고를 할 수 없습니다.</p>
      </div>
      {mayTakeBack && !open && (
        <Toolbar>
          <Button size="sm" onClick={() => setOpen(true)}>
            변경 되돌리기
          </Button>
        </Toolbar>
      )}
      {open && <TakeBack orderNumber={orderNumber} onClose={() => setOpen(false)} />}
    </section>
  )
}

function TakeBack({ orderNumber, onClose }: { readonly orderNumber: string; readonly onClose: () => void }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [reason, setReason] = useState('')
  const back = useMutation({
    mutationFn: () =>
      once({ reason }, (idempotencyKey) =>
        call(takeChangeBack, { params: { orderNumber }, body: { reason }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: () => toast('변경을 되돌리고 고객에게 알렸습니다. 처음 주문대로 진행합니다.'),
    onSettled: () => refreshAdmin(client),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        back.mutate()
      }}
    >
      <Field label="되돌리는 까닭" hint="주문 기록에 남습니다." required>
        {(field) => (
          <Input {...field} value={reason} onChange={(event) => setReason(event.target.value)} maxLength={200} />
        )}
      </Field>
      {back.error && <Note role="alert">{back.error.message}</Note>}
      <Toolbar>
        <Button type="submit" size="sm" variant="danger" busy={back.isPending} disabled={reason.trim().length < 2}>
          되돌리기
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          닫기
        </Button>
      </Toolbar>
    </form>
  )
}
