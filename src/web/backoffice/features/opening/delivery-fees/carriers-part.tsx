import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './delivery-fees.module.css'
import type { FeesPart } from './use-fees-form.ts'

const CARRIERS = [
  ['quick', '퀵서비스'],
  ['freight', '화물'],
] as const

/** What goes by others: with a price of the shop, or paid to the driver. */
export function CarriersPart({ form: { register, errorOf } }: FeesPart) {
  return (
    <Section title="퀵서비스와 화물">
      <div className={styles.pair}>
        {CARRIERS.map(([key, label]) => (
          <Field
            key={key}
            label={label}
            hint="한 곳마다. 비우면 착불입니다."
            optional
            error={errorOf(`fees.carriers.${key}`)}
          >
            {(field) => (
              <Input {...field} {...register(`fees.carriers.${key}`)} inputMode="numeric" unit="원" maxLength={12} />
            )}
          </Field>
        ))}
      </div>
    </Section>
  )
}
