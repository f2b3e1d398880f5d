import type { BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import type { FloorJob, FloorStep } from './floor-job.ts'
import { type FloorSheet, type PlacedJob, placedJobs } from './shared-sheets.ts'
import type { StepStanding } from './step-standing.ts'
import { isPrint, STAGE_OF, type JobStep, type StepKind } from './steps.ts'
import { type DayHours, MINUTE_MS, nextWork, type Stretch, workEnd, workStretches } from './work-hours.ts'

export interface FloorMachine extends DayHours {
  readonly id: string
  readonly name: string
  readonly kind: StepKind
  /** Minutes for one set-up, and how much of its unit it runs in an hour. */
  readonly setupMinutes: number
  readonly perHour: number
}

export interface FloorState {
  readonly machines: readonly FloorMachine[]
  /** The oldest first, where the promised day is the same. */
  readonly jobs: readonly FloorJob[]
  readonly sheets?: readonly FloorSheet[]
  readonly calendar: BusinessCalendar
  /** Minute of the day at which couriers collect. */
  readonly pickUp: number
  readonly now: Date
}

/** One step on one machine; instants in milliseconds. */
export interface Ticket {
  readonly lineId: string
  readonly kind: StepKind
  readonly machineId: string
  readonly from: number
  readonly to: number
  /** Of work, set-ups included. */
  readonly minutes: number
  readonly standing: StepStanding
  readonly pinned: boolean
}

/** When a job will be ready, and whether that keeps its promise. */
export interface JobOutlook {
  readonly lineId: string
  readonly ready: number
  readonly due: number | null
  readonly late: boolean
}

export interface FloorPlan {
  readonly tickets: readonly Ticket[]
  readonly outlooks: ReadonlyMap<string, JobOutlook>
  /** Kinds of step that jobs want and no machine of the house does. */
  readonly missing: readonly StepKind[]
}

export const minutesOn = ({ setupMinutes, perHour }: FloorMachine, { setups, runs }: JobStep): number =>
  Math.max(1, Math.ceil(setups * setupMinutes + (runs * 60) / perHour))

interface Lane {
  readonly machine: FloorMachine
  readonly stretches: readonly Stretch[]
  /** By their beginning. */
  readonly taken: Stretch[]
}

/**
 * Every open step of every job on a machine: what runs stays where it is, then what somebody put somewhere, then by the promised
 * day. Each takes the first room in which its machine works and the steps before it are over. The same input gives the same plan.
 * A sheet that jobs share has one ticket, under the first of them.
 */
export function planFloor(state: FloorState): FloorPlan {
  const now = state.now.getTime()
  const lanes = state.machines.map((machine) => ({
    machine,
    stretches: workStretches(machine, state.calendar, state.now),
    taken: [],
  }))
  const tickets: Ticket[] = []
  const missing = new Set<StepKind>()
  const jobs = placedJobs(state.jobs, state.sheets ?? [])
  for (const job of jobs)
    for (const step of job.steps) if (step.standing !== 'waiting') tickets.push(...begun(job, step, lanes, now))
  const ready = new Map<string, number>()
  for (const job of jobs.toSorted((a, b) => byTurn(a.turn, b.turn)))
    ready.set(job.lineId, placeJob(job, { lanes, tickets, missing, now }))
  const outlooks = state.jobs.map((job) => [job.lineId, outlookOf(job, ready.get(job.lineId) ?? now, state)] as const)
  return { tickets, outlooks: new Map(outlooks), missing: [...missing] }
}

const LAST = '9999'

/** Whatever somebody put somewhere comes first, by its time; what nobody planned yet comes last. */
function byTurn(a: PlacedJob['turn'], b: PlacedJob['turn']): number {
  if (a.planned !== b.planned) return a.planned ? -1 : 1
  const pins = compare(pinOf(a), pinOf(b))
  return pins === 0 ? compare(a.due ?? LAST, b.due ?? LAST) : pins
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const pinOf = ({ steps }: PlacedJob['turn']): string =>
  steps.reduce((first, { pinnedAt, standing }) => {
    return standing === 'waiting' && pinnedAt !== null && pinnedAt < first ? pinnedAt : first
  }, LAST)

/** What runs or is over stands where it was, if that is known. */
function begun(job: FloorJob, step: FloorStep, lanes: readonly Lane[], now: number): readonly Ticket[] {
  const lane = laneOf(lanes, step)
  if (!lane) return []
  const minutes = minutesOn(lane.machine, step)
  const over = step.standing === 'done'
  if (over && !step.doneAt) return []
  const from = step.startedAt ? Date.parse(step.startedAt) : now
  const to = over ? Date.parse(step.doneAt ?? '') : Math.max(now + MINUTE_MS, workEnd(lane.stretches, from, minutes))
  if (!over) take(lane, { from: Math.min(from, now), to })
  const { lineId } = job
  return [
    { lineId, kind: step.kind, machineId: lane.machine.id, from, to, minutes, standing: step.standing, pinned: false },
  ]
}

const laneOf = (lanes: readonly Lane[], { kind, machineId }: FloorStep): Lane | undefined =>
  lanes.find(({ machine }) => machine.id === machineId && machine.kind === kind) ??
  lanes.find(({ machine }) => machine.kind === kind)

interface Placing {
  readonly lanes: readonly Lane[]
  readonly tickets: Ticket[]
  readonly missing: Set<StepKind>
  readonly now: number
}

/** Places the open steps of a job and answers when the last of all its steps is over. */
function placeJob(job: PlacedJob, { lanes, tickets, missing, now }: Placing): number {
  const running = tickets.filter(({ lineId, standing }) => lineId === job.lineId && standing === 'running')
  const shared = tickets.filter(({ lineId, kind }) => lineId === job.after && isPrint(kind))
  let stageEnd = now
  let end = Math.max(now, ...[...running, ...shared].map(({ to }) => to))
  let stage = -1
  for (const step of job.steps.toSorted((a, b) => STAGE_OF[a.kind] - STAGE_OF[b.kind])) {
    if (STAGE_OF[step.kind] > stage) {
      stage = STAGE_OF[step.kind]
      stageEnd = end
    }
    if (step.standing !== 'waiting') continue
    const found = roomFor(step, lanes, stageEnd)
    if (!found) {
      missing.add(step.kind)
      continue
    }
    take(found.lane, found)
    const { lane, from, to, minutes } = found
    const ticket = { lineId: job.lineId, kind: step.kind, machineId: lane.machine.id, from, to, minutes }
    tickets.push({ ...ticket, standing: 'waiting', pinned: step.pinnedAt !== null })
    end = Math.max(end, to)
  }
  return end
}

interface Room extends Stretch {
  readonly lane: Lane
  readonly minutes: number
}

/** The machine on which it is over first; the one where somebody put it, if that still runs. */
function roomFor(step: FloorStep, lanes: readonly Lane[], earliest: number): Room | null {
  const able = lanes.filter(({ machine }) => machine.kind === step.kind)
  const chosen = able.filter(({ machine }) => machine.id === step.machineId)
  const notBefore = Math.max(earliest, step.pinnedAt ? Date.parse(step.pinnedAt) : 0)
  const rooms = (chosen.length > 0 ? chosen : able).map((lane) => firstRoom(lane, step, notBefore))
  return rooms.toSorted((a, b) => a.to - b.to)[0] ?? null
}

function firstRoom(lane: Lane, step: FloorStep, notBefore: number): Room {
  const minutes = minutesOn(lane.machine, step)
  let from = nextWork(lane.stretches, notBefore)
  let to = workEnd(lane.stretches, from, minutes)
  for (const taken of lane.taken) {
    if (taken.from >= to) break
    if (taken.to <= from) continue
    from = nextWork(lane.stretches, taken.to)
    to = workEnd(lane.stretches, from, minutes)
  }
  return { lane, from, to, minutes }
}

function take(lane: Lane, { from, to }: Stretch): void {
  const at = lane.taken.findIndex((taken) => taken.from > from)
  lane.taken.splice(at === -1 ? lane.taken.length : at, 0, { from, to })
}

function outlookOf({ lineId, due }: FloorJob, ready: number, { pickUp }: FloorState): JobOutlook {
  const promised = due === null ? null : seoulMidnight(due).getTime() + pickUp * MINUTE_MS
  return { lineId, ready, due: promised, late: promised !== null && ready > promised }
}
