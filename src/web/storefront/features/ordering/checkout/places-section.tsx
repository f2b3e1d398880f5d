import { useState } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { emptyDestination, MOST_DESTINATIONS, type CheckoutValues } from './checkout-values.ts'
import { OnePlace } from './one-place.tsx'
import { PlacePanel } from './place-panel.tsx'
import { PlacesTable } from './places-table.tsx'
import type { SplitFault } from './split-messages.ts'
import type { PlaceCost } from './use-checkout-form.ts'

interface PlacesSectionProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly items: readonly CartItem[]
  /** Of each destination; empty until the server has told. */
  readonly costs: readonly PlaceCost[]
  readonly fault: SplitFault | null
  /** The customer has pressed the button of the sheet. */
  readonly asked: boolean
}

/** 받는 곳: one place for all, or the copies split among several (배부표). */
export function PlacesSection({ form, items, costs, fault, asked }: PlacesSectionProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'destinations' })
  const methods = useWatch({ control: form.control, name: 'destinations' })
  const [opened, setOpened] = useState<string | null>(null)
  const several = fields.length > 1
  // What is only not typed yet is no fault before the customer wants to go on.
  const isRefused = fault !== null && (asked || !fault.isOpen)
  const at = fields.findIndex(({ id }) => id === opened)
  const add = () => {
    append(emptyDestination(items), { focusName: `destinations.${fields.length}.copies.0` })
    setOpened(null)
  }
  return (
    <CheckoutPart
      title="받는 곳"
      wide={several}
      aside={several && <Small as="span">{fields.length}곳으로 나누어 보냅니다</Small>}
    >
      {several ? (
        <>
          <PlacesTable
            form={form}
            items={items}
            costs={costs.length === fields.length ? costs : []}
            keys={fields.map(({ id }) => id)}
            wrong={isRefused ? fault.cells : []}
            opened={at}
            onOpen={(which) =>
              setOpened((before) => (before === fields[which]?.id ? null : (fields[which]?.id ?? null)))
            }
            onRemove={(which) => {
              remove(which)
              document.getElementById('add-destination')?.focus()
            }}
          />
          {at !== -1 && <PlacePanel key={opened} form={form} at={at} onDone={() => setOpened(null)} />}
          <Small>받는 곳 1에는 나머지가 모두 갑니다. 택배비는 받는 곳마다 따로 셉니다.</Small>
        </>
      ) : (
        <OnePlace form={form} />
      )}
      {fault && (
        <Note tone={isRefused ? 'bad' : 'info'} role={isRefused ? 'alert' : 'status'}>
          {fault.message}
        </Note>
      )}
      {(several || methods[0]?.method !== 'pickup') && (
        <p>
          <Button id="add-destination" size="sm" disabled={fields.length >= MOST_DESTINATIONS} onClick={add}>
            {several ? '받는 곳 더하기' : '여러 곳으로 나누어 보내기'}
          </Button>
        </p>
      )}
    </CheckoutPart>
  )
}
