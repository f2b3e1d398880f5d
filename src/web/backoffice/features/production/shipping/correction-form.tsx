import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DeskCourier } from '#/contract/production/shipping-desk.contract.ts'
import { correctWaybill, previewCorrection } from '#/contract/production/waybill-correction.contract.ts'
import {
  CORRECTION_REASON_IDS,
  CORRECTION_REASONS,
  type CorrectionReason,
} from '#/domain/shipping/correction-reasons.ts'
import { digitsOf } from '#/domain/shipping/phone-shape.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './parcel-panel.module.css'

interface CorrectionFormProps {
  readonly waybill: { readonly shipmentId: string; readonly courier: string; readonly number: string }
  readonly couriers: readonly DeskCourier[]
  readonly onDone: () => void
}

/** Puts a number right: the digits that differ, why, and the very words the customer gets. */
export function CorrectionForm({ waybill, couriers, onDone }: CorrectionFormProps) {
  const { shipmentId, number: before } = waybill
  const [number, setNumber] = useState('')
  /** The list behind the form is asked again while somebody types. */
  const [shown, setShown] = useState(before)
  const [courier, setCourier] = useState(waybill.courier)
  const [reason, setReason] = useState<CorrectionReason>('mistyped')
  const [tell, setTell] = useState(true)
  const name = useId()
  const once = useIdempotencyKey()
  const params = { shipmentId }
  const wanted = { courier: courier === waybill.courier ? null : courier, trackingNumber: number }
  const preview = useQuery({
    queryKey: ['correction', shipmentId, wanted],
    queryFn: ({ signal }) => call(previewCorrection, { params, body: wanted, signal, errors: 'throw' }),
    enabled: digitsOf(number).length >= 8,
  })
  const correct = useMutation({
    mutationFn: () => {
      const body = { ...wanted, shown, reason, tell }
      return once(body, (idempotencyKey) => call(correctWaybill, { params, body, idempotencyKey, errors: 'throw' }))
    },
    onSuccess: ({ trackingNumber }) => {
      setShown(trackingNumber)
      setNumber('')
      toast(tell ? '번호를 고쳤습니다. 고객에게 바뀐 번호를 알립니다.' : '번호를 고쳤습니다.')
    },
    onSettled: onDone,
  })
  const { problem = null, doubt = null, text = null } = preview.data ?? {}
  const ready = preview.data !== undefined && problem === null
  return (
    <form
      className={styles.correct}
      aria-label={`송장번호 ${groupDigits(before)} 바로잡기`}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !correct.isPending) correct.mutate()
      }}
    >
      <h3>송장번호 바로잡기</h3>
      <p>
        지금 번호 <Differing before={before} after={digitsOf(number)} />
      </p>
      <Field
        label="바른 번호"
        error={correct.error?.message ?? problem}
        hint={ready ? (doubt ?? '다른 상자와 겹치지 않습니다.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={(event) => {
              setNumber(event.target.value)
              // Refused, the number of now stands above and in the words; who types on has read it.
              if (correct.isError) setShown(before)
              correct.reset()
            }}
          />
        )}
      </Field>
      <Choices>
        <legend>이유</legend>
        {CORRECTION_REASON_IDS.map((id) => (
          <Radio
            key={id}
            name={name}
            label={CORRECTION_REASONS[id]}
            checked={reason === id}
            onChange={() => setReason(id)}
          />
        ))}
      </Choices>
      {reason === 'courier-changed' && (
        <Field label="택배사">
          {(control) => (
            <Select {...control} value={courier} onChange={(event) => setCourier(event.target.value)}>
              {couriers
                .filter(({ needsNumber }) => needsNumber)
                .map(({ code, name: courierName }) => (
                  <option key={code} value={code}>
                    {courierName}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
      <Checkbox
        label="바뀐 번호를 고객에게 알리기"
        checked={tell}
        onChange={(event) => setTell(event.target.checked)}
      />
      {tell && ready && <p className={styles.sms}>{text ?? '이 알림의 문자가 꺼져 있어 메일과 알림으로만 갑니다.'}</p>}
      <Button type="submit" variant="primary" block busy={correct.isPending} disabled={!ready}>
        {tell ? '번호 고치고 알리기' : '번호만 고치기'}
      </Button>
    </form>
  )
}

/** The old number struck through, with the digits that are wrong marked as a proof-reader does. */
function Differing({ before, after }: { readonly before: string; readonly after: string }) {
  const marked = after.length === before.length
  return (
    <s className={styles.wrong}>
      {[...before].map((digit, at) =>
        marked && digit !== after[at] ? <mark key={at}>{digit}</mark> : <span key={at}>{digit}</span>,
      )}
    </s>
  )
}
