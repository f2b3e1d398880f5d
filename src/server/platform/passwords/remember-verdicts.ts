import type { Passwords } from './passwords.ts'

const MOST = 200

/**
 * Answers for fixed passwords that are asked for again and again. A verdict is kept by the stored hash: whoever changes
 * their password has another hash, and is checked anew.
 */
export function rememberVerdicts(passwords: Pick<Passwords, 'verify'>): Pick<Passwords, 'verify'> {
  const verdicts = new Map<string, Promise<boolean>>()
  return {
    verify: async (stored, password) => {
      if (stored === null) return passwords.verify(stored, password)
      const key = JSON.stringify([stored, password])
      const known = verdicts.get(key)
      if (known) return known
      if (verdicts.size >= MOST) verdicts.clear()
      const asked = passwords.verify(stored, password)
      verdicts.set(key, asked)
      // A check that was turned away is no verdict.
      asked.catch(() => verdicts.delete(key))
      return asked
    },
  }
}
