import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/cart/cart.contract.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { useMember } from '#/web/api/session.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { AmountBox } from './amount-box.tsx'
import styles from './checkout.module.css'
import { ConsentSection } from './consent-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { NO_CONSENTS, type SheetValues } from './sheet-values.ts'
import { useAmounts, usePlaceOrder } from './use-order-sheet.ts'

const ADDRESS = [
  ['receiver', '받는 분을 입력해 주세요.'],
  ['phone', '연락처를 입력해 주세요.'],
  ['zipcode', '우편번호를 입력해 주세요.'],
  ['address', '주소를 입력해 주세요.'],
] as const
const need = (label: string) => ({ required: `${label} 입력해 주세요.` })

export function OrderSheet({ items }: { readonly items: readonly CartItem[] }) {
  const form = useForm<SheetValues>({ defaultValues: useFirstValues() })
  const { register, handleSubmit, control, formState } = form
  const [method, zipcode, consents] = useWatch({ control, name: ['method', 'zipcode', 'consents'] })
  const amounts = useAmounts(items, method, zipcode)
  const order = usePlaceOrder(items, () => void amounts.refetch())
  const [asked, setAsked] = useState(false)
  const missing = neededConsents(method === 'pickup').find(({ kind }) => !consents[kind])
  const total = amounts.data?.amounts.total
  const submit = handleSubmit(
    (values) => {
      setAsked(true)
      const gap = values.method === 'pickup' ? undefined : ADDRESS.find(([name]) => values[name].trim() === '')
      if (gap) return form.setError(gap[0], { message: gap[1] }, { shouldFocus: true })
      if (!missing && total !== undefined && !order.isPending && !amounts.isPlaceholderData)
        order.mutate({ values, shownTotal: total })
    },
    () => setAsked(true),
  )
  return (
    <form className={styles.columns} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <section className={styles.section}>
          <h2>주문 품목</h2>
          <ul className={styles.lines}>
            {items.map((item) => (
              <li key={item.id}>
                <JobIcon spec={item.spec} size={48} />
                <span>
                  {item.title}
                  <small>
                    {item.files.length > 0 ? `파일 ${item.files.length}개 첨부` : '파일은 주문 뒤에 올립니다'}
                  </small>
                </span>
                <b>{formatWon(item.price.state === 'priced' ? item.price.total : 0)}</b>
              </li>
            ))}
          </ul>
        </section>
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
        <DeliverySection form={form} />
        <section className={styles.section}>
          <h2>제작 요청사항</h2>
          <Field label="담당자에게 전할 말" hint="색, 접는 방향처럼 알아 두면 좋은 것을 적어 주세요." optional>
            {(field) => <Textarea {...field} {...register('memo')} rows={3} maxLength={500} />}
          </Field>
        </section>
        <ConsentSection
          control={control}
          pickup={method === 'pickup'}
          problem={asked && missing ? '필수 동의를 모두 확인해 주세요.' : null}
        />
      </div>
      <aside className={styles.box} aria-label="결제 금액">
        <AmountBox amounts={amounts.data?.amounts} payLater={method === 'quick' || method === 'freight'} />
        {amounts.isError && (
          <p className={styles.problem} role="alert">
            {amounts.error.message}
          </p>
        )}
        {order.isError && (
          <p className={styles.changed} role="alert">
            {order.error.message}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          block
          busy={order.isPending || order.isSuccess}
          disabled={total === undefined}
        >
          {total === undefined ? '금액을 계산하고 있습니다' : `${formatWon(total)} 주문하고 결제하기`}
        </Button>
        <p className={styles.consentText} style={{ margin: 0 }}>
          시안을 승인하기 전에는 무료로 취소할 수 있습니다.
        </p>
      </aside>
    </form>
  )
}

function useFirstValues(): SheetValues {
  const member = useMember()
  const { zipcode = '', address = '', addressEtc = '' } = member.defaultAddress ?? {}
  return {
    ordererName: member.name,
    ordererPhone: member.phoneNumber,
    ordererEmail: member.email,
    company: member.companyName,
    method: 'courier',
    label: '주문 배송지',
    receiver: member.name,
    phone: member.phoneNumber,
    zipcode,
    address,
    addressEtc,
    isDefault: false,
    request: '',
    memo: '',
    consents: NO_CONSENTS,
  }
}
