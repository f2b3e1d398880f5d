import { type OrderStep } from '#/domain/orders/merged-label.ts'
import { SIX_STEPS } from '#/domain/orders/order-steps.ts'
import styles from './order-row.module.css'

interface DensityProps {
  readonly step: OrderStep
  readonly yourTurn: boolean
}

/** How far an order is, in six cells of ink. The word beside it says the same. */
export function Density({ step, yourTurn }: DensityProps) {
  const current = step === 'cancelled' ? -1 : SIX_STEPS.indexOf(step)
  return (
    <span className={styles.density} aria-hidden="true">
      {SIX_STEPS.map((name, index) => (
        <i
          key={name}
          data-stands={
            index < current || step === 'done' ? 'past' : index === current ? (yourTurn ? 'turn' : 'now') : 'ahead'
          }
        />
      ))}
    </span>
  )
}
