import { FeesForm } from '#/contract/opening/delivery-fees.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { type DeliveryFees, type DeliveryMethod, deliveryFee, paidOnArrival } from '#/domain/orders/delivery-fee.ts'
import { Card } from '#/web/ui/card.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './delivery-fees.module.css'
import { feesTyped, type TypedFees } from './typed-fees.ts'

interface Example {
  readonly says: string
  readonly method: DeliveryMethod
  readonly kilos: number
  readonly goods: number
  readonly isFar: boolean
}

const EXAMPLES: readonly Example[] = [
  { says: '택배 1 kg', method: 'courier', kilos: 1, goods: 50_000, isFar: false },
  { says: '택배 8 kg', method: 'courier', kilos: 8, goods: 50_000, isFar: false },
  { says: '택배 32 kg', method: 'courier', kilos: 32, goods: 50_000, isFar: false },
  { says: '택배 8 kg, 상품 30만 원', method: 'courier', kilos: 8, goods: 300_000, isFar: false },
  { says: '퀵서비스', method: 'quick', kilos: 8, goods: 50_000, isFar: false },
  { says: '화물', method: 'freight', kilos: 32, goods: 50_000, isFar: false },
]

interface FeeExamplesProps {
  readonly now: DeliveryFees
  readonly typed: TypedFees
}

/** What parcels cost now and by what is typed, reckoned as the order sheet reckons. */
export function FeeExamples({ now, typed }: FeeExamplesProps) {
  const read = FeesForm.safeParse(feesTyped(typed))
  const then = read.success ? read.data : null
  const far = (then ?? now).regions.map(({ name }): Example => ({
    says: `${name}, 택배 8 kg`,
    method: 'courier',
    kilos: 8,
    goods: 50_000,
    isFar: true,
  }))
  return (
    <Card as="aside" sticky aria-label="이렇게 바뀝니다">
      <h2 className={styles.side}>이렇게 바뀝니다</h2>
      <dl className={styles.examples}>
        {[...EXAMPLES, ...far].map((example) => (
          <ExampleRow
            key={example.says}
            now={wordsOf(now, example)}
            then={then && wordsOf(then, example)}
            says={example.says}
          />
        ))}
      </dl>
      {!then && <Small>고칠 칸이 있어 새 요금을 아직 계산하지 못합니다.</Small>}
    </Card>
  )
}

function ExampleRow({
  says,
  now,
  then,
}: {
  readonly says: string
  readonly now: string
  readonly then: string | null
}) {
  return (
    <div>
      <dt>{says}</dt>
      <dd>
        {then === null || then === now ? (
          now
        ) : (
          <>
            <s>{now}</s> <b>{then}</b>
          </>
        )}
      </dd>
    </div>
  )
}

function wordsOf(fees: DeliveryFees, { says, method, kilos, goods, isFar }: Example): string {
  if (paidOnArrival(fees, method)) return '착불'
  const region = isFar ? fees.regions.find(({ name }) => says.startsWith(`${name},`)) : undefined
  const zipcode = region?.zipcodes[0]?.[0] ?? null
  const fee = deliveryFee(fees, { method, zipcode, grams: kilos * 1000 }, goods, true)
  return fee === 0 ? '무료' : formatWon(fee)
}
