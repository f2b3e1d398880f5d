import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'

/** 보내는 분: for whoever sells on what is printed here, and sends it to their own customer. */
export function SenderFields({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { control, register, formState } = form
  const sendsAs = useWatch({ control, name: 'sendsAs' })
  return (
    <>
      <Controller
        control={control}
        name="sendsAs"
        render={({ field }) => (
          <Checkbox
            ref={field.ref}
            name={field.name}
            checked={field.value}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            label="상자에 적을 보내는 분을 따로 정하기"
          />
        )}
      />
      {sendsAs && (
        <div className={styles.pair}>
          <Field label="보내는 분" error={formState.errors.senderName?.message} required>
            {(field) => <Input {...field} {...register('senderName')} maxLength={40} autoComplete="off" />}
          </Field>
          <Field label="보내는 분 전화" error={formState.errors.senderPhone?.message} required>
            {(field) => <Input {...field} {...register('senderPhone')} type="tel" autoComplete="off" />}
          </Field>
        </div>
      )}
    </>
  )
}
