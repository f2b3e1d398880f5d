import fs from 'node:fs'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { PressFile, PressOrder } from '#/domain/press/press-order.ts'
import type { Pages } from '#/domain/print/units.ts'
import { openSource, type SourcePage } from '#/pdf/impose/source-pages.ts'
import type { PackageCopy } from './package-job.ts'
import { copyInBlack, notBlackWords } from './in-black.ts'
import { copyInInks, notInksWords } from './in-inks.ts'
import type { CopyOnDisk, OpenedFile } from './press-sources.ts'

type Ordered = Pick<PressOrder, 'spec' | 'route'>
type Read = Pick<Partial<PackageCopy>, 'mono' | 'foreign'>

interface Place {
  /** As warnings call the file. */
  readonly name: string
  /** Where what is made is written, and which file of it this is. */
  readonly target: string
  readonly index: number
}

interface InItsInks {
  /** Of the copy itself where nothing of it was changed. */
  readonly path: string
  /** Pages that have no spot any more. */
  readonly noSpots: ReadonlySet<Pages>
  readonly warnings: readonly string[]
}

/** Every page of a file in the inks that it is ordered in: black alone, or those of the press. What stays as it came is told in words. */
export async function copyInItsInks(
  copy: CopyOnDisk,
  order: Ordered,
  { mono = [], foreign }: Read,
  { name, target, index }: Place,
): Promise<InItsInks> {
  const black = await copyInBlack(copy, order, { target: `${target}.black-${index}.pdf`, mono })
  const inks = await copyInInks({ ...copy, path: black.path }, order, {
    target: `${target}.inks-${index}.pdf`,
    mono,
    foreign,
    isBlackMade: black.refused === null,
  })
  return {
    path: inks.path,
    noSpots: new Set([...black.noSpots, ...inks.noSpots]),
    warnings: [
      ...(black.refused === null ? [] : [notBlackWords(name, black.refused, copy.count)]),
      ...(inks.left === null ? [] : notInksWords(name, inks.left, copy.count)),
    ],
  }
}

/** The same of a file whose pages are laid on sheets. */
export async function openInItsInks(
  source: OpenedFile,
  order: Ordered,
  read: Read,
  place: Place,
): Promise<{ readonly opened: OpenedFile; readonly warnings: readonly string[] }> {
  const { file, path, pages } = source
  const made = await copyInItsInks({ file, path, count: pages.length }, order, read, place)
  const inked = made.path === path ? pages : await pagesOf(made.path, file, order)
  return {
    opened: {
      ...source,
      path: made.path,
      pages: inked.map((page, index) => (made.noSpots.has(index + 1) ? { ...page, noSpots: true } : page)),
    },
    warnings: made.warnings,
  }
}

function pagesOf(path: string, file: PressFile, { spec, route }: Ordered): Promise<readonly SourcePage[]> {
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  return openSource(fs.readFileSync(path), expectation)
}
