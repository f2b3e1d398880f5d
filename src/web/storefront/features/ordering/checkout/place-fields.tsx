import type { UseFormRegister, UseFormReturn, UseFormSetFocus, UseFormSetValue } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { AddressBook } from './address-book.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'

type AddressName = 'receiver' | 'phone' | 'zipcode' | 'address' | 'addressEtc'
const NAMES: readonly AddressName[] = ['receiver', 'phone', 'zipcode', 'address', 'addressEtc']

interface PlaceProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
}

/** The addresses of the member, to fill a place with. */
export function PlaceBook({ form, at, onPicked }: PlaceProps & { readonly onPicked?: (isNew: boolean) => void }) {
  const place = useWatch({ control: form.control, name: `destinations.${at}` })
  return (
    <AddressBook
      place={place}
      onPick={(address) => {
        for (const name of NAMES)
          form.setValue(`destinations.${at}.${name}`, address[name], { shouldDirty: true, shouldValidate: true })
        onPicked?.(address.zipcode === '')
      }}
    />
  )
}

/** The fields of the address book's form, each under this destination's name. */
export function PlaceFields({ form, at }: PlaceProps) {
  const path = (name: AddressName) => `destinations.${at}.${name}` as const
  const set = (name: AddressName, value: string) =>
    form.setValue(path(name), value, { shouldDirty: true, shouldValidate: true })
  return (
    <div className={styles.pair}>
      <AddressFields
        register={((name: AddressName) => form.register(path(name))) as unknown as UseFormRegister<AddressForm>}
        setValue={set as unknown as UseFormSetValue<AddressForm>}
        setFocus={((name: AddressName) => form.setFocus(path(name))) as unknown as UseFormSetFocus<AddressForm>}
        errors={form.formState.errors.destinations?.[at] ?? {}}
      />
    </div>
  )
}
