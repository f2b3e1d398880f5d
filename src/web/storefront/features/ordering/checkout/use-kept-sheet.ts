import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { forgetSheetDraft, keepSheetDraft, readSheetDraft } from './sheet-draft.ts'
import { emptyDestination, NO_CONSENTS, type SheetValues } from './sheet-values.ts'

/** The form of the sheet. What is written in it outlives a reload, a login and a crash. */
export function useKeptSheet(items: readonly CartItem[]) {
  const { uuid } = useMember()
  const first = useFirstValues(items)
  const [kept] = useState(() => readSheetDraft(uuid, items))
  const [restored, setRestored] = useState(kept !== null)
  const form = useForm<SheetValues>({ defaultValues: kept ?? first })
  const values = useWatch({ control: form.control }) as SheetValues
  const ordered = useRef(false)
  useEffect(() => {
    if (ordered.current) return
    // A sheet nobody has touched is not kept: next time it starts from what the member's settings say then.
    if (written(values) === written(first)) forgetSheetDraft()
    else keepSheetDraft(uuid, items, values)
  }, [uuid, items, values, first])
  const startAnew = () => {
    form.reset(first)
    setRestored(false)
    // The button that was pressed is gone.
    form.setFocus('ordererName')
  }
  const finish = () => {
    ordered.current = true
    forgetSheetDraft()
  }
  return { form, restored, startAnew, finish }
}

const written = (sheet: SheetValues): string => JSON.stringify({ ...sheet, consents: NO_CONSENTS })

function useFirstValues(items: readonly CartItem[]): SheetValues {
  const member = useMember()
  const { zipcode = '', address = '', addressEtc = '' } = member.defaultAddress ?? {}
  // As the page was opened: news about the member must not change what is being written.
  const [first] = useState<SheetValues>(() => ({
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
