import { useState } from 'react'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { wordsToRead } from '#/domain/shipping/words-to-read.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { useCouriers, type OrderActs } from './use-order.ts'
import styles from './line-actions.module.css'

interface DispatchFormProps {
  readonly order: StaffOrder
  /** Those that can leave. */
  readonly parcels: StaffOrder['deliveries']
  readonly acts: OrderActs
}

/** Who takes what does not go by parcel service: the messenger, the freight company, or the customer who comes for it. */
const usualCourier = <C extends { readonly name: string }>(
  couriers: readonly C[],
  parcel: StaffOrder['deliveries'][number] | undefined,
) => (parcel && parcel.method !== '택배' ? couriers.find(({ name }) => name.includes(parcel.method)) : undefined)

/** Courier and number of one parcel; the order goes out with it. */
export function DispatchForm({ order, parcels, acts }: DispatchFormProps) {
  const couriers = useCouriers().data?.items ?? []
  const [courier, setCourier] = useState('')
  const [number, setNumber] = useState('')
  const [deliveryId, setDeliveryId] = useState('')
  const parcel = parcels.find(({ id }) => id === deliveryId) ?? parcels[0]
  const chosen = couriers.find(({ code }) => code === courier) ?? usualCourier(couriers, parcel) ?? couriers[0]
  const words = parcel && !order.wordsRead ? wordsToRead({ memo: order.memo, request: parcel.request }) : []
  const ready = chosen !== undefined && (!chosen.needsNumber || number.trim() !== '')
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen || !ready) return
        acts.dispatch.mutate({
          orderNumber: order.orderNumber,
          deliveryId: parcel?.id ?? null,
          courier: chosen.code,
          trackingNumber: chosen.needsNumber ? number : null,
          first: true,
        })
      }}
    >
      <p>출고</p>
      {parcels.length > 1 && (
        <Select aria-label="받는 곳" value={parcel?.id ?? ''} onChange={(event) => setDeliveryId(event.target.value)}>
          {parcels.map((delivery) => (
            <option key={delivery.id} value={delivery.id}>
              {delivery.method} {delivery.recipient}
            </option>
          ))}
        </Select>
      )}
      <div>
        <Select aria-label="택배사" value={chosen?.code ?? ''} onChange={(event) => setCourier(event.target.value)}>
          {couriers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {chosen?.needsNumber !== false && (
          <Input
            aria-label="송장 번호"
            placeholder="송장 번호"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </div>
      {words.length > 0 && <Small as="span">고객이 남긴 말: {words.join(' / ')}</Small>}
      <div>
        {words.length > 0 && <ReadFirst acts={acts} orderNumber={order.orderNumber} />}
        <Button
          type="submit"
          size="sm"
          variant="primary"
          block
          busy={acts.dispatch.isPending}
          disabled={!ready || words.length > 0}
        >
          출고하기
        </Button>
      </div>
    </form>
  )
}

interface ReadFirstProps {
  readonly orderNumber: string
  readonly acts: OrderActs
}

/** Nothing goes out before somebody has read what its customer wrote. */
function ReadFirst({ orderNumber, acts }: ReadFirstProps) {
  return (
    <Button size="sm" busy={acts.read.isPending} onClick={() => acts.read.mutate({ orderNumber })}>
      읽었습니다
    </Button>
  )
}
