import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './checkout.module.css'
import { destinationGaps } from './checkout-errors.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { PlaceBook, PlaceFields } from './place-fields.tsx'

/** The only place of an order: one line while it is known, fields when it is new or to be changed. */
export function OnePlace({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const [changing, setChanging] = useState(false)
  const place = useWatch({ control: form.control, name: 'destinations.0' })
  if (place.method === 'pickup') return <Small>방문수령은 주소를 적지 않으셔도 됩니다. 준비되면 알려 드립니다.</Small>
  const open = changing || destinationGaps(place, 0).length > 0
  return (
    <>
      <PlaceBook form={form} at={0} onPicked={setChanging} />
      {open ? (
        <div onFocus={() => setChanging(true)}>
          <PlaceFields form={form} at={0} />
        </div>
      ) : (
        <div className={styles.line}>
          <p>
            <b>{place.receiver}</b> · {place.phone}
            <br />
            {[`(${place.zipcode})`, place.address, place.addressEtc].filter(Boolean).join(' ')}
          </p>
          <Button size="sm" variant="quiet" aria-label="받는 곳 변경" onClick={() => setChanging(true)}>
            변경
          </Button>
        </div>
      )}
    </>
  )
}
