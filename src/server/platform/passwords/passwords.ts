import { AppError } from '#/contract/errors.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** Hashing for every kind of account, a few at a time: it is the most expensive thing a stranger can ask for. */
export interface Passwords {
  /** Errors: UNAVAILABLE when too many are waiting. */
  hash(password: string): Promise<string>
  /**
   * Takes as long for no account (`null`) as for a wrong password. Whoever is known, by a log-in or by a browser that has logged in
   * before, is next in line: strangers who come in thousands keep only each other waiting. Errors: UNAVAILABLE when too many are.
   */
  verify(stored: string | null, password: string, isKnown?: boolean): Promise<boolean>
}

const AT_ONCE = 2
const MOST_WAITING = 40

export function createPasswords(): Passwords {
  let running = 0
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  let nobody: Promise<string> | null = null

  async function limited<T>(work: () => Promise<T>, line = strangers): Promise<T> {
    if (line.length >= MOST_WAITING) throw new AppError('UNAVAILABLE')
    if (running >= AT_ONCE) await new Promise<void>((go) => line.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in between.
      const next = known.shift() ?? strangers.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => limited(() => hashPassword(password)),
    verify: (stored, password, isKnown = false) =>
      limited(
        async () => {
          nobody ??= hashPassword('nobody has this password')
          const right = await verifyPassword(stored ?? (await nobody), password)
          return right && stored !== null
        },
        isKnown ? known : strangers,
      ),
  }
}
