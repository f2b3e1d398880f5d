import { useCallback, useState } from 'react'
import type { FieldErrors, UseFormRegister, UseFormSetFocus, UseFormSetValue } from 'react-hook-form'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './address-form.module.css'
import { AddressSearch } from './address-search.tsx'
import type { FoundAddress } from './postcode.ts'

/** The parts of a form that hold a receiver and an address; a form with more fields passes its own functions, narrowed. */
export interface AddressFieldsProps {
  readonly register: UseFormRegister<AddressForm>
  readonly setValue: UseFormSetValue<AddressForm>
  readonly setFocus: UseFormSetFocus<AddressForm>
  readonly errors: FieldErrors<AddressForm>
}

export function AddressFields({ register, setValue, setFocus, errors }: AddressFieldsProps) {
  const [byHand, setByHand] = useState(false)
  const found = useCallback(
    ({ zipcode, address }: FoundAddress) => {
      setValue('zipcode', zipcode, { shouldValidate: true, shouldDirty: true })
      setValue('address', address, { shouldValidate: true, shouldDirty: true })
      setFocus('addressEtc')
    },
    [setValue, setFocus],
  )
  const unreachable = useCallback(() => {
    setByHand(true)
    setFocus('zipcode')
  }, [setFocus])

  return (
    <>
      <Field label="받는 분" error={errors.receiver?.message} required>
        {(control) => <Input {...control} {...register('receiver')} autoComplete="name" />}
      </Field>
      <Field label="연락처" error={errors.phone?.message} required>
        {(control) => (
          <Input {...control} {...register('phone')} type="tel" autoComplete="tel-national" placeholder="01012345678" />
        )}
      </Field>
      <Field
        label="우편번호"
        hint={
          byHand
            ? '지금은 우편번호를 찾을 수 없습니다. 다섯 자리와 주소를 직접 입력해 주세요.'
            : '찾거나 직접 입력합니다.'
        }
        error={errors.zipcode?.message}
        required
      >
        {(control) => (
          <span className={styles.zip}>
            <Input {...control} {...register('zipcode')} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
            <AddressSearch onFound={found} onUnreachable={unreachable} />
          </span>
        )}
      </Field>
      <Field label="주소" error={errors.address?.message} required>
        {(control) => <Input {...control} {...register('address')} autoComplete="address-line1" />}
      </Field>
      <Field label="상세 주소" optional error={errors.addressEtc?.message}>
        {(control) => (
          <Input {...control} {...register('addressEtc')} autoComplete="address-line2" placeholder="동, 호수, 층" />
        )}
      </Field>
    </>
  )
}
