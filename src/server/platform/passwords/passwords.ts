import { AppError } from '#/contract/errors.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** Hashing for every kind of account, a few at a time: it is the most expensive thing a stranger can ask for. */
export interface Passwords {
  /** Errors: UNAVAILABLE when too many are waiting. */
  hash(password: string): Promise<string>
  /** Takes as long for no account (`null`) as for a wrong password. Errors: UNAVAILABLE when too many are waiting. */
  verify(stored: string | null, password: string): Promise<boolean>
}

const AT_ONCE = 2
const MOST_WAITING = 40

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  let nobody: Promise<string> | null = null

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MOST_WAITING) throw new AppError('UNAVAILABLE')
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => limited(() => hashPassword(password)),
    verify: (stored, password) =>
      limited(async () => {
        nobody ??= hashPassword('nobody has this password')
        const right = await verifyPassword(stored ?? (await nobody), password)
        return right && stored !== null
      }),
  }
}
