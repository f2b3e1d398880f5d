import type { ImageFact } from '../pdf-facts.ts'
import { filledPages, WORTH_LOOKING_PX } from '../page-filling.ts'
import { fromTrimCorner, placePage } from '../placement.ts'
import type { Severity } from '../finding.ts'
import { limitWords, unusablePpi } from '../press-limits.ts'
import { finding, type Rule } from '../rule.ts'
import { pageWords } from '../finding-messages.ts'

const id = 'image-resolution'

const WORTH_LOOKING_MM = 5
/** Smaller ones are icons and logos, which spoil no page. */
const SEEN_AS_PICTURE_MM = 20

type Words = (pages: string, ppi: number) => readonly [string, string]

/** Photographs that will look soft, and those that are none any more; those that fill a page have a rule of their own. */
export const imageResolutionRule: Rule = {
  id,
  check(facts, expectation) {
    const { limits } = expectation
    const { ppiLow, ppiPoor } = limits
    const filling = new Set(filledPages(facts, expectation).flatMap(({ pictures }) => pictures))
    const photos = facts.images.filter((image) => isPhoto(image) && !(image.ppi < ppiPoor && filling.has(image)))
    const unusable = photos.filter((image) => image.ppi < unusablePpi(expectation) && isLarge(image))
    const others = photos.filter((image) => !unusable.includes(image))
    const said = (severity: Severity, low: readonly ImageFact[], words: Words) => {
      const worst = low.toSorted((a, b) => a.ppi - b.ppi)[0]
      if (!worst) return []
      const pages = [...new Set(low.map((image) => image.page))].toSorted((a, b) => a - b)
      const ordered = [worst.page, ...pages.filter((page) => page !== worst.page)]
      const page = facts.pages[worst.page - 1]
      const placement = page && placePage(page, expectation)
      const box = placement?.fits ? fromTrimCorner(worst.box, placement.trim) : null
      const [title, detail] = words(pageWords(pages), worst.ppi)
      return [finding(id, { severity, pages: ordered, box, title, detail })]
    }
    const larger = '더 큰 원본으로 바꾸거나 작게 넣어 주세요(권장 300 ppi).'
    return [
      ...said('block', unusable, (pages, ppi) => [
        `${pages} 사진의 해상도가 너무 낮아 인쇄할 수 없습니다`,
        `가장 낮은 사진이 ${ppi} ppi입니다. ${unusablePpi(expectation)} ppi보다 낮으면 사진보다 점이 먼저 보입니다(${limitWords(limits)}). ${larger}`,
      ]),
      ...said(
        'warn',
        others.filter(({ ppi }) => ppi < ppiPoor),
        (pages, ppi) => [
          `${pages} 사진이 흐리게 인쇄됩니다`,
          `가장 낮은 사진이 ${ppi} ppi입니다. ${ppiPoor} ppi보다 낮으면 점이 보입니다(${limitWords(limits)}). ${larger}`,
        ],
      ),
      ...said(
        'warn',
        others.filter(({ ppi }) => ppi >= ppiPoor && ppi < ppiLow),
        (pages, ppi) => [
          `${pages} 사진이 조금 흐릴 수 있습니다`,
          `가장 낮은 사진이 ${ppi} ppi입니다. ${ppiLow} ppi부터 고르게 인쇄되고(${limitWords(limits)}) 300 ppi면 가장 선명합니다. 이대로 인쇄해도 됩니다.`,
        ],
      ),
    ]
  },
}

const isLarge = ({ box }: ImageFact) => Math.max(box.width, box.height) >= SEEN_AS_PICTURE_MM

const isPhoto = ({ pixels, box, bitsPerComponent, isMask }: ImageFact) =>
  !isMask &&
  bitsPerComponent > 1 &&
  Math.min(pixels.width, pixels.height) > WORTH_LOOKING_PX &&
  Math.max(box.width, box.height) > WORTH_LOOKING_MM
