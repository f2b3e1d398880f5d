import { useFieldArray } from 'react-hook-form'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './delivery-fees.module.css'
import { firstMessage } from './first-message.ts'
import type { FeesPart } from './use-fees-form.ts'

const MOST = 20

/** 제주와 섬: where each box costs more, by postal code. */
export function RegionsPart({ form }: FeesPart) {
  const { control, register, errorOf, getFieldState, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'fees.regions' })
  return (
    <Section title="제주와 섬">
      <ol className={styles.rows} data-wide="true">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <Field label="지역" required error={errorOf(`fees.regions.${at}.name`)}>
              {(field) => <Input {...field} {...register(`fees.regions.${at}.name`)} maxLength={20} />}
            </Field>
            <Field label="상자마다 더" required error={errorOf(`fees.regions.${at}.surcharge`)}>
              {(field) => (
                <Input
                  {...field}
                  {...register(`fees.regions.${at}.surcharge`)}
                  inputMode="numeric"
                  unit="원"
                  maxLength={12}
                />
              )}
            </Field>
            <Field
              label="우편번호"
              hint="한 줄에 하나씩. 이어진 번호는 63000-63644처럼 적습니다."
              required
              error={firstMessage(getFieldState(`fees.regions.${at}.zipcodes`, formState).error)}
            >
              {(field) => <Textarea {...field} {...register(`fees.regions.${at}.zipcodes`)} rows={2} />}
            </Field>
            <Button size="sm" aria-label={`${at + 1}번째 지역 삭제`} onClick={() => remove(at)}>
              삭제
            </Button>
          </li>
        ))}
      </ol>
      {fields.length === 0 && <Small>전국이 같은 요금입니다.</Small>}
      <Toolbar apart>
        <Button
          size="sm"
          disabled={fields.length >= MOST}
          onClick={() => append({ name: '', surcharge: '', zipcodes: '' })}
        >
          지역 더하기
        </Button>
        <Small as="span">무료배송이어도 더 받고, 도착 예정일도 하루 이상 늦게 안내합니다.</Small>
      </Toolbar>
    </Section>
  )
}
