import { useFieldArray } from 'react-hook-form'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './tiers.module.css'
import { type TiersFormProps, type TiersFormState, useTiersForm } from './use-tiers-form.ts'

const MOST = 8

/** The whole list in one form, the lowest grade first; saved, it is a new version. */
export function TiersForm(props: TiersFormProps) {
  const form = useTiersForm(props)
  const { register, errorOf } = form
  return (
    <Form onSubmit={form.send} aria-label="고객 등급">
      <Stack>
        <Section title="등급표">
          <div className={styles.pair}>
            <Field label="더하는 기간" hint="이번 달을 넣어 셉니다." error={errorOf('plan.months')}>
              {(field) => (
                <Select {...field} {...register('plan.months')}>
                  <option value="12">최근 12개월</option>
                  <option value="6">최근 6개월</option>
                </Select>
              )}
            </Field>
            <Field
              label="유지 기간"
              hint="오른 날부터 이 동안은 내려가지 않습니다."
              required
              error={errorOf('plan.keepMonths')}
            >
              {(field) => (
                <Input {...field} {...register('plan.keepMonths')} inputMode="numeric" unit="개월" maxLength={2} />
              )}
            </Field>
          </div>
          <TierRows form={form} />
        </Section>
        <Field label="바꾸는 까닭" hint="판마다 남습니다." required error={errorOf('reason')}>
          {(field) => <Input {...field} {...register('reason')} maxLength={200} />}
        </Field>
        <FormFailure message={form.failure && `${form.failure} 적으신 내용은 그대로 있습니다.`} />
        <Toolbar>
          <Button type="submit" variant="primary" busy={form.busy}>
            저장
          </Button>
          <Button disabled={!form.formState.isDirty} onClick={() => form.reset()}>
            되돌리기
          </Button>
        </Toolbar>
      </Stack>
    </Form>
  )
}

function TierRows({ form }: { readonly form: TiersFormState }) {
  const { control, register, errorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'plan.tiers' })
  return (
    <>
      <ol className={styles.rows}>
        {fields.map(({ id }, at) => (
          <li key={id}>
            <Field label="등급" required error={errorOf(`plan.tiers.${at}.name`)}>
              {(field) => <Input {...field} {...register(`plan.tiers.${at}.name`)} maxLength={12} />}
            </Field>
            <Field label="시작 금액" required error={errorOf(`plan.tiers.${at}.from`)}>
              {(field) => (
                <Input
                  {...field}
                  {...register(`plan.tiers.${at}.from`)}
                  inputMode="numeric"
                  unit="원부터"
                  maxLength={16}
                />
              )}
            </Field>
            <Field label="할인율" required error={errorOf(`plan.tiers.${at}.rate`)}>
              {(field) => (
                <Input {...field} {...register(`plan.tiers.${at}.rate`)} inputMode="decimal" unit="%" maxLength={5} />
              )}
            </Field>
            <Button size="sm" aria-label={`${at + 1}번째 등급 삭제`} onClick={() => remove(at)}>
              삭제
            </Button>
          </li>
        ))}
      </ol>
      {fields.length === 0 && <Note>등급이 없으면 누구에게도 등급 할인이 없습니다.</Note>}
      <Toolbar apart>
        <Button size="sm" disabled={fields.length >= MOST} onClick={() => append({ name: '', from: '', rate: '' })}>
          등급 더하기
        </Button>
        <Small as="span">낮은 등급부터 적어 주세요. 할인율은 0.5 단위입니다.</Small>
      </Toolbar>
    </>
  )
}
