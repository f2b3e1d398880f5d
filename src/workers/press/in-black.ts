import fs from 'node:fs'
import { pageWords } from '#/domain/preflight/finding-messages.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pagesInBlack } from '#/domain/press/black-alone.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import type { Pages } from '#/domain/print/units.ts'
import { FixRefused, type FixRefusal } from '#/pdf/fix/fix-refused.ts'
import { inBlack } from '#/pdf/fix/in-black.ts'
import { MAX_BYTES, MEANS, WHY_LEFT } from './plate-means.ts'
import type { CopyOnDisk } from './press-sources.ts'

interface Blackened {
  /** Of the copy itself where it was not changed. */
  readonly path: string
  /** Pages that have no spot any more. */
  readonly noSpots: readonly Pages[]
  /** Pages that are ordered in black and could not be made so, and why. */
  readonly refused: { readonly pages: readonly Pages[]; readonly why: FixRefusal } | null
}

/**
 * The file with the pages that are ordered in black made black, written to `target`; the others as they came. As it came altogether, and
 * why, where that cannot be done.
 */
export async function copyInBlack(
  { file, path, count }: CopyOnDisk,
  { spec, route }: Pick<PressOrder, 'spec' | 'route'>,
  { target, mono }: { readonly target: string; readonly mono: readonly Pages[] },
): Promise<Blackened> {
  const numbers = pagesInBlack(spec, file.part, { count, mono })
  if (numbers.length === 0) return { path, noSpots: [], refused: null }
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  if (fs.statSync(path).size > MAX_BYTES) return { path, noSpots: [], refused: { pages: numbers, why: 'too-large' } }
  const bytes = fs.readFileSync(path)
  const noSpots = expectation.spotInks === 0 ? numbers : []
  try {
    const black = await inBlack(bytes, expectation, MEANS, numbers.length === count ? null : numbers)
    if (black === bytes) return { path, noSpots, refused: null }
    fs.writeFileSync(target, black)
    return { path: target, noSpots, refused: null }
  } catch (error) {
    if (error instanceof FixRefused) return { path, noSpots: [], refused: { pages: numbers, why: error.reason } }
    throw error
  }
}

/** Korean: for the head of the worksheet. `count` is all pages of the file. */
export function notBlackWords(name: string, { pages, why }: NonNullable<Blackened['refused']>, count: Pages): string {
  const where = pages.length === count ? '' : ` ${pageWords(pages)}이`
  return `${name}:${where} 1도(검정) 주문인데 색을 검정으로 바꾸지 못해 받은 그대로 앉혔습니다 (${WHY_LEFT[why]}). 출력 전에 먹판만 나오는지 확인해 주세요.`
}
