import { AppError } from '#/contract/errors.ts'
import { NoTurn, type TurnLimits, Turns } from '#/server/platform/db/turns.ts'
import { RateExceeded } from './rate-gate.ts'

/** A quarter of the usual connections, and more than anybody presses at once. */
export const WRITES_OF_CALLER: TurnLimits = { atOnce: 4, waiting: 96, waitMs: 8_000 }
/** Looks, and changes of several steps. A page asks a dozen things at once, and a class behind one address opens a hundred pages: they wait and are not sent away. */
export const READS_OF_CALLER: TurnLimits = { atOnce: 8, waiting: 1_200, waitMs: 8_000 }
/** Fewer than work at once at lists: whoever opens ten tabs of the desk leaves one to the others, and fills no queue of theirs. */
export const LISTS_OF_CALLER: TurnLimits = { atOnce: 3, waiting: 96, waitMs: 8_000 }
const COME_BACK_SECONDS = 2

/**
 * TOO_MANY_REQUESTS when so many of the same caller wait already; UNAVAILABLE when no turn came in time. Once its answer is `leaving`
 * work has no turn any more: a file that is read slowly, or not at all, would hold up whoever is behind the same address.
 */
export type AccountTurns = <T>(who: string, work: () => Promise<T>, leaving?: Promise<void>) => Promise<T>

/**
 * What one caller has done at once. Two hundred calls for one seat would wait for its row, each with a connection to the database
 * in its hand, and five hundred that only read would stand before everybody else's: all would be told to come later.
 */
export function createAccountTurns(limits: TurnLimits, waitMs = limits.waitMs): AccountTurns {
  const known = new Map<string, Turns>()
  // Whoever hangs up after asking has still asked.
  const never = new AbortController().signal
  return async <T>(who: string, work: () => Promise<T>, leaving?: Promise<void>) => {
    const turns = known.get(who) ?? new Turns({ ...limits, waitMs })
    if (turns.waiting >= limits.waiting) throw new RateExceeded(COME_BACK_SECONDS)
    known.set(who, turns)
    let done: Promise<T> | undefined
    const begin = async () => {
      done = work()
      await (leaving ? Promise.race([done, leaving]) : done)
    }
    try {
      await turns.take(never, begin)
    } catch (error) {
      throw error instanceof NoTurn ? new AppError('UNAVAILABLE') : error
    } finally {
      if (turns.busy === 0) known.delete(who)
    }
    return done as Promise<T>
  }
}
