import { ORDER_STEP_NAMES, type OrderStep } from './merged-label.ts'

/** The six steps that a customer sees; a cancelled order has none. */
export const SIX_STEPS = ['payment', 'file', 'proof', 'production', 'delivery', 'done'] as const
export type SixStep = (typeof SIX_STEPS)[number]

export interface StepSpan {
  readonly step: SixStep
  readonly name: string
  /** `past`: over. `now`: where the order stands. `ahead`: still to come. */
  readonly stands: 'past' | 'now' | 'ahead'
  /** When it began; null while it has not. */
  readonly from: Date | null
  /** When it was over, or is promised to be. */
  readonly to: Date | null
}

export interface StepDates {
  readonly placed: Date
  readonly paid: Date | null
  readonly file: Date | null
  readonly proof: Date | null
  readonly made: Date | null
  readonly delivered: Date | null
  readonly confirmed: Date | null
  /** Promised moments for the steps to come. */
  readonly due: Date | null
  readonly expected: Date | null
  readonly confirms: Date | null
}

type StepTimes = Readonly<Record<SixStep, Date | null>>

/**
 * The steps of an order laid on time. The merged label says which one it stands in: a step before it is over even when its
 * moment was never written down, and then it took no time.
 */
export function stepSpans(
  at: StepDates,
  stands: OrderStep,
  steps: readonly SixStep[] = SIX_STEPS,
): readonly StepSpan[] {
  const current = stands === 'cancelled' ? -1 : steps.indexOf(stands)
  const { paid, file, proof, made, delivered, confirmed } = at
  const ends: StepTimes = { payment: paid, file, proof, production: made, delivery: delivered, done: confirmed }
  const promised: Partial<StepTimes> = { production: at.due, delivery: at.expected, done: at.confirms }
  let from: Date = at.placed
  return steps.map((step, index) => {
    const finished = stands === 'done' && step === 'done' && at.confirmed !== null
    const is = index < current || finished ? 'past' : index === current ? 'now' : 'ahead'
    const began = from
    const end = is === 'past' ? later(ends[step] ?? began, began) : (promised[step] ?? null)
    if (is === 'past' && end) from = end
    return { step, name: ORDER_STEP_NAMES[step], stands: is, from: is === 'ahead' ? null : began, to: end }
  })
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)
