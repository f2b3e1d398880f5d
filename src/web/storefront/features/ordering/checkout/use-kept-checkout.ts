import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { forgetCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { NO_CONSENTS, type CheckoutValues } from './checkout-values.ts'
import { firstValues, type LastSheet } from './first-values.ts'

/** What a sheet that is not blank was filled from. */
export type Restored = 'last-order' | 'own-draft'

/** The form of the sheet. What is written in it outlives a reload, a login and a crash. */
export function useKeptCheckout(items: readonly CartItem[], last: LastSheet) {
  const member = useMember()
  const { uuid } = member
  // As the page was opened: news about the member must not change what is being written.
  const [first] = useState(() => firstValues(member, last, items))
  const [kept] = useState<Partial<CheckoutValues> | null>(() => readCheckoutDraft(uuid, items))
  // The places of an order that is ordered again say nothing of payment and evidence.
  const [restored, setRestored] = useState<Restored | null>(
    kept && (kept.means === undefined ? 'last-order' : 'own-draft'),
  )
  const form = useForm<CheckoutValues>({ defaultValues: { ...first, ...kept, ...placesOf(first, kept) } })
  const values = useWatch({ control: form.control }) as CheckoutValues
  const ordered = useRef(false)
  useEffect(() => {
    if (ordered.current) return
    // A sheet nobody has touched is not kept: next time it starts from what the member's settings say then.
    if (written(values) === written(first)) forgetCheckoutDraft()
    else keepCheckoutDraft(uuid, items, values)
  }, [uuid, items, values, first])
  const startAnew = () => {
    form.reset(first)
    setRestored(null)
  }
  const finish = () => {
    ordered.current = true
    forgetCheckoutDraft()
  }
  return { form, restored, startAnew, finish }
}

/** A sheet that was kept may have been of things that are sent, and this one of none. */
function placesOf(first: CheckoutValues, kept: Partial<CheckoutValues> | null): Pick<CheckoutValues, 'destinations'> {
  const fits = (kept?.destinations?.length ?? 0) > 0 === first.destinations.length > 0
  return { destinations: fits ? (kept?.destinations ?? first.destinations) : first.destinations }
}

const written = (sheet: CheckoutValues): string => JSON.stringify({ ...sheet, consents: NO_CONSENTS })
