/** Who may cause a move. `system` is the shop itself: jobs, the gateway's answers, the clock. */
export const MOVERS = ['customer', 'partner', 'staff', 'system'] as const
export type Mover = (typeof MOVERS)[number]

/** One allowed move of a state machine. A table of these is the whole machine: what is not listed cannot happen. */
export interface Transition<S extends string, E extends string> {
  readonly from: readonly S[]
  readonly event: E
  readonly to: S
  readonly who: readonly Mover[]
}

export interface Machine<S extends string, E extends string> {
  readonly name: string
  readonly initial: S
  readonly states: readonly S[]
  readonly table: readonly Transition<S, E>[]
}

export type MoveOutcome<S extends string> =
  | { readonly ok: true; readonly to: S }
  | { readonly ok: false; readonly reason: 'not-from-here' | 'not-by-you' }

/** Looks the move up in the table; does not change anything. */
export function next<S extends string, E extends string>(
  machine: Machine<S, E>,
  from: S,
  event: E,
  who: Mover,
): MoveOutcome<S> {
  const rows = machine.table.filter((row) => row.event === event && row.from.includes(from))
  const row = rows.find((candidate) => candidate.who.includes(who))
  if (row) return { ok: true, to: row.to }
  return { ok: false, reason: rows.length > 0 ? 'not-by-you' : 'not-from-here' }
}

/** Events that this mover may cause now, for buttons. */
export function eventsFrom<S extends string, E extends string>(
  machine: Machine<S, E>,
  from: S,
  who: Mover,
): readonly E[] {
  const events = machine.table.filter((row) => row.from.includes(from) && row.who.includes(who)).map((row) => row.event)
  return [...new Set(events)]
}

/** Faults of a table: unreachable states, names it does not know, two answers to one question. Empty when it is sound. */
export function faultsOf<S extends string, E extends string>(machine: Machine<S, E>): readonly string[] {
  const faults: string[] = []
  const known = new Set<string>(machine.states)
  const seen = new Set<string>()
  for (const row of machine.table) {
    for (const state of [...row.from, row.to]) if (!known.has(state)) faults.push(`unknown state ${state}`)
    for (const from of row.from)
      for (const who of row.who) {
        const question = `${from} + ${row.event} by ${who}`
        if (seen.has(question)) faults.push(`two answers to ${question}`)
        seen.add(question)
      }
  }
  const reached = reachable(machine)
  for (const state of machine.states) if (!reached.has(state)) faults.push(`unreachable state ${state}`)
  return faults
}

function reachable<S extends string, E extends string>(machine: Machine<S, E>): ReadonlySet<S> {
  const reached = new Set<S>([machine.initial])
  for (let grew = true; grew;) {
    grew = false
    for (const row of machine.table) {
      if (reached.has(row.to) || !row.from.some((from) => reached.has(from))) continue
      reached.add(row.to)
      grew = true
    }
  }
  return reached
}
