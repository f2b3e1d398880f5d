import { ORDER_STEP_NAMES, ORDER_STEPS, type OrderStep } from '#/domain/orders/merged-label.ts'
import { Steps } from '#/web/ui/steps.tsx'

const ON_THE_WAY = ORDER_STEPS.filter((step) => step !== 'cancelled')

/** Where the order is between payment and arrival; nothing for a cancelled one. */
export function OrderTrack({ step }: { readonly step: OrderStep }) {
  if (step === 'cancelled') return null
  const current = step === 'done' ? ON_THE_WAY.length : ON_THE_WAY.indexOf(step)
  return <Steps label="주문 진행" steps={ON_THE_WAY.map((name) => ORDER_STEP_NAMES[name])} current={current} />
}
