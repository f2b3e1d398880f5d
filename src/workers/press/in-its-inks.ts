import type { PressOrder } from '#/domain/press/press-order.ts'
import type { PackageCopy } from './package-job.ts'
import { notBlackWords, openInBlack } from './in-black.ts'
import { notInksWords, openInInks } from './in-inks.ts'
import type { OpenedFile } from './press-sources.ts'

interface Place {
  /** As warnings call the file. */
  readonly name: string
  /** Where what is made is written, and which file of it this is. */
  readonly target: string
  readonly index: number
}

/** Every page of a file in the inks that it is ordered in: black alone, or those of the press. What stays as it came is told in words. */
export async function openInItsInks(
  source: OpenedFile,
  order: Pick<PressOrder, 'spec' | 'route'>,
  { mono = [], foreign }: Pick<Partial<PackageCopy>, 'mono' | 'foreign'>,
  { name, target, index }: Place,
): Promise<{ readonly opened: OpenedFile; readonly warnings: readonly string[] }> {
  const black = await openInBlack(source, order, { target: `${target}.black-${index}.pdf`, mono })
  const inks = await openInInks(black.opened, order, {
    target: `${target}.inks-${index}.pdf`,
    mono,
    foreign,
    isBlackMade: black.refused === null,
  })
  const count = source.pages.length
  return {
    opened: inks.opened,
    warnings: [
      ...(black.refused === null ? [] : [notBlackWords(name, black.refused, count)]),
      ...(inks.left === null ? [] : notInksWords(name, inks.left, count)),
    ],
  }
}
