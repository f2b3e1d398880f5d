import fs from 'node:fs'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pageWords } from '#/domain/preflight/finding-messages.ts'
import { pagesInBlack } from '#/domain/press/black-alone.ts'
import type { ForeignInks } from '#/domain/press/foreign-inks.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import type { Pages } from '#/domain/print/units.ts'
import type { FixRefusal } from '#/pdf/fix/fix-refused.ts'
import { inInks } from '#/pdf/fix/in-inks.ts'
import { MAX_BYTES, MEANS, WHY_LEFT } from './plate-means.ts'
import type { CopyOnDisk } from './press-sources.ts'

/** What of a file stays in other inks than those of the job. */
export interface NotInInks {
  readonly pages: readonly Pages[]
  readonly why: FixRefusal | null
  readonly keepsProfile: boolean
}

interface InInks {
  /** Of the copy itself where it was not changed. */
  readonly path: string
  /** Pages that have no spot any more. */
  readonly noSpots: readonly Pages[]
  readonly left: NotInInks | null
}

interface Asked {
  readonly target: string
  readonly mono: readonly Pages[]
  readonly foreign: ForeignInks | undefined
  /** Pages that are ordered in black were made so. */
  readonly isBlackMade: boolean
}

/**
 * The file with the pages that are ordered in colour in the inks of its press, written to `target`. What cannot be said in them goes on as it came,
 * and is told.
 */
export async function copyInInks(
  { file, path, count }: CopyOnDisk,
  { spec, route }: Pick<PressOrder, 'spec' | 'route'>,
  { target, mono, foreign, isBlackMade }: Asked,
): Promise<InInks> {
  const black = new Set(pagesInBlack(spec, file.part, { count, mono }))
  const all = foreign?.pages ?? Array.from({ length: count }, (_, index) => index + 1)
  const numbers = all.filter((page) => !black.has(page))
  const asCame = (left: NotInInks | null): InInks => ({ path, noSpots: [], left })
  if (black.size === count || (numbers.length === 0 && foreign?.profiles === false)) return asCame(null)
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  if (fs.statSync(path).size > MAX_BYTES) return asCame({ pages: numbers, why: 'too-large', keepsProfile: false })
  const bytes = fs.readFileSync(path)
  const made = await inInks(bytes, expectation, MEANS, { numbers, alone: !isBlackMade })
  const left = made.refused
    ? { ...made.refused, keepsProfile: made.keepsProfile }
    : made.keepsProfile
      ? { pages: [], why: null, keepsProfile: true }
      : null
  if (made.bytes === bytes) return asCame(left)
  const asTheyCame = new Set(made.refused?.pages)
  const noSpots = expectation.spotInks === 0 ? numbers.filter((page) => !asTheyCame.has(page)) : []
  fs.writeFileSync(target, made.bytes)
  return { path: target, noSpots, left }
}

/** Korean: for the head of the worksheet. `count` is all pages of the file. */
export function notInksWords(name: string, { pages, why, keepsProfile }: NotInInks, count: Pages): readonly string[] {
  const where = pages.length === count ? '' : ` ${pageWords(pages)}의`
  return [
    ...(why !== null && pages.length > 0
      ? [
          `${name}:${where} 화면용 색(RGB)이나 주문하지 않은 별색을 주문한 잉크로 바꾸지 못해 받은 그대로 앉혔습니다 (${WHY_LEFT[why]}). 출력 전에 색분판을 확인해 주세요.`,
        ]
      : []),
    ...(why !== null && pages.length === 0
      ? [
          `${name}: 다른 인쇄 조건의 색 프로파일이나 출력 조건을 빼지 못해 받은 그대로 앉혔습니다 (${WHY_LEFT[why]}). 출력할 때 CMYK 값을 다시 계산하지 않게 해 주세요.`,
        ]
      : []),
    ...(keepsProfile
      ? [
          `${name}: 다른 인쇄 조건의 CMYK 프로파일이 겹쳐 찍기와 함께 쓰여 그대로 두었습니다. 출력할 때 CMYK 값을 다시 계산하지 않게 해 주세요.`,
        ]
      : []),
  ]
}
