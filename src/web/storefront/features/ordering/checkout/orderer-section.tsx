import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import { ordererGaps } from './checkout-errors.ts'
import { CheckoutPart } from './checkout-part.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { SenderFields } from './sender-fields.tsx'

/** Whoever orders: one line while all of it is known, fields when it is to be changed. */
export function OrdererSection({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { control } = form
  const [changing, setChanging] = useState(false)
  const [ordererName, ordererPhone, ordererEmail, company] = useWatch({
    control,
    name: ['ordererName', 'ordererPhone', 'ordererEmail', 'company'],
  })
  const open = changing || ordererGaps({ ordererName, ordererPhone, ordererEmail, company }).length > 0
  return (
    <CheckoutPart title="주문하시는 분">
      {open ? (
        // Whoever types decides when it closes, not the last letter that makes it complete.
        <div className={styles.pair} onFocus={() => setChanging(true)}>
          <OrdererFields form={form} />
        </div>
      ) : (
        <div className={styles.line}>
          <p>
            <b>{ordererName}</b>
            {[`${company && `, ${company}`} · ${ordererPhone}`, ordererEmail || '안내는 문자로 보내 드립니다'].join(
              ' · ',
            )}
          </p>
          <Button size="sm" variant="quiet" aria-label="주문하시는 분 변경" onClick={() => setChanging(true)}>
            변경
          </Button>
        </div>
      )}
      {form.getValues('destinations').length > 0 && <SenderFields form={form} />}
    </CheckoutPart>
  )
}

function OrdererFields({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { register, formState } = form
  return (
    <>
      <Field label="이름" error={formState.errors.ordererName?.message} required>
        {(field) => <Input {...field} {...register('ordererName')} autoComplete="name" maxLength={40} />}
      </Field>
      <Field label="주문자 연락처" error={formState.errors.ordererPhone?.message} required>
        {(field) => <Input {...field} {...register('ordererPhone')} type="tel" autoComplete="tel-national" />}
      </Field>
      <Field
        label="이메일"
        hint="적지 않으시면 문자로만 알려 드립니다."
        error={formState.errors.ordererEmail?.message}
        optional
      >
        {(field) => (
          <Input {...field} {...register('ordererEmail')} type="email" autoComplete="email" maxLength={100} />
        )}
      </Field>
      <Field label="회사명" optional>
        {(field) => <Input {...field} {...register('company')} autoComplete="organization" maxLength={60} />}
      </Field>
    </>
  )
}
