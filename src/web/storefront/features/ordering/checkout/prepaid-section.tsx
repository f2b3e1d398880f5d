import type { PayableAmounts } from '#/contract/ordering/order-parts.ts'
import { mostPoints } from '#/domain/ledger/spend-rules.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { type OwnWallet, payableOf, type PrepaidAsked, type PrepaidProblems } from './prepaid-rules.ts'
import styles from './prepaid-section.module.css'

interface PrepaidSectionProps {
  readonly wallet: OwnWallet | undefined
  readonly amounts: PayableAmounts | undefined
  readonly asked: PrepaidAsked
  readonly problems: PrepaidProblems | null
  readonly onChange: (asked: PrepaidAsked) => void
}

/** 포인트와 e머니: how much of each is used; shown to whoever has some. */
export function PrepaidSection({ wallet, amounts, asked, problems, onChange }: PrepaidSectionProps) {
  if (!wallet || !amounts || (wallet.points === 0 && wallet.emoney === 0)) return null
  const payable = payableOf(amounts)
  const { points: balance, emoney, rules } = wallet
  const allPoints = mostPoints({ balance, payable }, rules.leastPoints)
  const allEmoney = Math.min(emoney, payable - amounts.pointsTotal)
  const usePoints = (points: number) => onChange({ points, emoney: Math.min(asked.emoney, payable - points) })
  return (
    <CheckoutPart title="포인트·e머니">
      <div className={styles.purses}>
        {balance > 0 && (
          <Purse
            label="포인트"
            has={`${formatCount(balance)}P 보유`}
            value={asked.points}
            all={allPoints}
            unit="P"
            problem={problems?.points ?? null}
            onType={(points) => onChange({ ...asked, points })}
            onAll={() => usePoints(allPoints)}
          />
        )}
        {emoney > 0 && (
          <Purse
            label="e머니"
            has={`${formatWon(emoney)} 보유`}
            value={asked.emoney}
            all={allEmoney}
            unit="원"
            problem={problems?.emoney ?? null}
            onType={(typed) => onChange({ ...asked, emoney: typed })}
            onAll={() => onChange({ ...asked, emoney: allEmoney })}
          />
        )}
      </div>
      {amounts.total > 0 && amounts.pointsTotal + amounts.emoneyTotal > 0 && (
        <Small>{UNPAID_DAYS}일 안에 결제하지 않으시면 주문이 취소되고 포인트와 e머니는 돌아옵니다.</Small>
      )}
    </CheckoutPart>
  )
}

interface PurseProps {
  readonly label: string
  readonly has: string
  readonly value: number
  readonly all: number
  readonly unit: string
  readonly problem: string | null
  readonly onType: (amount: number) => void
  readonly onAll: () => void
}

function Purse({ label, has, value, all, unit, problem, onType, onAll }: PurseProps) {
  return (
    <Field
      label={
        <>
          {label} <Small as="span">{has}</Small>
        </>
      }
      error={problem}
    >
      {(control) => (
        <div className={styles.purse}>
          <Input
            {...control}
            unit={unit}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={value === 0 ? '' : formatCount(value)}
            onChange={({ target }) => onType(Number(target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)))}
          />
          <Button onClick={onAll} disabled={all === 0} aria-label={`${label} 전액 사용`}>
            전액 사용
          </Button>
        </div>
      )}
    </Field>
  )
}

const MOST_DIGITS = 10

/** What stands where the means would, when points and e-money pay for all. */
export const NothingToPay = () => (
  <CheckoutPart title="결제수단">
    <Small tone="plain">포인트와 e머니로 모두 내셨습니다. 결제창 없이 바로 주문이 끝납니다.</Small>
  </CheckoutPart>
)
