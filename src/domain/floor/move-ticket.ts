import { type FloorPlan, type FloorState, planFloor, type Ticket } from './plan-floor.ts'
import { isPrint, type StepKind } from './steps.ts'

/** A step by the job it is of; its ticket on the board is known by both. */
export interface StepOfJob {
  readonly lineId: string
  readonly kind: StepKind
}

/** Where somebody would put a step. */
export interface Proposal extends StepOfJob {
  readonly machineId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The floor as it would be: the step is put there, and its job counts as planned; a sheet is put there with all of its jobs. */
export function withProposal(state: FloorState, { lineId, kind, machineId, at }: Proposal): FloorState {
  const gang = isPrint(kind) ? state.jobs.find((job) => job.lineId === lineId)?.gang : null
  const pinnedAt = new Date(at).toISOString()
  return {
    ...state,
    jobs: state.jobs.map((job) =>
      job.lineId === lineId || (gang && job.gang === gang)
        ? {
            ...job,
            planned: true,
            steps: job.steps.map((step) => (step.kind === kind ? { ...step, machineId, pinnedAt } : step)),
          }
        : job,
    ),
  }
}

export type Direction = 'earlier' | 'later' | 'up' | 'down'

export const ticketOf = (plan: FloorPlan, { lineId, kind }: StepOfJob): Ticket | undefined =>
  plan.tickets.find((each) => each.lineId === lineId && each.kind === kind)

/** One step of the keyboard: before the ticket in front, behind the next, or to another machine of the kind; null at an end. */
export function stepAside(state: FloorState, plan: FloorPlan, ticket: Ticket, direction: Direction): Proposal | null {
  const { lineId, kind, machineId, from } = ticket
  if (direction === 'up' || direction === 'down') {
    const other = neighbour(state, ticket, direction)
    return other === null ? null : { lineId, kind, machineId: other, at: from }
  }
  const lane = plan.tickets
    .filter((each) => each.machineId === machineId && each.standing === 'waiting')
    .toSorted((a, b) => a.from - b.from)
  const place = lane.findIndex((each) => each.lineId === lineId && each.kind === kind)
  const other = lane[direction === 'earlier' ? place - 1 : place + 1]
  if (place === -1 || !other) return null
  if (direction === 'earlier') return { lineId, kind, machineId, at: other.from }
  // Behind the next one as it moves up; where that cannot move up, behind where it is.
  const closing = { lineId, kind, machineId, at: from + (other.to - other.from) }
  return isBehind(state, closing, other) ? closing : { ...closing, at: other.to }
}

function neighbour(state: FloorState, { kind, machineId }: Ticket, direction: 'up' | 'down'): string | null {
  const able = state.machines.filter((machine) => machine.kind === kind)
  const at = able.findIndex(({ id }) => id === machineId)
  return able[at + (direction === 'up' ? -1 : 1)]?.id ?? null
}

function isBehind(state: FloorState, proposal: Proposal, other: Ticket): boolean {
  const after = planFloor(withProposal(state, proposal))
  const [own, next] = [ticketOf(after, proposal), ticketOf(after, other)]
  return own !== undefined && next !== undefined && next.from < own.from
}
