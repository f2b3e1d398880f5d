import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'

/** A rectangle in mm on the press sheet that the viewer shows, from its top left corner. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedPage {
  readonly page: ProofPageView
  /** The trimmed page. */
  readonly trim: Rect
  /** What of the page's picture is shown: trim and bleed, but no bleed at a spine where the other page begins. */
  readonly window: Rect
  /** The whole picture. */
  readonly picture: Rect
}

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pages: readonly PlacedPage[]
  /** The two pages together, trimmed. */
  readonly trim: Rect
  readonly bleed: number
}

/** Room for crop marks around the bleed, as a part of the longer side. */
const MARGIN = 0.065

/** Lays one or two pages on a sheet with room for the printer's marks. */
export function sheetOf(left: ProofPageView | null, right: ProofPageView | null): Sheet {
  const pages = [left, right].filter((page) => page !== null)
  const bleed = Math.max(0, ...pages.map((page) => page.bleed))
  const inner = {
    width: pages.reduce((sum, page) => sum + page.width, 0),
    height: Math.max(1, ...pages.map((page) => page.height)),
  }
  const edge = bleed + Math.max(inner.width, inner.height) * MARGIN
  const trim = { x: edge, y: edge, ...inner }
  const paired = left !== null && right !== null
  let x = trim.x
  const placed = pages.map((page, index) => {
    const own = { x, y: trim.y, width: page.width, height: page.height }
    x += page.width
    const spine = { left: paired && index === 1, right: paired && index === 0 }
    return place(page, own, spine)
  })
  return { width: inner.width + 2 * edge, height: inner.height + 2 * edge, pages: placed, trim, bleed }
}

function place(page: ProofPageView, trim: Rect, spine: { left: boolean; right: boolean }): PlacedPage {
  const before = spine.left ? 0 : page.bleed
  const after = spine.right ? 0 : page.bleed
  const width = trim.width / page.trim.width
  const height = trim.height / page.trim.height
  return {
    page,
    trim,
    window: {
      x: trim.x - before,
      y: trim.y - page.bleed,
      width: trim.width + before + after,
      height: trim.height + 2 * page.bleed,
    },
    picture: { x: trim.x - page.trim.x * width, y: trim.y - page.trim.y * height, width, height },
  }
}

/** Position and size as percentages of the box that contains it, for CSS. */
export function percent(rect: Rect, of: Rect): { left: string; top: string; width: string; height: string } {
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`
  return {
    left: part(rect.x - of.x, of.width),
    top: part(rect.y - of.y, of.height),
    width: part(rect.width, of.width),
    height: part(rect.height, of.height),
  }
}

/** The page under a point of the sheet in mm, and where on it, as fractions of its trimmed size; null beside the pages. */
export function pointOn(sheet: Sheet, x: number, y: number): { page: number; x: number; y: number } | null {
  const inside = (rect: Rect) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height
  const placed = sheet.pages.find((candidate) => inside(candidate.window))
  if (!placed) return null
  return {
    page: placed.page.number,
    x: (x - placed.trim.x) / placed.trim.width,
    y: (y - placed.trim.y) / placed.trim.height,
  }
}
