import { LINE_KINDS_SOLD } from '#/domain/catalog/product-kinds.ts'
import { COUPON_KINDS } from '#/domain/coupons/coupon-terms.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { CheckTiles, RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { type CampaignFieldsProps, EMPTY_IS_NONE, NUMBER } from './campaign-fields.ts'
import styles from './campaign-form.module.css'

const KIND_TILES = {
  amount: { label: '금액 할인', note: '상품에서 정한 금액만큼' },
  percent: { label: '비율 할인', note: '상품의 몇 %, 최대 금액까지' },
  delivery: { label: '배송비 무료', note: '배송지 한 곳의 배송비' },
} as const

/** What it gives, and for which orders. */
export function OfferFields({ form: { register, watch, setValue, errorOf } }: CampaignFieldsProps) {
  const [kind, products] = watch(['kind', 'products'])
  return (
    <>
      <RadioTiles
        legend="혜택"
        columns={3}
        value={kind}
        onChange={(next) => setValue('kind', next)}
        choices={COUPON_KINDS.map((value) => ({ value, ...KIND_TILES[value] }))}
      />
      {kind === 'amount' && (
        <Field label="할인 금액" error={errorOf('amount')} required>
          {(field) => <Input {...field} {...register('amount', EMPTY_IS_NONE)} {...NUMBER} unit="원" />}
        </Field>
      )}
      {kind === 'percent' && (
        <div className={styles.pair}>
          <Field label="할인율" error={errorOf('percent')} required>
            {(field) => <Input {...field} {...register('percent', EMPTY_IS_NONE)} {...NUMBER} unit="%" />}
          </Field>
          <Field label="최대 할인" hint="큰 주문에서 넘지 않을 금액입니다." error={errorOf('most')} required>
            {(field) => <Input {...field} {...register('most', EMPTY_IS_NONE)} {...NUMBER} unit="원" />}
          </Field>
        </div>
      )}
      <CheckTiles
        legend="쓸 수 있는 제품"
        aside={products.length === 0 ? '고르지 않으면 모든 제품' : undefined}
        columns={4}
        values={products}
        onChange={(next) => setValue('products', [...next])}
        choices={LINE_KINDS_SOLD.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className={styles.pair}>
        <Field
          label="최소 금액"
          hint="쓸 수 있는 제품을 등급 할인 뒤 합한 금액입니다. 0이면 없습니다."
          error={errorOf('minimum')}
          required
        >
          {(field) => <Input {...field} {...register('minimum', EMPTY_IS_NONE)} {...NUMBER} unit="원" />}
        </Field>
        <Field
          label="함께 쓰지 않는 묶음"
          hint="같은 이름의 쿠폰은 한 주문에 함께 쓰지 못합니다."
          error={errorOf('stackGroup')}
          optional
        >
          {(field) => <Input {...field} {...register('stackGroup', EMPTY_IS_NONE)} maxLength={20} />}
        </Field>
      </div>
      <div>
        <Checkbox {...register('firstOrder')} label="첫 주문에만" />
        <Checkbox
          {...register('onPromised')}
          label="견적으로 약속한 금액에도"
          note="켜지 않으면 견적 품목에는 쓸 수 없습니다."
        />
      </div>
    </>
  )
}
