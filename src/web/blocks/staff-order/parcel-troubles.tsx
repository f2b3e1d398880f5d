import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { listTroubles, resolveTrouble } from '#/contract/production/tracking.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { eventMoment } from '#/web/blocks/parcels/parcel-words.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'

type Trouble = ResultOf<typeof listTroubles>['items'][number]
const KEY = ['parcel-troubles']

function useTroubles(enabled: boolean) {
  const client = useQueryClient()
  useLive(['staff:queue'], () => void client.invalidateQueries({ queryKey: KEY }))
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listTroubles, { signal, errors: 'throw' }), enabled })
}

/** Parcels that came back, are lost, late or unknown to their courier; each is closed with what was done. */
export function ParcelTroubles() {
  const troubles = useTroubles(true)
  if (troubles.isError) return <Note role="alert">배송 문제를 불러오지 못했습니다. {troubles.error.message}</Note>
  if (!troubles.data || troubles.data.items.length === 0) return null
  const { items, mayResolve } = troubles.data
  return (
    <Section title="배송 문제" aside={<span>{items.length}건</span>}>
      <RowList>
        {items.map((trouble) => (
          <TroubleRow key={trouble.id} trouble={trouble} mayResolve={mayResolve}>
            <LinkButton size="sm" to={`/admin/orders/${trouble.orderNumber}`}>
              주문 열기
            </LinkButton>
          </TroubleRow>
        ))}
      </RowList>
    </Section>
  )
}

/** Of one order, beside what is done with it next. */
export function TroublesOfOrder({ order: { orderNumber, deliveries } }: { readonly order: StaffOrder }) {
  const troubles = useTroubles(deliveries.some(({ shipments }) => shipments.length > 0))
  const items = troubles.data?.items.filter((trouble) => trouble.orderNumber === orderNumber) ?? []
  if (!troubles.data || items.length === 0) return null
  const { mayResolve } = troubles.data
  return (
    <section aria-label="배송 문제">
      <RowList>
        {items.map((trouble) => (
          <TroubleRow key={trouble.id} trouble={trouble} mayResolve={mayResolve} />
        ))}
      </RowList>
    </section>
  )
}

interface TroubleRowProps {
  readonly trouble: Trouble
  readonly mayResolve: boolean
  /** The way to its order, where that is not open. */
  readonly children?: ReactNode
}

function TroubleRow({ trouble, mayResolve, children }: TroubleRowProps) {
  const [open, setOpen] = useState(false)
  const { label, orderNumber, receiver, courier, trackingNumber, trackingUrl, lastEvent, since } = trouble
  return (
    <Row
      end={
        <Toolbar>
          {children}
          {mayResolve && (
            <Button size="sm" variant="ink" aria-expanded={open} onClick={() => setOpen(!open)}>
              처리 적기
            </Button>
          )}
        </Toolbar>
      }
      foot={open && <ResolveForm trouble={trouble} onDone={() => setOpen(false)} />}
    >
      <b>{label}</b> {children && `${orderNumber} · `}
      {receiver}
      <Small>
        {courier} {trackingNumber}{' '}
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            택배사 조회
          </a>
        )}
      </Small>
      <Small>
        {eventMoment(since)}부터{lastEvent && ` · ${lastEvent}`}
      </Small>
    </Row>
  )
}

function ResolveForm({ trouble, onDone }: { readonly trouble: Trouble; readonly onDone: () => void }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [note, setNote] = useState('')
  const { orderNumber, id: troubleId } = trouble
  const resolve = useMutation({
    mutationFn: () =>
      once(`${troubleId} ${note}`, (idempotencyKey) =>
        call(resolveTrouble, { params: { orderNumber, troubleId }, body: { note }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: () => {
      toast('처리한 내용을 주문에 적었습니다.')
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!resolve.isPending) resolve.mutate()
      }}
    >
      <Field label="어떻게 처리했나요" error={resolve.error?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Toolbar apart>
        <Button size="sm" type="submit" variant="primary" busy={resolve.isPending}>
          처리 끝
        </Button>
      </Toolbar>
    </form>
  )
}
