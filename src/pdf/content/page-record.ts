import type { PDFStream } from '@cantoo/pdf-lib'
import { grow, intersect, union, type Box } from './box.ts'
import { InkPlaces } from './ink-places.ts'
import { judgePaint, type Paint } from './paint.ts'

/** Larger black letters may knock out: their rims are trapped. */
const OVERPRINTED_UP_TO = 12

interface SizeTally {
  sizePt: number
  count: number
}

export interface ImageRecord {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly bitsPerComponent: number
  readonly colourSpace: string
  readonly isMask: boolean
  readonly ppi: number
  readonly box: Box
}

/** How something was painted. */
export interface Stroke {
  readonly paint: Paint
  readonly overprint: boolean
  /** Of a stroke, in points; what is filled has none. */
  readonly thickness?: number
  /** Painted through a picture of one bit. */
  readonly isPicture?: boolean
}

/** Black text that could overprint, where it stands in a content stream. */
export interface Knockout {
  /** null is the page's own content. */
  readonly source: PDFStream | null
  readonly from: number
  readonly to: number
  readonly overprintMode: 0 | 1
  /** The black that is set, when it has to become pure black ink for the time being: its own operator. */
  readonly instead: string | null
}

/** Gathers what one page shows while its content is read. Lengths and places in points of the page as shown. */
export class PageRecord {
  readonly number: number
  readonly colourSpaces = new Set<string>()
  readonly spots = new Set<string>()
  colour: 'none' | 'mono' | 'colour' = 'none'
  /** Something was painted whose colour only a picture can tell. */
  needsLook = false
  transparency = false
  overprint = false
  whiteOverprint = false
  registrationColour = false
  /** Something other than a picture left ink. */
  hasDrawing = false
  marks: Box | null = null
  text: Box | null = null
  smallestText: SizeTally | null = null
  smallestMultiInkText: SizeTally | null = null
  smallestWhiteText: SizeTally | null = null
  knockoutBlackText: SizeTally | null = null
  /** Whether overprint can be set for all of that text without another look. */
  knockoutMendable = true
  /** Something is drawn here that belongs to a layer which is switched off. */
  hasHidden = false
  thinnestLine: number | null = null
  blendsInRgb = false
  readonly inks = new InkPlaces()

  /** Set while a tile of a pattern is read: its colours count, its places do not, because it repeats. */
  insideTile = false

  /** Filled only for a fixer. */
  readonly knockouts: Knockout[] | null

  constructor(number: number, knockouts: Knockout[] | null = null) {
    this.number = number
    this.knockouts = knockouts
  }

  /** Ink on `box`; a box of null is outside what can be seen. */
  mark(box: Box | null, { paint, overprint, thickness, isPicture }: Stroke): void {
    if (!box) return
    const judged = judgePaint(paint)
    this.colourSpaces.add(paint.space.label)
    if (judged.white) {
      this.whiteOverprint ||= overprint
      if (!overprint && thickness === undefined) this.inks.ground(box, false)
      return
    }
    this.#place(box)
    if (!isPicture) this.hasDrawing = true
    for (const spot of judged.spots) this.spots.add(spot)
    this.registrationColour ||= judged.registration
    // Black that overprints is how text is set; anything else that overprints looks different from the screen.
    this.overprint ||= overprint && judged.colour !== 'mono'
    if (judged.coverage !== null) this.inks.surface(box, judged.coverage, thickness)
    if (thickness === undefined) this.inks.ground(box, judged.colour !== 'mono')
    if (judged.colour === 'unknown') this.needsLook = true
    else this.tint(judged.colour)
  }

  #place(box: Box): void {
    if (!this.insideTile) this.marks = union(this.marks, box)
  }

  tint(colour: 'mono' | 'colour'): void {
    if (this.colour !== 'colour') this.colour = colour
  }

  /** A picture or a shading: its place is known, its colours are not. */
  markUnseen(box: Box | null, label: string, certainlyMono: boolean): void {
    if (!box) return
    this.colourSpaces.add(label)
    this.#place(box)
    this.inks.ground(box, !certainlyMono)
    if (certainlyMono) this.tint('mono')
    else this.needsLook = true
  }

  line(width: number): void {
    const rounded = Math.round(width * 1000) / 1000
    if (this.thinnestLine === null || rounded < this.thinnestLine) this.thinnestLine = rounded
  }

  /** Answers whether it is small black text that knocks a hole into ink. */
  textPiece(start: Box, clip: Box | null, sizePt: number, { paint, overprint }: Stroke): boolean {
    const seen = clip && intersect(start, grow(clip, 1))
    if (!seen || this.insideTile) return false
    const size = Math.round(sizePt * 10) / 10
    const judged = judgePaint(paint)
    if (judged.white) {
      this.smallestWhiteText = tally(this.smallestWhiteText, size)
      return false
    }
    this.text = union(this.text, seen)
    this.smallestText = tally(this.smallestText, size)
    const inks = judged.inks ?? (judged.colour === 'colour' ? 2 : 1)
    if (inks > 1) this.smallestMultiInkText = tally(this.smallestMultiInkText, size)
    const knocksOut = judged.fullBlack && !overprint && size <= OVERPRINTED_UP_TO && this.inks.isInked(start)
    if (knocksOut) this.knockoutBlackText = tally(this.knockoutBlackText, size)
    return knocksOut
  }
}

function tally(known: SizeTally | null, sizePt: number): SizeTally {
  if (!known || sizePt < known.sizePt) return { sizePt, count: 1 }
  if (sizePt === known.sizePt) known.count++
  return known
}
