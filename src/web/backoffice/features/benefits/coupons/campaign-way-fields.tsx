import { COUPON_WAYS } from '#/domain/coupons/coupon-terms.ts'
import { WAY_WORDS } from '#/domain/coupons/coupon-words.ts'
import { CUSTOMER_TYPES } from '#/domain/members/roles.ts'
import { CheckTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { type CampaignFieldsProps, EMPTY_IS_NONE, NUMBER } from './campaign-fields.ts'
import styles from './campaign-form.module.css'
import { AUDIENCE_WORDS } from './campaign-labels.data.ts'

/** Who comes to it how, when, and how often. */
export function WayFields({ form }: CampaignFieldsProps) {
  const { register, watch, setValue, errorOf } = form
  const [way, audience] = watch(['way', 'audience'])
  return (
    <>
      <Field label="받는 방법" error={errorOf('way')} required>
        {(field) => (
          <Select {...field} {...register('way')}>
            {COUPON_WAYS.map((value) => (
              <option key={value} value={value}>
                {WAY_WORDS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {way === 'word' && (
        <Field
          label="코드"
          hint="4자에서 20자. 띄어쓰기와 대소문자는 가리지 않습니다."
          error={errorOf('word')}
          required
        >
          {(field) => <Input {...field} {...register('word', EMPTY_IS_NONE)} maxLength={20} />}
        </Field>
      )}
      <CheckTiles
        legend="받을 수 있는 회원"
        aside={audience.length === 0 ? '고르지 않으면 모든 회원' : undefined}
        columns={5}
        values={audience}
        onChange={(next) => setValue('audience', [...next])}
        choices={CUSTOMER_TYPES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }))}
      />
      <PeriodFields form={form} />
      <div className={styles.pair}>
        <Field label="한 사람이 받는 장수" error={errorOf('limitEach')} required>
          {(field) => <Input {...field} {...register('limitEach', EMPTY_IS_NONE)} {...NUMBER} unit="장" />}
        </Field>
        <Field label="모두 몇 장" hint="비우면 한도가 없습니다." error={errorOf('limitAll')} optional>
          {(field) => <Input {...field} {...register('limitAll', EMPTY_IS_NONE)} {...NUMBER} unit="장" />}
        </Field>
      </div>
    </>
  )
}

function PeriodFields({ form: { register, errorOf } }: CampaignFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label="받기 시작하는 날" error={errorOf('startDay')} required>
          {(field) => <Input {...field} {...register('startDay')} type="date" />}
        </Field>
        <Field label="받는 마지막 날" error={errorOf('endDay')} required>
          {(field) => <Input {...field} {...register('endDay')} type="date" />}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field
          label="쓸 수 있는 일수"
          hint="받은 날부터 셉니다. 마지막 날을 정하시면 비워 두세요."
          error={errorOf('validDays')}
        >
          {(field) => <Input {...field} {...register('validDays', EMPTY_IS_NONE)} {...NUMBER} unit="일" />}
        </Field>
        <Field label="쓸 수 있는 마지막 날" error={errorOf('validDay')}>
          {(field) => <Input {...field} {...register('validDay', EMPTY_IS_NONE)} type="date" />}
        </Field>
      </div>
    </>
  )
}
