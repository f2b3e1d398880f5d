import { useQuery } from '@tanstack/react-query'
import { listAddresses, type SavedAddress } from '#/contract/people/addresses.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** More than these are chosen from a list. */
const MOST_BUTTONS = 4

/** 주소록: a press fills the fields below, which can still be changed. */
export function SavedAddresses({ onPick }: { readonly onPick: (address: SavedAddress) => void }) {
  const book = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, { signal, errors: 'throw' }),
  })
  const addresses = book.data?.addresses ?? []
  if (addresses.length === 0) return null
  if (addresses.length <= MOST_BUTTONS)
    return (
      <Toolbar role="group" aria-label="주소록">
        <Small as="span">주소록</Small>
        {addresses.map((address) => (
          <Button key={address.id} size="sm" onClick={() => onPick(address)}>
            {address.label}
          </Button>
        ))}
      </Toolbar>
    )
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
