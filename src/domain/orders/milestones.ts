/** The moments of an order that its six steps are measured by; null for what has not happened. */
export interface Milestones {
  readonly paid: Date | null
  /** All files were found good. */
  readonly file: Date | null
  /** The last proof was approved. */
  readonly proof: Date | null
  readonly made: Date | null
  readonly shipped: Date | null
  readonly delivered: Date | null
  readonly confirmed: Date | null
}

interface Entry {
  readonly machine: string
  readonly event: string
  readonly toState: string | null
  readonly lineId: string | null
  readonly deliveryId: string | null
  readonly at: Date
}

interface Counted {
  readonly paidAt: Date | null
  readonly lines: readonly { readonly id: string; readonly production: string }[]
  readonly deliveries: readonly { readonly id: string; readonly counts?: readonly { readonly lineId: string }[] }[]
}

const FILE_GOOD = ['ready', 'proofing', 'waiting-customer', 'changes-asked', 'approved']

/** Read from the history: a step is over when it is over for everything that was not cancelled, and still is. */
export function milestonesOf({ paidAt, lines, deliveries }: Counted, history: readonly Entry[]): Milestones {
  const kept = lines.filter(({ production }) => production !== 'cancelled').map(({ id }) => id)
  // A parcel of nothing but cancelled lines never leaves, and nobody waits for it.
  const leaves = deliveries.filter(({ counts }) => !counts || counts.some(({ lineId }) => kept.includes(lineId)))
  const places = leaves.map(({ id }) => id)
  const ofLines = (machine: string, states: readonly string[]) =>
    lastOf(kept, (id) =>
      reached(
        history.filter((entry) => entry.machine === machine && entry.lineId === id),
        states,
      ),
    )
  const ofPlaces = (states: readonly string[]) =>
    lastOf(places, (id) =>
      reached(
        history.filter((entry) => entry.deliveryId === id),
        states,
      ),
    )
  return {
    paid: paidAt,
    file: ofLines('file', FILE_GOOD),
    proof: ofLines('file', ['approved']),
    made: ofLines('production', ['done']),
    shipped: firstOf(places, (id) =>
      reached(
        history.filter((entry) => entry.deliveryId === id),
        LEFT,
      ),
    ),
    delivered: ofPlaces(['delivered', 'confirmed']),
    confirmed: ofPlaces(['confirmed']),
  }
}

const LEFT = ['shipped', 'in-transit', 'pickup-ready', 'delivered', 'confirmed']

/** When it last came into one of the states and stayed; null when it has left them again. */
function reached(entries: readonly Entry[], states: readonly string[]): Date | null {
  let since: Date | null = null
  for (const { toState, at } of entries) {
    if (toState === null) continue
    since = states.includes(toState) ? (since ?? at) : null
  }
  return since
}

/** Of all of them the latest; null while one is missing. */
function lastOf(ids: readonly string[], when: (id: string) => Date | null): Date | null {
  const moments = ids.map(when)
  if (moments.length === 0 || moments.includes(null)) return null
  return moments.reduce((late, at) => (late && at && at > late ? at : late))
}

/** Of those that have one the earliest. */
function firstOf(ids: readonly string[], when: (id: string) => Date | null): Date | null {
  const moments = ids.map(when).filter((at) => at !== null)
  return moments.length === 0 ? null : moments.reduce((early, at) => (at < early ? at : early))
}
