import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { BudgetSpent } from '#/pdf/content/budget.ts'
import { type Inflate, StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from './fix-refused.ts'
import { type InkTools, toBlack } from './fixers/to-inks.ts'
import { openForFix, saveFixed } from './open-for-fix.ts'

export interface BlackTools {
  readonly inflate: Inflate
  readonly inks: InkTools
  readonly now?: () => number
}

/**
 * A canonical copy with every colour in black ink alone, on the paper that is expected; with `numbers` on these pages only. The copy itself
 * where it is so already. Throws `FixRefused`.
 */
export async function inBlack(
  bytes: Uint8Array,
  expectation: FileExpectation,
  { inflate, inks, now }: BlackTools,
  numbers: readonly number[] | null = null,
): Promise<Uint8Array> {
  const file = await openForFix(bytes, { inflate, expectation, now }).catch(() => {
    throw new FixRefused('unreadable')
  })
  try {
    if (!(await toBlack(file, inks, numbers))) return bytes
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof StreamTooLarge) throw new FixRefused('too-large')
    throw error
  }
  return saveFixed(file)
}
