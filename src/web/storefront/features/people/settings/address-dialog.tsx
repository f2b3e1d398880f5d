import { useQueryClient } from '@tanstack/react-query'
import { addAddress, AddressForm, changeAddress, type SavedAddress } from '#/contract/people/addresses.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ADDRESSES_KEY } from './query-keys.ts'
import { Form } from '#/web/ui/form.tsx'

interface AddressDialogProps {
  /** Null for a new one. */
  readonly address: SavedAddress | null
  readonly onClose: () => void
}

const NEW: AddressForm = {
  label: '',
  receiver: '',
  phone: '',
  zipcode: '',
  address: '',
  addressEtc: '',
  isDefault: false,
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { register, setValue, setFocus, errors, send, failure, busy } = useApiForm({
    schema: AddressForm,
    values: address ?? NEW,
    submit: async (body) => {
      await (address
        ? call(changeAddress, { params: { addressId: address.id }, body, errors: 'throw' })
        : once(body, (idempotencyKey) => call(addAddress, { body, idempotencyKey, errors: 'throw' })))
      await client.invalidateQueries({ queryKey: ADDRESSES_KEY })
      toast('배송지를 저장했습니다.')
      onClose()
    },
  })

  return (
    <Dialog open onClose={onClose} title={address ? '배송지 수정' : '배송지 추가'}>
      <Form onSubmit={send}>
        <Field label="배송지 이름" error={errors.label?.message} required>
          {(control) => <Input {...control} {...register('label')} placeholder="집, 회사" />}
        </Field>
        <AddressFields register={register} setValue={setValue} setFocus={setFocus} errors={errors} />
        <Checkbox
          {...register('isDefault')}
          label="기본 배송지로"
          disabled={address?.isDefault ?? false}
          note={address?.isDefault ? '다른 배송지를 기본으로 고르면 바뀝니다.' : undefined}
        />
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          저장
        </Button>
      </Form>
    </Dialog>
  )
}
