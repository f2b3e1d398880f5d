import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { addAddress, AddressForm, changeAddress, type SavedAddress } from '#/contract/people/addresses.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { applyFieldErrors } from '#/web/blocks/member-fields/apply-field-errors.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ADDRESSES_KEY } from './query-keys.ts'
import styles from './settings.module.css'

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
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setValue, setFocus, setError, formState } = useForm<AddressForm>({
    resolver: zodResolver(AddressForm),
    defaultValues: address ?? NEW,
  })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await (address
        ? call(changeAddress, { params: { addressId: address.id }, body, errors: 'throw' })
        : once(body, (idempotencyKey) => call(addAddress, { body, idempotencyKey, errors: 'throw' })))
      await client.invalidateQueries({ queryKey: ADDRESSES_KEY })
      toast('배송지를 저장했습니다.')
      onClose()
    } catch (error) {
      setFailure(applyFieldErrors(error, setError, ['label', 'receiver', 'phone', 'zipcode', 'address', 'addressEtc']))
    }
  })

  return (
    <Dialog open onClose={onClose} title={address ? '배송지 고치기' : '배송지 추가'}>
      <form className={styles.form} onSubmit={save} noValidate>
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
        <Button type="submit" variant="primary" block busy={isSubmitting}>
          저장
        </Button>
      </form>
    </Dialog>
  )
}
