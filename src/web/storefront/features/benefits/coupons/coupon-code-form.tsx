import { registerCouponCode } from '#/contract/benefits/coupons.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './coupons.module.css'
import { useCouponActs } from './use-coupons.ts'

/** The code or word of a coupon, or the number of a gift card; what was wrong stands beside it and stays in the field. */
export function CouponCodeForm() {
  const acts = useCouponActs()
  const { register, send, errorOf, failure, busy, reset } = useApiForm({
    schema: bodyOf(registerCouponCode),
    values: { code: '' },
    submit: async ({ code }) => {
      await acts.register(code)
      reset()
    },
  })
  return (
    <form onSubmit={send} noValidate>
      <div className={styles.code}>
        <Field label="쿠폰 코드나 상품권 번호" hint="띄어쓰기와 줄표 없이 넣으셔도 됩니다." error={errorOf('code')}>
          {(field) => (
            <Input {...field} {...register('code')} autoComplete="off" autoCapitalize="characters" maxLength={40} />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          등록
        </Button>
      </div>
      <FormFailure message={failure} />
    </form>
  )
}
