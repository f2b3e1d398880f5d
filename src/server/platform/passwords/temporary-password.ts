import { passwordProblem } from '#/domain/members/password-rule.ts'
import type { Ids } from '#/server/platform/services.ts'

/** Drawn by lot, easy to read aloud, and within the rule for passwords. */
export function temporaryPassword(ids: Pick<Ids, 'readable'>): string {
  for (;;) {
    const password = [4, 4, 4].map((length) => ids.readable(length)).join('-')
    if (passwordProblem(password) === null) return password
  }
}
