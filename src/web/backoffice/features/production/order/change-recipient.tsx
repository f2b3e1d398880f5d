import { useQueryClient } from '@tanstack/react-query'
import type { UseFormRegister, UseFormSetValue } from 'react-hook-form'
import * as z from 'zod/mini'
import { bodyOf, type ResultOf } from '#/contract/endpoint.ts'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import { changeRecipient } from '#/contract/production/change-recipient.contract.ts'
import type { revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { zipcode } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'

const body = bodyOf(changeRecipient).shape
const { name, phone, addressEtc, request } = body.recipient.shape
/** As the address book types it. */
const Place = z.object({
  receiver: name,
  phone,
  zipcode: zipcode(),
  address: text('주소', { max: 200 }),
  addressEtc,
  request,
  reason: body.reason,
})

interface ChangeRecipientProps {
  readonly place: ResultOf<typeof revealPersonalData>['places'][number]
  readonly request: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Another person or place for a parcel that has not left; the customer is told. */
export function ChangeRecipient({ place, request: asked, onChanged, onClose }: ChangeRecipientProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { register, setValue, setFocus, errors, errorOf, send, failure, busy } = useApiForm({
    schema: Place,
    values: {
      receiver: place.name,
      phone: place.phone,
      zipcode: '',
      address: '',
      addressEtc: '',
      request: asked,
      reason: '',
    },
    submit: async ({ receiver, reason, ...rest }) => {
      const seen = [place.name, place.phone, place.address].filter(Boolean).join(' ')
      const wanted = { seen, recipient: { ...rest, name: receiver }, reason }
      await once(wanted, (idempotencyKey) =>
        call(changeRecipient, {
          params: { deliveryId: place.deliveryId },
          body: wanted,
          idempotencyKey,
          errors: 'throw',
        }),
      )
      toast('받는 곳을 바꾸고 고객에게 알렸습니다. 라벨을 다시 출력해 주세요.')
      refreshAdmin(client)
      onChanged()
      onClose()
    },
  })
  return (
    <Dialog open wide onClose={onClose} title="받는 곳 바꾸기">
      <Form aria-label="받는 곳" onSubmit={send}>
        <Small>지금: {place.address}</Small>
        <AddressFields
          register={register as unknown as UseFormRegister<AddressForm>}
          setValue={setValue as unknown as UseFormSetValue<AddressForm>}
          setFocus={setFocus}
          errors={errors}
        />
        <Field label="배송 요청사항" error={errorOf('request')} optional>
          {(field) => <Input {...field} {...register('request')} maxLength={100} />}
        </Field>
        <Field label="바꾸는 까닭" hint="주문 기록에 남습니다." error={errorOf('reason')} required>
          {(field) => <Input {...field} {...register('reason')} maxLength={200} />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy}>
          바꾸고 고객에게 알리기
        </Button>
      </Form>
    </Dialog>
  )
}
