import fs from 'node:fs'
import { pageWords } from '#/domain/preflight/finding-messages.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pagesInBlack } from '#/domain/press/black-alone.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import type { Pages } from '#/domain/print/units.ts'
import { FixRefused, type FixRefusal } from '#/pdf/fix/fix-refused.ts'
import { inBlack } from '#/pdf/fix/in-black.ts'
import { openSource, type SourcePage } from '#/pdf/impose/source-pages.ts'
import { MAX_BYTES, MEANS, WHY_LEFT } from './plate-means.ts'
import type { OpenedFile } from './press-sources.ts'

interface Blackened {
  readonly opened: OpenedFile
  /** Pages that are ordered in black and could not be made so, and why. */
  readonly refused: { readonly pages: readonly Pages[]; readonly why: FixRefusal } | null
}

/**
 * The file with the pages that are ordered in black made black, written to `target`; the others as they came. As it came altogether, and
 * why, where that cannot be done.
 */
export async function openInBlack(
  opened: OpenedFile,
  { spec, route }: Pick<PressOrder, 'spec' | 'route'>,
  { target, mono }: { readonly target: string; readonly mono: readonly Pages[] },
): Promise<Blackened> {
  const { file, path } = opened
  const count = opened.pages.length
  const numbers = pagesInBlack(spec, file.part, { count, mono })
  if (numbers.length === 0) return { opened, refused: null }
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  if (fs.statSync(path).size > MAX_BYTES) return { opened, refused: { pages: numbers, why: 'too-large' } }
  const bytes = fs.readFileSync(path)
  const marked = (pages: readonly SourcePage[]) => (expectation.spotInks === 0 ? markBlack(pages, numbers) : pages)
  try {
    const black = await inBlack(bytes, expectation, MEANS, numbers.length === count ? null : numbers)
    if (black === bytes) return { opened: { ...opened, pages: marked(opened.pages) }, refused: null }
    const pages = await openSource(black, expectation)
    fs.writeFileSync(target, black)
    return { opened: { ...opened, path: target, pages: marked(pages) }, refused: null }
  } catch (error) {
    if (error instanceof FixRefused) return { opened, refused: { pages: numbers, why: error.reason } }
    throw error
  }
}

function markBlack(pages: readonly SourcePage[], numbers: readonly Pages[]): readonly SourcePage[] {
  const black = new Set(numbers)
  return pages.map((page, index) => (black.has(index + 1) ? { ...page, noSpots: true } : page))
}

/** Korean: for the head of the worksheet. `count` is all pages of the file. */
export function notBlackWords(name: string, { pages, why }: NonNullable<Blackened['refused']>, count: Pages): string {
  const where = pages.length === count ? '' : ` ${pageWords(pages)}이`
  return `${name}:${where} 1도(검정) 주문인데 색을 검정으로 바꾸지 못해 받은 그대로 앉혔습니다 (${WHY_LEFT[why]}). 출력 전에 먹판만 나오는지 확인해 주세요.`
}
