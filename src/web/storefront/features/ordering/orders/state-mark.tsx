import type { OrderStep } from '#/domain/orders/merged-label.ts'
import { type StateShape, StateMark } from '#/web/ui/badge.tsx'

interface Label {
  readonly step: OrderStep
  readonly text: string
  readonly yourTurn: boolean
}

const shapeOf = ({ step, yourTurn }: Label): StateShape => {
  if (yourTurn) return 'diamond'
  if (step === 'done') return 'disc'
  return step === 'cancelled' ? 'cross' : step === 'payment' ? 'ring' : 'pie'
}

/** The merged label of an order or a line; the diamond means that it waits for the reader. */
export const OrderMark = ({ label }: { readonly label: Label }) => (
  <StateMark shape={shapeOf(label)}>{label.text}</StateMark>
)
