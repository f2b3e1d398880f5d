import { useQuery } from '@tanstack/react-query'
import { listAddresses, type SavedAddress } from '#/contract/people/addresses.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { Destination } from './checkout-values.ts'

/** More than these are chosen from a list. */
const MOST_BUTTONS = 4

interface AddressBookProps {
  readonly place: Destination
  readonly onPick: (address: Pick<SavedAddress, 'receiver' | 'phone' | 'zipcode' | 'address' | 'addressEtc'>) => void
}

/** 주소록: a press fills the place, which can still be changed; the last one empties it for a new address. A guest has none. */
export function AddressBook({ place, onPick }: AddressBookProps) {
  const guest = useIsGuest()
  const book = useQuery({
    enabled: !guest,
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, { signal, errors: 'throw' }),
  })
  const addresses = book.data?.addresses ?? []
  if (addresses.length === 0) return null
  if (addresses.length > MOST_BUTTONS) return <AddressList addresses={addresses} onPick={onPick} />
  return (
    <div className={styles.choices} role="group" aria-label="주소록">
      {addresses.map((address) => (
        <button key={address.id} type="button" aria-pressed={isOf(address, place)} onClick={() => onPick(address)}>
          {address.label}
        </button>
      ))}
      <button type="button" data-new onClick={() => onPick(NEW)}>
        + 새 배송지
      </button>
    </div>
  )
}

const NEW = { receiver: '', phone: '', zipcode: '', address: '', addressEtc: '' }

const isOf = (saved: SavedAddress, place: Destination): boolean =>
  saved.zipcode === place.zipcode &&
  saved.address === place.address &&
  saved.addressEtc === place.addressEtc &&
  saved.receiver === place.receiver

function AddressList({
  addresses,
  onPick,
}: {
  readonly addresses: readonly SavedAddress[]
  readonly onPick: AddressBookProps['onPick']
}) {
  return (
    <Field label="주소록">
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={(event) => {
            const found = addresses.find(({ id }) => id === event.target.value)
            if (found) onPick(found)
          }}
        >
          <option value="">주소록에서 고르기</option>
          {addresses.map(({ id, label, receiver, address }) => (
            <option key={id} value={id}>
              {label} · {receiver} · {address}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
