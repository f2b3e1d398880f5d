import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { BudgetSpent } from '#/pdf/content/budget.ts'
import { type Inflate, StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { FixRefused, type FixRefusal } from './fix-refused.ts'
import { type InkTools, toBlack } from './fixers/to-inks.ts'
import { type FixFile, openForFix, saveFixed } from './open-for-fix.ts'

/** What files for plates are made with. */
export interface PlateTools {
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
  tools: PlateTools,
  numbers: readonly number[] | null = null,
): Promise<Uint8Array> {
  const file = await openForPlates(bytes, expectation, tools)
  try {
    if (!(await toBlack(file, tools.inks, numbers))) return bytes
  } catch (error) {
    throw new FixRefused(refusalOf(error))
  }
  return saveFixed(file)
}

/** Throws `FixRefused` where it cannot be read. */
export async function openForPlates(
  bytes: Uint8Array,
  expectation: FileExpectation,
  { inflate, now }: PlateTools,
): Promise<FixFile> {
  return openForFix(bytes, { inflate, expectation, now }).catch(() => {
    throw new FixRefused('unreadable')
  })
}

/** Why a fixer gave up; whatever else was thrown is thrown on. */
export function refusalOf(error: unknown): FixRefusal {
  if (error instanceof FixRefused) return error.reason
  if (error instanceof BudgetSpent || error instanceof StreamTooLarge) return 'too-large'
  throw error
}
