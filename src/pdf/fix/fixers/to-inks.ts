import { PDFName, PDFString } from '@cantoo/pdf-lib'
import { pressConditionOf, type PressCondition } from '#/domain/preflight/press-condition.ts'
import { Budget, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { keepsItsColours } from '#/pdf/colour/picture-obstacles.ts'
import { blackOnly, type Press, pressOf } from '#/pdf/colour/press.ts'
import { PRESS_KEY } from '#/pdf/engine/press-of-file.ts'
import { namePress } from '#/pdf/pdfx/press-intent.ts'
import { ColourWalk } from '../colours/colour-walk.ts'
import { convertPicture, type PictureTools } from '../colours/convert-picture.ts'
import { SourceReader, type Wanted } from '../colours/source-reader.ts'
import { FixRefused } from '../fix-refused.ts'
import { chosenPages, pagesOf, type FixFile } from '../open-for-fix.ts'
import { ownPages } from '../own-pages.ts'

/** The profile of a press condition, from wherever this machine keeps it. */
export type ReadPressProfile = (condition: PressCondition) => Uint8Array

export interface InkTools extends PictureTools {
  readonly profile: ReadPressProfile
}

/** Whole books are read, and their pictures converted besides. */
const LIMITS = { ...DEFAULT_LIMITS, milliseconds: 60_000 }
/** With all pictures. */
const MOST_MS = 150_000

/**
 * Says the wanted colours of the whole file in the inks of the press and paper ordered, and writes down which these are. Throws
 * `FixRefused` where that would be a guess, rather than leave half of it.
 */
export async function toInks(file: FixFile, wanted: Wanted, tools: InkTools): Promise<void> {
  const condition = pressConditionOf(file.expectation)
  const profile = tools.profile(condition)
  await convert(file, wanted, pressOf(profile, condition.ink), tools)
  writeDown(file, condition, profile)
}

/** For plates: the same on the pages of these numbers (on all where it is null), the press named where anything changed. */
export async function toInksOnPages(
  file: FixFile,
  wanted: Wanted,
  tools: InkTools,
  numbers: readonly number[] | null,
): Promise<boolean> {
  const condition = pressConditionOf(file.expectation)
  const profile = tools.profile(condition)
  const pages = numbers === null ? pagesOf(file) : ownPages(file, numbers).map(({ node }) => node)
  const changed = await convert(file, wanted, pressOf(profile, condition.ink), tools, pages)
  if (changed) namePress(file.objects, condition, profile)
  return changed
}

/** Which of the pages of these numbers cannot be said in inks. The file is used up by the question. */
export function pagesNotToInks(
  file: FixFile,
  wanted: Wanted,
  tools: InkTools,
  numbers: readonly number[],
): readonly number[] {
  const condition = pressConditionOf(file.expectation)
  const sources = new SourceReader(file, pressOf(tools.profile(condition), condition.ink), wanted)
  const budget = budgetOf(file)
  return chosenPages(file, numbers).flatMap(({ number, node: { dict, inherited } }) => {
    // A walk of its own for each page, or what one page shares with another would be looked at on the first alone.
    const walk = new ColourWalk(file, sources, budget, tools)
    try {
      walk.page(dict, inherited.get('Resources'))
    } catch (error) {
      if (error instanceof FixRefused) return [number]
      throw error
    }
    const kept = [...walk.pictures.values()].some(
      ({ stream, table }) => table === null && keepsItsColours(file.objects, stream.dict),
    )
    return kept ? [number] : []
  })
}

const budgetOf = (file: FixFile): Budget => new Budget({ ...LIMITS, now: file.now ?? LIMITS.now })

/**
 * Every colour of the whole file, or of the pages of these numbers, becomes black ink alone; where spot inks are ordered they keep their plates, for which of them is the
 * ordered one nobody can tell. True when anything changed. Throws `FixRefused` where a picture or a mixture cannot be read.
 */
export async function toBlack(file: FixFile, tools: InkTools, numbers: readonly number[] | null): Promise<boolean> {
  const condition = pressConditionOf(file.expectation)
  const press = blackOnly(pressOf(tools.profile(condition), condition.ink))
  const pages = numbers === null ? pagesOf(file) : ownPages(file, numbers).map(({ node }) => node)
  return convert(file, { screen: true, spots: file.expectation.spotInks === 0, black: true }, press, tools, pages)
}

async function convert(
  file: FixFile,
  wanted: Wanted,
  press: Press,
  tools: InkTools,
  pages = pagesOf(file),
): Promise<boolean> {
  const now = file.now ?? LIMITS.now
  const begun = now()
  const walk = new ColourWalk(file, new SourceReader(file, press, wanted), budgetOf(file), tools)
  for (const { dict, inherited } of pages) walk.page(dict, inherited.get('Resources'))
  for (const picture of walk.pictures.values()) {
    // Whoever waits for the whole is stopped by the machine soon after, with nothing in hand.
    if (now() - begun > MOST_MS) throw new FixRefused('too-large')
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    await convertPicture(file, picture, tools)
  }
  return walk.changed
}

function writeDown({ objects }: FixFile, condition: PressCondition, profile: Uint8Array): void {
  const { context } = objects
  namePress(objects, condition, profile)
  const info = objects.info ?? context.obj({})
  if (!objects.info) context.trailerInfo.Info = context.register(info)
  info.set(PDFName.of(PRESS_KEY), PDFString.of(condition.id))
}
