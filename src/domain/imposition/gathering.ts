import type { Pages } from '#/domain/print/units.ts'
import { SIGNATURE_PAGES, type SignaturePages } from '#/domain/print/signature-size.ts'

/** A folded sheet in its place among the others of a book. */
export interface Signature {
  readonly pages: SignaturePages
  /** Pages of the section before it, counted from the front. */
  readonly before: Pages
  /** How many of its own it prints; the rest, blank, is torn off. */
  readonly printed: Pages
}

/** The smallest: one fold, two leaves. */
const REST = 4

/** Signatures as large as may be, and smaller ones for the rest. Their pages together are a multiple of four. */
function sizesFor(whole: Pages, largest: SignaturePages): readonly SignaturePages[] {
  const sizes: SignaturePages[] = []
  let left = whole
  while (left > 0) {
    const next = SIGNATURE_PAGES.find((size) => size <= largest && size <= left) ?? REST
    sizes.push(next)
    left -= next
  }
  return sizes
}

/** Laid into each other: the largest outside, which takes its pages from both ends of the section. */
export function nestedSignatures(whole: Pages, largest: SignaturePages): readonly Signature[] {
  let before = 0
  return sizesFor(whole, largest).map((pages) => {
    const signature = { pages, before, printed: pages }
    before += pages / 2
    return signature
  })
}

/**
 * Gathered one behind the other. A rest of four pages does not close the block: glue and thread hold two leaves badly and the
 * cover pulls them off, so it stands last but one. `closes` says that the section ends the book.
 */
export function gatheredSignatures(count: Pages, largest: SignaturePages, closes: boolean): readonly Signature[] {
  const whole = Math.ceil(count / REST) * REST
  const sizes = sizesFor(whole, largest)
  const order = closes ? restInside(sizes) : sizes
  // Blank leaves are in the rest where there is one: two leaves come apart, a thick signature does not.
  const blankAt = sizes.at(-1) === REST ? order.lastIndexOf(REST) : order.length - 1
  let before = 0
  return order.map((pages, index) => {
    const printed = pages - (index === blankAt ? whole - count : 0)
    const signature = { pages, before, printed }
    before += printed
    return signature
  })
}

/** Of two signatures the larger is halved, so that the rest has something before and behind it. */
function restInside(sizes: readonly SignaturePages[]): readonly SignaturePages[] {
  const [last, before] = [sizes.at(-1), sizes.at(-2)]
  if (last !== REST || before === undefined || before === REST) return sizes
  if (sizes.length > 2) return [...sizes.slice(0, -2), last, before]
  const half = SIGNATURE_PAGES.find((size) => size === before / 2) ?? REST
  return [half, last, half]
}
