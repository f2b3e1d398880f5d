import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { PlaceBook, PlaceFields } from './place-fields.tsx'
import styles from './places.module.css'
import { RequestChoice } from './request-choice.tsx'

interface PlacePanelProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
  readonly onDone: () => void
}

/** One place of several, opened below the table: to whom, how, what the driver shall know. */
export function PlacePanel({ form, at, onDone }: PlacePanelProps) {
  const path = `destinations.${at}.method` as const
  const method = useWatch({ control: form.control, name: path })
  return (
    <fieldset className={styles.panel} aria-label={`받는 곳 ${at + 1} 내용`}>
      <legend>받는 곳 {at + 1}</legend>
      <Field label="받는 방법">
        {(control) => (
          <Select {...control} {...form.register(path)}>
            {DELIVERY_METHODS.map((value) => (
              <option key={value} value={value}>
                {DELIVERY_METHOD_NAMES[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {method !== 'pickup' && (
        <>
          <PlaceBook form={form} at={at} />
          <PlaceFields form={form} at={at} />
        </>
      )}
      <RequestChoice form={form} at={at} />
      <p>
        <Button variant="ink" size="sm" onClick={onDone}>
          받는 곳 {at + 1} 다 적었습니다
        </Button>
      </p>
    </fieldset>
  )
}
