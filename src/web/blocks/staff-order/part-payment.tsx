import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agreeAdvance, dropAdvance } from '#/contract/money/part-payment.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'
import styles from './cancellation-request.module.css'

/** An order that is paid in two parts, and the way to agree on it while nothing is paid. */
export function PartPayment({ order, may }: { readonly order: StaffOrder; readonly may: boolean }) {
  const [open, setOpen] = useState<'agree' | 'drop' | null>(null)
  const { partPayment: parts, advanceOffer: offer, orderNumber } = order
  const close = () => setOpen(null)
  if (!parts && !(may && offer)) return null
  return (
    <section className={styles.request} aria-label="선금과 잔금">
      {parts && <Standing parts={parts} />}
      {may && offer && open === null && (
        <Toolbar>
          <Button size="sm" onClick={() => setOpen('agree')}>
            {parts ? '선금 바꾸기' : '선금과 잔금으로 나누어 받기'}
          </Button>
          {parts && (
            <Button size="sm" variant="quiet" onClick={() => setOpen('drop')}>
              나누지 않기
            </Button>
          )}
        </Toolbar>
      )}
      {offer && open === 'agree' && (
        <AgreeForm orderNumber={orderNumber} offer={offer} first={parts?.advance ?? offer.usual} onClose={close} />
      )}
      {open === 'drop' && <DropForm orderNumber={orderNumber} onClose={close} />}
    </section>
  )
}

function Standing({ parts }: { readonly parts: NonNullable<StaffOrder['partPayment']> }) {
  const { advance, rest, advancePaidAt, whole } = parts
  return (
    <div role="status">
      <p>
        <b>선금 {formatWon(advance)}</b>{' '}
        {advancePaidAt ? (
          <>
            받음 <ThreadClock at={advancePaidAt} />
          </>
        ) : (
          '결제 전'
        )}
      </p>
      <p>
        <b>잔금 {formatWon(rest)}</b> {whole ? '받음' : '결제 전'}
      </p>
      {!whole && <p>{advancePaidAt ? '만들 수 있고, 잔금을 받아야 보냅니다.' : '선금을 받으면 만들기 시작합니다.'}</p>}
    </div>
  )
}

interface AgreeFormProps {
  readonly orderNumber: string
  readonly offer: NonNullable<StaffOrder['advanceOffer']>
  readonly first: number
  readonly onClose: () => void
}

function AgreeForm({ orderNumber, offer, first, onClose }: AgreeFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [advance, setAdvance] = useState(String(first))
  const [reason, setReason] = useState('')
  const amount = Number(advance.replaceAll(/[^\d]/g, ''))
  const fits = amount >= offer.least && amount <= offer.most
  const agree = useMutation({
    mutationFn: () => {
      const body = { advance: amount, reason, shownTotal: offer.total }
      return once(body, (idempotencyKey) =>
        call(agreeAdvance, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      )
    },
    onSuccess: () => {
      toast('고객에게 선금과 잔금을 알렸습니다.')
      onClose()
    },
    onSettled: () => refreshAdmin(client),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        agree.mutate()
      }}
    >
      <Field
        label="선금"
        hint={
          fits
            ? `잔금은 ${formatWon(offer.total - amount)}입니다.`
            : `${formatWon(offer.least)}부터 ${formatWon(offer.most)}까지 정할 수 있습니다.`
        }
        required
      >
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            value={advance}
            onChange={(event) => setAdvance(event.target.value)}
            maxLength={14}
          />
        )}
      </Field>
      <Field label="나누어 받는 사유" hint="주문 기록에 남습니다." required>
        {(field) => (
          <Input {...field} value={reason} onChange={(event) => setReason(event.target.value)} maxLength={200} />
        )}
      </Field>
      {agree.error && <Note role="alert">{agree.error.message}</Note>}
      <Toolbar>
        <Button type="submit" size="sm" busy={agree.isPending} disabled={!fits || reason.trim().length < 2}>
          나누고 알리기
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          닫기
        </Button>
      </Toolbar>
    </form>
  )
}

function DropForm({ orderNumber, onClose }: { readonly orderNumber: string; readonly onClose: () => void }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [reason, setReason] = useState('')
  const drop = useMutation({
    mutationFn: () =>
      once({ reason }, (idempotencyKey) =>
        call(dropAdvance, { params: { orderNumber }, body: { reason }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: () => {
      toast('한 번에 내는 주문으로 되돌렸습니다.')
      onClose()
    },
    onSettled: () => refreshAdmin(client),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        drop.mutate()
      }}
    >
      <Field label="나누지 않는 사유" hint="주문 기록에 남습니다." required>
        {(field) => (
          <Input {...field} value={reason} onChange={(event) => setReason(event.target.value)} maxLength={200} />
        )}
      </Field>
      {drop.error && <Note role="alert">{drop.error.message}</Note>}
      <Toolbar>
        <Button type="submit" size="sm" variant="danger" busy={drop.isPending} disabled={reason.trim().length < 2}>
          나누지 않기
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          닫기
        </Button>
      </Toolbar>
    </form>
  )
}
