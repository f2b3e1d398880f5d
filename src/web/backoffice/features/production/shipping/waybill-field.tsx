import { useState } from 'react'
import type { DeskCourier, DeskParcel } from '#/contract/production/shipping-desk.contract.ts'
import { judgeWaybill } from '#/domain/shipping/waybill-number.ts'
import { Button } from '#/web/ui/button.tsx'
import styles from './desk-table.module.css'
import type { DeskActs } from './use-desk.ts'

interface WaybillFieldProps {
  readonly parcel: DeskParcel
  readonly courier: DeskCourier
  readonly acts: DeskActs
}

/** Scan or type, Enter: the parcel is sent and the next field waits. A doubtful number wants Enter twice. */
export function WaybillField({ parcel, courier, acts }: WaybillFieldProps) {
  const [number, setNumber] = useState('')
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null)
  const { deliveryId, orderNumber } = parcel
  const busy = acts.dispatch.isPending && acts.dispatch.variables.deliveryId === deliveryId
  const send = (trackingNumber: string | null) =>
    acts.dispatch.mutate(
      { orderNumber, deliveryId, courier: courier.code, trackingNumber },
      { onError: ({ message }) => setSaid({ of: number, words: message }) },
    )
  if (!courier.needsNumber)
    return (
      <Button size="sm" busy={busy} onClick={() => send(null)}>
        {courier.code === 'pickup' ? '찾아가도록 알리기' : '넘김'}
      </Button>
    )
  const rule = { courier: courier.name, lengths: courier.lengths, check: courier.check }
  const submit = (field: HTMLInputElement) => {
    const { digits, problem, words } = judgeWaybill(rule, number)
    if (problem && !(problem === 'check-digit' && said?.of === number)) {
      setSaid({ of: number, words: problem === 'check-digit' ? `${words} 맞으면 Enter를 한 번 더.` : words })
      return
    }
    send(digits)
    focusNext(field)
  }
  const id = `waybill-${deliveryId}`
  return (
    <>
      <input
        className={styles.scan}
        aria-label={`${orderNumber.slice(9)} ${parcel.name} 송장번호`}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? id : undefined}
        placeholder="송장번호 스캔"
        inputMode="numeric"
        autoComplete="off"
        data-scan
        disabled={busy}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value)
          setSaid(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit(event.currentTarget)
        }}
      />
      {said && (
        <span id={id} role="alert" className={styles.wrong}>
          {said.words}
        </span>
      )}
    </>
  )
}

/** The scanner goes on to the next parcel without a hand on the mouse. */
function focusNext(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-scan]')]
  fields[fields.indexOf(field) + 1]?.focus()
}
