import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { findGuestOrder } from '#/contract/ordering/guest-orders.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'

interface GuestOrderFormProps {
  /** From the link that led here; empty where none did. */
  readonly orderNumber: string
  /** The page of that order to go to; the order itself where there is none. */
  readonly from: string | null
}

/** Opens a guest's order by its number and the phone it was made with. */
export function GuestOrderForm({ orderNumber, from }: GuestOrderFormProps) {
  const navigate = useNavigate()
  const { register, setValue, send, errorOf, formState, failure, busy } = useApiForm({
    schema: bodyOf(findGuestOrder),
    values: { orderNumber, ticket: '' },
    submit: async (body) => {
      const found = await call(findGuestOrder, { body, errors: 'throw' })
      const asked = from !== null && found.orderNumber === orderNumber ? from : null
      await navigate(asked ?? to('/mypage/order/{orderNumber}', { orderNumber: found.orderNumber }), { replace: true })
    },
  })
  return (
    <Form live="비회원 주문조회" onSubmit={send}>
      <Field label="주문번호" hint="주문하신 뒤 보내 드린 안내에 있습니다." error={errorOf('orderNumber')} required>
        {(control) => (
          <Input
            {...control}
            {...register('orderNumber')}
            placeholder="20261123-A1B2C3"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <ContactCode
        purpose="guest-order"
        channel="sms"
        label="주문할 때 쓴 휴대전화 번호"
        error={errorOf('ticket') && '휴대전화 번호를 인증해 주세요.'}
        onProof={(proof) => setValue('ticket', proof?.ticket ?? '', { shouldValidate: formState.isSubmitted })}
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        주문 찾기
      </Button>
    </Form>
  )
}
