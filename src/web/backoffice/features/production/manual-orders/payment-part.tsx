import { useWatch } from 'react-hook-form'
import { MANUAL_PAYMENTS, type ManualPayment } from '#/contract/production/manual-orders.contract.ts'
import { MOST_DEPOSITOR } from '#/domain/orders/payment-means.ts'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import type { OrderFormPart } from './order-form.ts'

const WAYS: Readonly<Record<ManualPayment, { readonly label: string; readonly note: string }>> = {
  link: { label: '결제 링크 보내기', note: '문자로 받은 링크에서 카드, 계좌이체, 가상계좌로 결제합니다.' },
  bank: { label: '우리 계좌로 입금', note: '계좌번호를 문자로 보내고 입금을 기다립니다.' },
  deferred: { label: '후불', note: '후불을 약정한 회원만 됩니다. 파일을 바로 검사합니다.' },
}

/** What was agreed on the phone about the money. */
export function PaymentPart({ form }: OrderFormPart) {
  const { control, register, setValue, errorOf } = form
  const payment = useWatch({ control, name: 'payment' }) ?? 'link'
  return (
    <Section title="결제">
      <Stack>
        <Choices>
          <legend>어떻게 결제합니까?</legend>
          {MANUAL_PAYMENTS.map((way) => (
            <Radio
              key={way}
              {...WAYS[way]}
              name="manual-payment"
              checked={payment === way}
              onChange={() => setValue('payment', way)}
            />
          ))}
        </Choices>
        {payment === 'bank' && (
          <Field label="입금자 이름" hint="비우면 고객 이름으로 기다립니다." error={errorOf('depositor')} optional>
            {(field) => <Input {...field} {...register('depositor')} maxLength={MOST_DEPOSITOR} />}
          </Field>
        )}
      </Stack>
    </Section>
  )
}
