import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import { josa } from '#/lib/josa.ts'

/** By their Korean names, in the order in which a person reads them. */
export type Things = Readonly<Record<string, unknown>>

/** What goes out with a look: of each thing a mark, which says nothing to anybody but is another when the thing is. */
export const lookedAt = (things: Things): LookedAt =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, markOf(thing)]))

const markOf = (thing: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(thing ?? null))
    .digest('base64url')
    .slice(0, 22)

/** Called with everything locked that the decision is about. CONFLICT, with the names of what was not like this when it was looked at. */
export function requireSeen(seen: LookedAt, things: Things): void {
  const now = lookedAt(things)
  const changed = Object.keys(now).filter((name) => seen[name] !== now[name])
  if (changed.length === 0) return
  throw new AppError(
    'CONFLICT',
    `보시는 동안 ${josa(changed.join(', '), '이/가')} 바뀌어 처리하지 않았습니다.\n새로 고쳐 다시 확인해 주세요.`,
    Object.fromEntries(changed.map((name) => [name, '보시는 동안 바뀌었습니다.'])),
  )
}
