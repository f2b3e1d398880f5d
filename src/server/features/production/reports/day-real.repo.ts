import { sql } from '#/server/platform/db/drizzle.ts'
import { type BusinessCalendar, type Day, dayAfter, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { type FloorMachine, minutesOn } from '#/domain/floor/plan-floor.ts'
import { isPrint, type JobStep, type StepKind, stepsOf } from '#/domain/floor/steps.ts'
import { type Stretch, stretchesOn, workBetween } from '#/domain/floor/work-hours.ts'
import { shareOut } from '#/domain/gangs/share-out.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { PriceLine } from '#/domain/pricing/quote.ts'
import { realCost, realSum, type ShareOfSheet, type StageWork } from '#/domain/reports/real-cost.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import {
  presentMachine,
  readMachines,
  readSharedSheets,
  type SharedSheet,
} from '#/server/features/production/floor/floor.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { withinDay } from './day-sales.repo.ts'
import type { WorkDone } from './day-work.repo.ts'

interface WrittenStep {
  readonly kind: StepKind
  readonly machineId: string | null
  readonly startedAt: string
  readonly doneAt: string | null
  readonly made: number
  readonly waste: number
}

interface PackedRow extends Record<string, unknown> {
  readonly lineId: string
  readonly round: number
  readonly supply: string
  readonly ordered: number
  readonly packed: number
  readonly spec: JobSpec
  readonly route: RouteId
  readonly price: readonly PriceLine[]
  readonly steps: readonly WrittenStep[]
  /** Number of the sheet that it was printed on with others in this round. */
  readonly gang: string | null
}

/** What was packed on the floor that day, with all that was written down of its round. */
async function packedOn(db: DbOrTx, day: Day): Promise<readonly PackedRow[]> {
  const { rows } = await db.execute<PackedRow>(sql`
    select p.line_id as "lineId", p.round, l.supply, l.copies as ordered, p.made as packed, l.spec, l.quote ->> 'route' as route,
      coalesce(l.quote -> 'lines', '[]') as price,
      (select jsonb_agg(jsonb_build_object('kind', s.kind, 'machineId', s.machine_id, 'startedAt', s.started_at, 'doneAt', s.done_at,
        'made', s.made, 'waste', s.waste)) from floor_steps s
        where s.line_id = p.line_id and s.round = p.round and s.started_at is not null) as steps,
      (select g.number from gang_members m join gang_sheets g on g.id = m.gang_id
        where m.line_id = p.line_id and m.round = p.round and g.state in ('printing', 'printed', 'done')
        order by g.made_at desc limit 1) as gang
    from floor_steps p join order_lines l on l.id = p.line_id
    where p.kind = 'pack' and ${withinDay(day, sql`p.done_at`)}`)
  return rows
}

/** What the jobs that were packed on a day really cost, by what it comes from. */
export async function dayReal(db: DbOrTx, day: Day): Promise<readonly WorkDone[]> {
  const rows = await packedOn(db, day)
  if (rows.length === 0) return []
  const machines = (await readMachines(db)).map(presentMachine)
  const calendar = await readCalendar(db)
  const sheets = await readSharedSheets(
    db,
    rows.flatMap(({ gang }) => gang ?? []),
  )
  return rows.flatMap((row) => {
    const sheet = sheets.find(({ number }) => number === row.gang)
    return factsOf(row, sheet ? partOf(row, sheet) : null, machines, calendar)
  })
}

/** What a job takes of a sheet: its won, and of the run what is written down for it where nothing went wrong. */
interface PartOfSheet {
  readonly share: ShareOfSheet
  readonly runs: number
}

function partOf({ lineId }: PackedRow, { members, runs, cost, plates }: SharedSheet): PartOfSheet | null {
  const at = members.findIndex((member) => member.lineId === lineId)
  const shares = members.map(({ share }) => share)
  const share = shares[at]
  if (share === undefined) return null
  const bySheet = cost > 0 ? (share * (cost - plates)) / cost : 0
  return { share: { all: share, bySheet }, runs: shareOut(runs, shares)[at] ?? 0 }
}

function factsOf(
  row: PackedRow,
  part: PartOfSheet | null,
  machines: readonly FloorMachine[],
  calendar: BusinessCalendar,
): readonly WorkDone[] {
  const { lineId, round, ordered, packed, spec, route, price, steps } = row
  const fact = (key: string, cost: number): WorkDone => ({ topic: 'real', key, lineId, cost, made: 0, waste: 0 })
  const copies = round === 0 ? ordered : Math.max(1, packed)
  const planned = stepsOf(spec, route, copies, geometryOf(spec)).map((step) =>
    part && isPrint(step.kind) ? { ...step, runs: part.runs } : step,
  )
  const share = price.map((line) => ({ ...line, amount: Math.round((line.amount * copies) / ordered) }))
  const cost = realCost(share, stagesOf(planned, steps, machines, calendar), part?.share ?? null)
  // What is made again is all loss: nobody pays for it once more.
  if (round > 0) return [fact('remake', realSum(cost))]
  const differing = (['gang', 'sheets', 'waste', 'time'] as const).filter((key) => cost[key] !== 0)
  return [
    { ...fact('quoted', cost.quoted), supply: Number(row.supply) },
    ...differing.map((key) => fact(key, cost[key])),
  ]
}

const stageOf = (kind: StepKind): StageWork['stage'] =>
  kind === 'finish' || kind === 'bind' || kind === 'pack' ? kind : 'print'

function stagesOf(
  planned: readonly JobStep[],
  written: readonly WrittenStep[],
  machines: readonly FloorMachine[],
  calendar: BusinessCalendar,
): readonly StageWork[] {
  return [...Map.groupBy(planned, ({ kind }) => stageOf(kind))].map(([stage, steps]) => {
    const own = steps.map((step) => {
      const done = written.find(({ kind, doneAt }) => kind === step.kind && doneAt !== null)
      const machine = machines.find(({ id, kind }) => (done?.machineId ? id === done.machineId : kind === step.kind))
      return { step, done, machine }
    })
    const sum = (of: (each: (typeof own)[number]) => number) => own.reduce((all, each) => all + of(each), 0)
    const known = own.every(({ done }) => done !== undefined)
    const timed = known && own.every(({ machine }) => machine !== undefined)
    return {
      stage,
      planned: {
        runs: sum(({ step }) => step.runs),
        minutes: sum(({ step, machine }) => (machine ? minutesOn(machine, step) : 0)),
      },
      actual: known
        ? {
            made: sum(({ done }) => done?.made ?? 0),
            waste: sum(({ done }) => done?.waste ?? 0),
            minutes: timed ? sum(({ done, machine }) => (done && machine ? worked(done, machine, calendar) : 0)) : null,
          }
        : null,
    }
  })
}

/** Minutes between start and end in which the machine runs: nights and holidays cost nothing. */
function worked({ startedAt, doneAt }: WrittenStep, machine: FloorMachine, calendar: BusinessCalendar): number {
  const [from, to] = [new Date(startedAt), new Date(doneAt ?? startedAt)]
  const stretches: Stretch[] = []
  for (let day = seoulDay(from); day <= seoulDay(to); day = dayAfter(day))
    if (isWorkingDay(calendar, day)) stretches.push(...stretchesOn(machine, day))
  return workBetween(stretches, from.getTime(), to.getTime())
}
