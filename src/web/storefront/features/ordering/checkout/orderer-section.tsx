import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'

export function OrdererSection({ form }: { readonly form: UseFormReturn<CheckoutValues> }) {
  const { register, formState } = form
  return (
    <section className={styles.section}>
      <h2>주문자</h2>
      <div className={styles.pair}>
        <Field label="이름" error={formState.errors.ordererName?.message} required>
          {(field) => <Input {...field} {...register('ordererName')} autoComplete="name" maxLength={40} />}
        </Field>
        <Field label="연락처" error={formState.errors.ordererPhone?.message} required>
          {(field) => <Input {...field} {...register('ordererPhone')} type="tel" autoComplete="tel-national" />}
        </Field>
        <Field label="이메일" error={formState.errors.ordererEmail?.message} required>
          {(field) => (
            <Input {...field} {...register('ordererEmail')} type="email" autoComplete="email" maxLength={100} />
          )}
        </Field>
        <Field label="회사명" optional>
          {(field) => <Input {...field} {...register('company')} autoComplete="organization" maxLength={60} />}
        </Field>
      </div>
    </section>
  )
}
