import { useState } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import styles from './checkout.module.css'
import { DestinationView } from './destination-view.tsx'
import { emptyDestination, MOST_DESTINATIONS, sharesOf, type CheckoutValues } from './checkout-values.ts'
import { Note } from '#/web/ui/note.tsx'
import { Small } from '#/web/ui/note.tsx'

interface DestinationsSectionProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly items: readonly CartItem[]
  /** Of each destination; empty until the server has told. */
  readonly fees: readonly number[]
  /** What is wrong with the split, in words. */
  readonly problem: string | null
}

/** 받는 방법: one destination for all, or the copies split among several. */
export function DestinationsSection({ form, items, fees, problem }: DestinationsSectionProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'destinations' })
  const destinations = useWatch({ control: form.control, name: 'destinations' })
  const shares = sharesOf(items, destinations)
  const several = fields.length > 1
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const setOpen = (id: string, open: boolean) =>
    setOpened((before) => {
      if (before.has(id) === open) return before
      const others = [...before].filter((one) => one !== id)
      return new Set(open ? [...others, id] : others)
    })
  return (
    <section className={styles.section} aria-label={several ? `배송지 ${fields.length}곳` : '받는 방법'}>
      <h2>{several ? `받는 곳 ${fields.length}곳` : '받는 방법'}</h2>
      {several && (
        <Small>배송지 2부터 보낼 수량을 적으면 나머지는 모두 배송지 1로 갑니다. 배송비는 배송지마다 따로 셉니다.</Small>
      )}
      {fields.map((field, at) => (
        <DestinationView
          key={field.id}
          form={form}
          at={at}
          items={items}
          share={shares[at] ?? []}
          fee={fees.length === fields.length ? (fees[at] ?? null) : null}
          several={several}
          open={opened.has(field.id)}
          onOpen={(open) => setOpen(field.id, open)}
          onRemove={() => {
            remove(at)
            document.getElementById('add-destination')?.focus()
          }}
        />
      ))}
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
      <p>
        <Button
          id="add-destination"
          disabled={fields.length >= MOST_DESTINATIONS}
          onClick={() => {
            setOpened(new Set())
            append(emptyDestination(items), { focusName: `destinations.${fields.length}.copies.0` })
          }}
        >
          {several ? '배송지 더하기' : '여러 곳으로 나누어 보내기'}
        </Button>
      </p>
    </section>
  )
}
