import { useState } from 'react'
import { CHARGE, chargeProblem } from '#/domain/ledger/charge.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Segments } from '#/web/ui/segments.tsx'
import { type ChargeMeans, useStartCharge } from './use-charges.ts'

const AMOUNTS = ['100000', '300000', '1000000', 'other'] as const
type Picked = (typeof AMOUNTS)[number]

const MEANS = ['card', 'transfer', 'virtual-account'] as const
const MEANS_NAMES = { card: '카드', transfer: '계좌이체', 'virtual-account': '가상계좌' } as const

const labelOf = (picked: Picked) => (picked === 'other' ? '직접' : `${formatCount(Number(picked) / 10_000)}만`)

/** How much and by what; the window of the gateway opens, and comes back here. */
export function ChargeForm() {
  const [picked, setPicked] = useState<Picked>('300000')
  const [typed, setTyped] = useState('')
  const [means, setMeans] = useState<ChargeMeans>('card')
  const [error, setError] = useState<string | null>(null)
  const start = useStartCharge()
  const amount = picked === 'other' ? Number(typed.replaceAll(/\D/g, '')) : Number(picked)
  const send = () => {
    const problem = chargeProblem(amount)
    setError(problem)
    if (!problem) start.mutate({ amount, method: means })
  }
  return (
    <Form
      live="e머니 충전"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Segments
        legend="충전 금액"
        value={picked}
        onChange={setPicked}
        choices={AMOUNTS.map((value) => ({ value, label: labelOf(value) }))}
      />
      {picked === 'other' && (
        <Field
          label="직접 입력"
          hint={`${formatWon(CHARGE.least)}부터 ${formatWon(CHARGE.most)}까지, ${formatWon(CHARGE.step)} 단위`}
          error={error}
        >
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              unit="원"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      <Segments
        legend="결제수단"
        value={means}
        onChange={setMeans}
        choices={MEANS.map((value) => ({ value, label: MEANS_NAMES[value] }))}
      />
      {start.isError && (
        <Note tone="bad" role="alert">
          {start.error.message} 아직 결제하지 않았습니다.
        </Note>
      )}
      <Button type="submit" variant="ink" block busy={start.isPending || start.isSuccess}>
        {amount > 0 ? `${formatWon(amount)} 충전` : '충전'}
      </Button>
      <Small top={2}>
        충전한 돈은 5년 동안 쓸 수 있고, 쓰지 않은 금액은 언제든 환불을 신청하실 수 있습니다. 주문에 쓸 때는 받은
        금액부터 씁니다.
      </Small>
    </Form>
  )
}
