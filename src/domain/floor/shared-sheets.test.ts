import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { withProposal } from './move-ticket.ts'
import type { FloorJob, FloorStep } from './floor-job.ts'
import { type FloorMachine, type FloorState, planFloor } from './plan-floor.ts'
import { worstOutlook } from './consequence.ts'
import { sheetCards } from './shared-sheets.ts'
import type { StepKind } from './steps.ts'

const machine = (id: string, kind: StepKind): FloorMachine => ({
  id,
  name: id,
  kind,
  setupMinutes: 0,
  perHour: 60,
  opens: 540,
  closes: 1140,
  pause: null,
})
const step = (kind: StepKind, runs: number, more: Partial<FloorStep> = {}): FloorStep => ({
  kind,
  setups: 1,
  runs,
  standing: 'waiting',
  machineId: null,
  pinnedAt: null,
  startedAt: null,
  doneAt: null,
  ...more,
})
const job = (lineId: string, due: string, gang: string | null = 'G-1', print: Partial<FloorStep> = {}): FloorJob => ({
  lineId,
  due,
  gang,
  planned: true,
  steps: [step('offset', 200, print), step('pack', 30)],
})
const floor = (jobs: readonly FloorJob[]): FloorState => ({
  machines: [machine('m1', 'offset'), machine('m2', 'offset'), machine('p1', 'pack')],
  jobs,
  sheets: [{ number: 'G-1', runs: 60, setups: 2 }],
  calendar: businessCalendar([]),
  pickUp: 1020,
  now: new Date('2026-11-20T10:00:00+09:00'),
})
const clock = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(11, 16)
const ticketsOf = (state: FloorState, kind: StepKind) =>
  planFloor(state)
    .tickets.filter((ticket) => ticket.kind === kind)
    .map(({ lineId, from, to }) => [lineId, clock(from), clock(to)])

describe('jobs that share a sheet', () => {
  const shared = floor([job('a', '2026-11-25'), job('b', '2026-11-24'), job('c', '2026-11-26')])

  it('are printed once, as long as the sheet takes, and each goes on after it', () => {
    expect(ticketsOf(shared, 'offset')).toEqual([['a', '10:00', '11:00']])
    expect(ticketsOf(shared, 'pack').toSorted()).toEqual([
      ['a', '11:00', '11:30'],
      ['b', '11:30', '12:00'],
      ['c', '12:00', '12:30'],
    ])
  })

  it('take the turn of the earliest promise on the sheet', () => {
    const alone = job('z', '2026-11-24', null)
    const one = {
      ...floor([alone, job('a', '2026-11-30'), job('b', '2026-11-23')]),
      machines: shared.machines.slice(1),
    }
    expect(ticketsOf(one, 'offset')[0]).toEqual(['a', '10:00', '11:00'])
  })

  it('are moved together', () => {
    const at = new Date('2026-11-20T14:00:00+09:00').getTime()
    const moved = withProposal(shared, { lineId: 'a', kind: 'offset', machineId: 'm2', at })
    expect(ticketsOf(moved, 'offset')).toEqual([['a', '14:00', '15:00']])
    expect(moved.jobs.map(({ steps }) => steps[0]?.machineId)).toEqual(['m2', 'm2', 'm2'])
  })

  it('stand on one card, with what lies on it, and the worst of what becomes of them', () => {
    const cards = sheetCards(shared.jobs)
    expect([...cards].map(([number, jobs]) => [number, jobs.map(({ lineId }) => lineId)])).toEqual([
      ['G-1', ['a', 'b', 'c']],
    ])
    const late = floor([job('a', '2026-11-25'), job('b', '2026-11-19')])
    expect(worstOutlook(planFloor(late), late.jobs)?.lineId).toBe('b')
  })

  it('stay where the sheet runs', () => {
    const started = { standing: 'running', machineId: 'm2', startedAt: '2026-11-20T00:30:00Z' } as const
    const running = floor([job('a', '2026-11-25', 'G-1', started), job('b', '2026-11-24', 'G-1', started)])
    expect(planFloor(running).tickets.filter(({ kind }) => kind === 'offset')).toMatchObject([
      { lineId: 'a', machineId: 'm2', standing: 'running', minutes: 60 },
    ])
    expect(ticketsOf(running, 'pack').map(([, from]) => from)).toEqual(['10:30', '11:00'])
  })
})
