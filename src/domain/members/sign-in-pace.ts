/**
 * What wrong passwords are counted by. `pair`: one address at one account. `account`: all strangers at one account.
 * `address`: one address at any account. `device`: a browser that has logged in to the account before. `proof`: the password
 * asked again of somebody who is logged in.
 */
export type CountKind = 'pair' | 'account' | 'address' | 'device' | 'proof'

interface Pace {
  /** Wrong tries before the first wait. */
  readonly free: number
  readonly firstSeconds: number
  readonly mostSeconds: number
  /** One wrong try is forgiven for each such time in which nothing was tried. */
  readonly forgivenMinutes: number
}

const PACES: Readonly<Record<CountKind, Pace>> = {
  pair: { free: 5, firstSeconds: 2, mostSeconds: 900, forgivenMinutes: 60 },
  account: { free: 20, firstSeconds: 2, mostSeconds: 300, forgivenMinutes: 60 },
  address: { free: 30, firstSeconds: 1, mostSeconds: 60, forgivenMinutes: 10 },
  device: { free: 5, firstSeconds: 2, mostSeconds: 900, forgivenMinutes: 60 },
  proof: { free: 5, firstSeconds: 2, mostSeconds: 900, forgivenMinutes: 60 },
}

/** Wrong tries of strangers at one account after which its owner is told. */
export const TELL_OWNER_AT = 15

/** How long the next try has to wait once this many were wrong: twice as long each time, up to a limit. */
export function waitAfter(kind: CountKind, wrong: number): number {
  const { free, firstSeconds, mostSeconds } = PACES[kind]
  return wrong < free ? 0 : Math.min(mostSeconds, firstSeconds * 2 ** Math.min(20, wrong - free))
}

/** What still counts of wrong tries after a quiet time. */
export function stillCounting(kind: CountKind, wrong: number, quietMs: number): number {
  // Two at once, or two servers: the earlier may be counted later, and is no further try.
  const quiet = Math.max(0, quietMs)
  return Math.max(0, wrong - Math.floor(quiet / (PACES[kind].forgivenMinutes * 60_000)))
}
