import { useFieldArray } from 'react-hook-form'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './delivery-fees.module.css'
import { firstMessage } from './first-message.ts'
import type { FeesPart } from './use-fees-form.ts'

const MOST = 8

/** 택배: what a box costs up to which weight, and from which amount it costs nothing. */
export function StepsPart({ form }: FeesPart) {
  const { control, register, errorOf, getFieldState, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'fees.steps' })
  const none = fields.length === 0 ? firstMessage(getFieldState('fees.steps', formState).error) : undefined
  return (
    <Section title="택배 상자">
      <ol className={styles.rows}>
        {fields.map(({ id }, at) => (
          <li key={id}>
            <BoxFigure kilos={Number.parseFloat(form.getValues(`fees.steps.${at}.upTo`))} />
            <Field label="무게" required error={errorOf(`fees.steps.${at}.upTo`)}>
              {(field) => (
                <Input
                  {...field}
                  {...register(`fees.steps.${at}.upTo`)}
                  inputMode="decimal"
                  unit="kg까지"
                  maxLength={6}
                />
              )}
            </Field>
            <Field label="요금" required error={errorOf(`fees.steps.${at}.fee`)}>
              {(field) => (
                <Input {...field} {...register(`fees.steps.${at}.fee`)} inputMode="numeric" unit="원" maxLength={12} />
              )}
            </Field>
            <Button
              size="sm"
              aria-label={`${at + 1}번째 무게 구간 삭제`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              삭제
            </Button>
          </li>
        ))}
      </ol>
      {none && <Note tone="bad">{none}</Note>}
      <Toolbar apart>
        <Button size="sm" disabled={fields.length >= MOST} onClick={() => append({ upTo: '', fee: '' })}>
          무게 구간 더하기
        </Button>
        <Small as="span">마지막 줄보다 무거우면 상자를 나눕니다.</Small>
      </Toolbar>
      <div className={styles.narrow}>
        <Field
          label="무료배송 기준"
          hint="상품 금액이 이만큼이면 첫 배송지의 택배비가 무료입니다. 비우면 무료배송이 없습니다."
          optional
          error={errorOf('fees.freeFrom')}
        >
          {(field) => (
            <Input {...field} {...register('fees.freeFrom')} inputMode="numeric" unit="원부터" maxLength={14} />
          )}
        </Field>
      </div>
    </Section>
  )
}

/** A box whose sides grow as the cube root of what it carries. */
function BoxFigure({ kilos }: { readonly kilos: number }) {
  const side = 8 + 8 * Math.cbrt(Math.min(50, Math.max(0.1, Number.isNaN(kilos) ? 0.1 : kilos)))
  const lid = side / 3
  return (
    <svg viewBox="0 0 52 46" className={styles.box} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinejoin="round" transform={`translate(1 ${45 - side * 0.8})`}>
        <path d={`M0 0h${side}v${side * 0.8}h${-side}z`} />
        <path d={`M0 0l${lid} ${-lid * 0.7}h${side}l${-lid} ${lid * 0.7}`} />
        <path d={`M${side} 0l${lid} ${-lid * 0.7}v${side * 0.8}l${-lid} ${lid * 0.7}`} />
      </g>
    </svg>
  )
}
