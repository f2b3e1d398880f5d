import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { SheetValues } from './sheet-values.ts'

const need = (label: string) => ({ required: `${label} 입력해 주세요.` })

export function OrdererSection({ form }: { readonly form: UseFormReturn<SheetValues> }) {
  const { register, formState } = form
  return (
    <section className={styles.section}>
      <h2>주문자</h2>
      <div className={styles.pair}>
        <Field label="이름" error={formState.errors.ordererName?.message} required>
          {(field) => (
            <Input {...field} {...register('ordererName', need('이름을'))} autoComplete="name" maxLength={40} />
          )}
        </Field>
        <Field label="연락처" error={formState.errors.ordererPhone?.message} required>
          {(field) => (
            <Input
              {...field}
              {...register('ordererPhone', {
                ...need('연락처를'),
                pattern: { value: /^0\d{1,2}-?\d{3,4}-?\d{4}$/, message: '연락처의 형식이 맞지 않습니다.' },
              })}
              type="tel"
              autoComplete="tel-national"
            />
          )}
        </Field>
        <Field label="이메일" error={formState.errors.ordererEmail?.message} required>
          {(field) => (
            <Input
              {...field}
              {...register('ordererEmail', need('이메일을'))}
              type="email"
              autoComplete="email"
              maxLength={100}
            />
          )}
        </Field>
        <Field label="회사명" optional>
          {(field) => <Input {...field} {...register('company')} autoComplete="organization" maxLength={60} />}
        </Field>
      </div>
    </section>
  )
}
