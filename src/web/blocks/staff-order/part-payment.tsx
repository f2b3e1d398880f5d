import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { bodyOf } from '#/contract/endpoint.ts'
import { agreeAdvance, dropAdvance } from '#/contract/money/part-payment.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'
import { useNow } from '#/web/ui/use-now.ts'
import { AnswerForm } from './answer-form.tsx'
import { digitsOf } from './digits-of.ts'
import { RestDayForm } from './rest-day-form.tsx'
import styles from './cancellation-request.module.css'

/** An order that is paid in two parts, and the way to agree on it while nothing is paid. */
export function PartPayment({ order, may }: { readonly order: StaffOrder; readonly may: boolean }) {
  const [open, setOpen] = useState<'agree' | 'drop' | 'rest-day' | null>(null)
  const { partPayment: parts, advanceOffer: offer, restDays, orderNumber } = order
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
      {may && restDays && parts?.restDay && open === null && (
        <Toolbar>
          <Button size="sm" onClick={() => setOpen('rest-day')}>
            잔금 기한 바꾸기
          </Button>
        </Toolbar>
      )}
      {restDays && parts?.restDay && open === 'rest-day' && (
        <RestDayForm orderNumber={orderNumber} shownDay={parts.restDay} days={restDays} onClose={close} />
      )}
      {offer && open === 'agree' && (
        <AgreeForm orderNumber={orderNumber} offer={offer} first={parts?.advance ?? offer.usual} onClose={close} />
      )}
      {open === 'drop' && <DropForm orderNumber={orderNumber} onClose={close} />}
    </section>
  )
}

function Standing({ parts }: { readonly parts: NonNullable<StaffOrder['partPayment']> }) {
  const { advance, rest, restDay, advancePaidAt, whole } = parts
  const now = useNow(60_000)
  const late = restDay !== null && restDay < seoulDay(now)
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
        {!whole && restDay && ` · ${shortDay(restDay)}까지`}
        {!whole && late && <b> (기한 지남)</b>}
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
  const fits = (amount: number) => amount >= offer.least && amount <= offer.most
  const { register, control, errorOf, ...form } = useApiForm({
    schema: bodyOf(agreeAdvance),
    values: { advance: first, restDay: offer.restDay.usual, reason: '', shownTotal: offer.total },
    submit: async (given) => {
      if (!fits(given.advance)) return
      const body = { ...given, shownTotal: offer.total }
      await once(body, (idempotencyKey) =>
        call(agreeAdvance, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ).finally(() => refreshAdmin(client))
      toast('고객에게 선금과 잔금을 알렸습니다.')
      onClose()
    },
  })
  const advance = Number(useWatch({ control, name: 'advance' }))
  return (
    <AnswerForm
      {...form}
      act="나누고 알리기"
      variant="primary"
      label="나누어 받는 사유 (주문 기록에 남습니다)"
      words={register('reason')}
      wordsError={errorOf('reason')}
      onClose={onClose}
    >
      <Field
        label="선금"
        hint={`잔금은 ${formatWon(Math.max(0, offer.total - advance))}입니다.`}
        error={
          fits(advance)
            ? errorOf('advance')
            : `${formatWon(offer.least)}부터 ${formatWon(offer.most)}까지 정할 수 있습니다.`
        }
        required
      >
        {(field) => (
          <Input
            {...field}
            {...register('advance', { setValueAs: digitsOf })}
            unit="원"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="잔금을 내실 날"
        hint="고객에게 알리고, 사흘 전에 다시 알립니다."
        error={errorOf('restDay')}
        required
      >
        {(field) => (
          <Input {...field} {...register('restDay')} type="date" min={offer.restDay.first} max={offer.restDay.last} />
        )}
      </Field>
    </AnswerForm>
  )
}

function DropForm({ orderNumber, onClose }: { readonly orderNumber: string; readonly onClose: () => void }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { register, errorOf, ...form } = useApiForm({
    schema: bodyOf(dropAdvance),
    values: { reason: '' },
    submit: async (body) => {
      await once(body, (idempotencyKey) =>
        call(dropAdvance, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ).finally(() => refreshAdmin(client))
      toast('한 번에 내는 주문으로 되돌렸습니다.')
      onClose()
    },
  })
  return (
    <AnswerForm
      {...form}
      act="나누지 않기"
      variant="danger"
      label="나누지 않는 사유 (주문 기록에 남습니다)"
      words={register('reason')}
      wordsError={errorOf('reason')}
      onClose={onClose}
    />
  )
}
