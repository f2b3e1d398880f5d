import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { FixRefusal } from './fix-refused.ts'
import { pagesNotToInks, toInksOnPages } from './fixers/to-inks.ts'
import { openForPlates, type PlateTools, refusalOf } from './in-black.ts'
import { saveFixed } from './open-for-fix.ts'
import { ownInks } from './own-inks.ts'

interface InInks {
  /** The file itself where nothing had to be changed. */
  readonly bytes: Uint8Array
  /** Pages that stay as they came, and why. */
  readonly refused: { readonly pages: readonly number[]; readonly why: FixRefusal } | null
  /** Its inks are still those of a profile. */
  readonly keepsProfile: boolean
}

/**
 * A canonical copy for plates of four inks: the colours of screens, spots where none was ordered, and inks by the profile of another press are said
 * in the inks of the press and paper that are expected, as the fixers say them. A page on which that cannot be done stays as it came, and the
 * others do not wait for it. `numbers` are the pages that have such colours; with `alone` the others are left untouched.
 */
export async function inInks(
  bytes: Uint8Array,
  expectation: FileExpectation,
  tools: PlateTools,
  { numbers, alone }: { readonly numbers: readonly number[]; readonly alone: boolean },
): Promise<InInks> {
  const asCame = (pages: readonly number[], why: FixRefusal): InInks => ({
    bytes,
    refused: { pages, why },
    keepsProfile: false,
  })
  try {
    return {
      ...(await converted(bytes, expectation, tools, alone || numbers.length === 0 ? numbers : null)),
      refused: null,
    }
  } catch (error) {
    const why = refusalOf(error)
    if (why !== 'colours') return asCame(numbers, why)
  }
  try {
    const asked = await openForPlates(bytes, expectation, tools)
    ownInks(asked.objects)
    const bad = new Set(pagesNotToInks(asked, wantedOf(expectation), tools.inks, numbers))
    if (bad.size === 0) return asCame(numbers, 'colours')
    const good = numbers.filter((number) => !bad.has(number))
    return {
      ...(await converted(bytes, expectation, tools, good)),
      refused: { pages: [...bad], why: 'colours' },
    }
  } catch (error) {
    return asCame(numbers, refusalOf(error))
  }
}

const wantedOf = ({ spotInks }: FileExpectation) => ({ screen: true, spots: spotInks === 0 })

async function converted(
  bytes: Uint8Array,
  expectation: FileExpectation,
  tools: PlateTools,
  numbers: readonly number[] | null,
): Promise<Omit<InInks, 'refused'>> {
  const file = await openForPlates(bytes, expectation, tools)
  const own = ownInks(file.objects)
  const changed = numbers?.length !== 0 && (await toInksOnPages(file, wantedOf(expectation), tools.inks, numbers))
  return { bytes: own === 'changed' || changed ? await saveFixed(file) : bytes, keepsProfile: own === 'kept' }
}
