import fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { type FloorState, planFloor } from './plan-floor.ts'
import { STAGE_OF, STEP_KINDS } from './steps.ts'

const NOW = new Date('2026-11-20T10:20:00+09:00')
const MACHINES = STEP_KINDS.flatMap((kind, at) =>
  [1, 2].slice(at % 2).map((number) => ({
    id: `${kind}-${number}`,
    name: `${kind} ${number}`,
    kind,
    setupMinutes: 5 * number,
    perHour: 100 * number,
    opens: 540,
    closes: 1140,
    pause: { from: 720, to: 780 },
  })),
)

const jobs = fc.array(
  fc.record({
    due: fc.constantFrom(null, '2026-11-20', '2026-11-24'),
    planned: fc.boolean(),
    kinds: fc.subarray([...STEP_KINDS], { minLength: 1 }),
    runs: fc.integer({ min: 1, max: 900 }),
    pin: fc.option(fc.integer({ min: -600, max: 3000 })),
  }),
  { maxLength: 25 },
)

it('never lays two tickets on one machine at once, nor a step before the one it waits for, and forgets no step', () => {
  fc.assert(
    fc.property(jobs, (made) => {
      const state: FloorState = {
        machines: MACHINES,
        calendar: businessCalendar([]),
        pickUp: 1020,
        now: NOW,
        jobs: made.map(({ due, planned, kinds, runs, pin }, at) => ({
          lineId: String(at),
          due,
          planned,
          steps: kinds.map((kind, index) => ({
            kind,
            setups: 1,
            runs,
            standing: 'waiting',
            machineId: null,
            pinnedAt: pin === null || index > 0 ? null : new Date(NOW.getTime() + pin * 60_000).toISOString(),
            startedAt: null,
            doneAt: null,
          })),
        })),
      }
      const { tickets, outlooks } = planFloor(state)
      expect(tickets).toHaveLength(made.reduce((sum, { kinds }) => sum + kinds.length, 0))
      for (const { id } of MACHINES) {
        const lane = tickets.filter(({ machineId }) => machineId === id).toSorted((a, b) => a.from - b.from)
        for (const [at, ticket] of lane.entries())
          expect(lane[at + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(ticket.to)
      }
      for (const a of tickets)
        for (const b of tickets)
          if (a.lineId === b.lineId && STAGE_OF[a.kind] < STAGE_OF[b.kind]) expect(b.from).toBeGreaterThanOrEqual(a.to)
      for (const { from, lineId, to } of tickets) {
        expect(from).toBeGreaterThanOrEqual(NOW.getTime())
        expect(outlooks.get(lineId)?.ready).toBeGreaterThanOrEqual(to)
      }
    }),
    { numRuns: 150 },
  )
})
