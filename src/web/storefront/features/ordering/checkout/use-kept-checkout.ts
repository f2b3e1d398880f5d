import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { forgetCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import { emptyDestination, NO_CONSENTS, type CheckoutValues } from './checkout-values.ts'

/** The form of the sheet. What is written in it outlives a reload, a login and a crash. */
export function useKeptCheckout(items: readonly CartItem[]) {
  const { uuid } = useMember()
  const first = useFirstValues(items)
  const [kept] = useState(() => readCheckoutDraft(uuid, items))
  const [restored, setRestored] = useState(kept !== null)
  const form = useForm<CheckoutValues>({ defaultValues: kept ?? first })
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
    setRestored(false)
    // The button that was pressed is gone.
    form.setFocus('ordererName')
  }
  const finish = () => {
    ordered.current = true
    forgetCheckoutDraft()
  }
  return { form, restored, startAnew, finish }
}

const written = (sheet: CheckoutValues): string => JSON.stringify({ ...sheet, consents: NO_CONSENTS })

function useFirstValues(items: readonly CartItem[]): CheckoutValues {
  const member = useMember()
  const { zipcode = '', address = '', addressEtc = '' } = member.defaultAddress ?? {}
  // As the page was opened: news about the member must not change what is being written.
  const [first] = useState<CheckoutValues>(() => ({
    ordererName: member.name,
    ordererPhone: member.phoneNumber,
    ordererEmail: member.email,
    company: member.companyName,
    destinations: [
      { ...emptyDestination(items), receiver: member.name, phone: member.phoneNumber, zipcode, address, addressEtc },
    ],
    memo: '',
    consents: NO_CONSENTS,
  }))
  return first
}
