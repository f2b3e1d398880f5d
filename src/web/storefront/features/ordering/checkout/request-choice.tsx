import { useState } from 'react'
import { Stack } from '#/web/ui/stack.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DELIVERY_REQUESTS } from '#/domain/orders/delivery-requests.data.ts'
import { Input } from '#/web/ui/input.tsx'
import { Field } from '#/web/ui/field.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'

interface RequestChoiceProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
}

/** 배송 요청: what is asked most, or in one's own words. */
export function RequestChoice({ form, at }: RequestChoiceProps) {
  const path = `destinations.${at}.request` as const
  const [request, method] = useWatch({ control: form.control, name: [path, `destinations.${at}.method`] })
  const isPreset = request === '' || DELIVERY_REQUESTS.some((preset) => preset === request)
  const [own, setOwn] = useState(!isPreset)
  const choose = (text: string) => {
    setOwn(false)
    form.setValue(path, text, { shouldDirty: true })
  }
  const label = method === 'pickup' ? '방문 요청사항' : '배송 요청사항'
  const presets = method === 'pickup' ? [] : DELIVERY_REQUESTS
  return (
    <Stack gap={2}>
      <p className={styles.asking}>{label}</p>
      <div className={styles.choices} role="group" aria-label={label}>
        <button type="button" aria-pressed={!own && request === ''} onClick={() => choose('')}>
          없음
        </button>
        {presets.map((preset) => (
          <button key={preset} type="button" aria-pressed={!own && request === preset} onClick={() => choose(preset)}>
            {preset}
          </button>
        ))}
        <button type="button" aria-pressed={own} onClick={() => setOwn(true)}>
          직접 입력
        </button>
      </div>
      {own && (
        <Field label={`${label} 직접 입력`} optional>
          {(control) => <Input {...control} {...form.register(path)} maxLength={100} />}
        </Field>
      )}
    </Stack>
  )
}
