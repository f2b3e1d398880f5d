import * as z from 'zod/mini'

const AGAIN = { error: '화면을 새로 고친 뒤 다시 해 주세요.' }

/**
 * What somebody had before their eyes when they decided: each thing by its Korean name, with a mark of what it said. A look hands it
 * out, the decision brings it back as it came, and is refused with the names of what became something else meanwhile (ADR 0086).
 */
export const LookedAt = z.record(
  z.string().check(z.maxLength(30, AGAIN)),
  z.string(AGAIN).check(z.maxLength(64, AGAIN)),
  AGAIN,
)
export type LookedAt = z.output<typeof LookedAt>
