import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, type UseFormSetValue, useWatch } from 'react-hook-form'
import { type AddressForm, listAddresses, type SavedAddress } from '#/contract/members/addresses.contract.ts'
import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { call } from '#/web/api/call.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { SheetValues } from './sheet-values.ts'

const NOTES = {
  courier: '출고 다음 날쯤 도착합니다.',
  quick: '요금은 받을 때 기사님께 냅니다.',
  freight: '부피가 큰 주문에 알맞습니다. 요금은 받을 때 냅니다.',
  pickup: '준비되면 알려 드립니다. 배송비가 없습니다.',
} as const
const REQUESTS = ['문 앞에 놓아 주세요', '경비실에 맡겨 주세요', '배송 전에 전화해 주세요']

export function DeliverySection({ form }: { readonly form: UseFormReturn<SheetValues> }) {
  const { register, setValue, setFocus, control, formState } = form
  const method = useWatch({ control, name: 'method' })
  return (
    <section className={styles.section}>
      <h2>받는 방법</h2>
      <div className={styles.pair} role="radiogroup" aria-label="받는 방법">
        {DELIVERY_METHODS.map((value) => (
          <Radio
            key={value}
            value={value}
            label={DELIVERY_METHOD_NAMES[value]}
            note={NOTES[value]}
            {...register('method')}
          />
        ))}
      </div>
      {method !== 'pickup' && (
        <>
          <SavedAddresses onPick={(address) => fill(address, setValue)} />
          <AddressFields
            register={register}
            setValue={setValue as unknown as UseFormSetValue<AddressForm>}
            setFocus={setFocus}
            errors={formState.errors}
          />
        </>
      )}
      <Field label={method === 'pickup' ? '방문 요청사항' : '배송 요청사항'} optional>
        {(field) => <Input {...field} {...register('request')} maxLength={100} list="delivery-requests" />}
      </Field>
      <datalist id="delivery-requests">
        {REQUESTS.map((request) => (
          <option key={request}>{request}</option>
        ))}
      </datalist>
    </section>
  )
}

function fill(address: SavedAddress, setValue: UseFormSetValue<SheetValues>): void {
  for (const name of ['receiver', 'phone', 'zipcode', 'address', 'addressEtc'] as const)
    setValue(name, address[name], { shouldDirty: true, shouldValidate: true })
}

function SavedAddresses({ onPick }: { readonly onPick: (address: SavedAddress) => void }) {
  const book = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, { signal, errors: 'throw' }),
  })
  const addresses = book.data?.addresses ?? []
  if (addresses.length === 0) return null
  return (
    <p className={styles.saved}>
      {addresses.slice(0, 6).map((address) => (
        <Button key={address.id} size="sm" onClick={() => onPick(address)}>
          {address.label}
        </Button>
      ))}
    </p>
  )
}
