import type { PDFStream } from '@cantoo/pdf-lib'
import type { ColourKind, PlaceKind } from '#/domain/preflight/pdf-facts.ts'
import { intersect, union, type Box } from './box.ts'
import type { ColourSpace } from './colour-space.ts'
import type { GraphicsState } from './graphics-state.ts'
import { InkPieces } from './ink-pieces.ts'
import { InkPlaces } from './ink-places.ts'
import { inksOf } from './inks.ts'
import { judgePaint, type PaintJudgement } from './paint.ts'
import type { Stroke } from './stroke.ts'

/** Larger black letters and lines may knock out: their rims are trapped. In points. */
const LETTERS_UP_TO = 12
const LINES_UP_TO = 2

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

/** Black text or a black line that could overprint, where it stands in a content stream. */
export interface Knockout {
  /** null is the page's own content. */
  readonly source: PDFStream | null
  readonly from: number
  readonly to: number
  readonly target: 'fill' | 'stroke'
  /** The settings that hold there. */
  readonly before: Pick<GraphicsState, 'fillOverprint' | 'strokeOverprint' | 'overprintMode'>
  /** The black that is set, when it has to become pure black ink for the time being: its own operator. */
  readonly instead: string | null
}

/** White or grey that is set to overprint, where it stands in a content stream. */
export type Misprint = Pick<Knockout, 'source' | 'from' | 'to' | 'before'>

/** One piece of text as it is shown. */
export interface TextPiece {
  /** Its first letter; all of what leaves ink. */
  readonly start: Box
  readonly box: Box
  readonly clip: Box | null
  readonly sizePt: number
  /** Its letters are drawings, whose size says nothing about legibility. */
  readonly isDrawn: boolean
}

type Tallied = 'smallestText' | 'smallestMultiInkText' | 'smallestWhiteText' | 'knockoutBlackText' | 'knockoutBlackLine'

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
  /** A tint of grey overprints ink: presses differ about it. */
  greyOverprint = false
  whiteOverprint = false
  registrationColour = false
  transfer = false
  postScript = false
  drawnOtherwise = false
  /** Something other than a picture left ink. */
  hasDrawing = false
  marks: Box | null = null
  smallestText: SizeTally | null = null
  smallestMultiInkText: SizeTally | null = null
  smallestWhiteText: SizeTally | null = null
  knockoutBlackText: SizeTally | null = null
  /** The thickness of thin black lines of the same kind. */
  knockoutBlackLine: SizeTally | null = null
  /** Whether overprint can be set for all of these without another look. */
  knockoutFixable = true
  /** Something is drawn here that belongs to a layer which is switched off. */
  hasHidden = false
  thinnestLine: number | null = null
  /** In two and more inks, which never meet exactly. */
  thinnestMultiInkLine: number | null = null
  /** Of which something here cannot be changed to inks without a guess. */
  readonly keptColours = new Set<ColourKind>()
  blendsInRgb = false
  /** A group on it is mixed in RGB, whatever the page is mixed in. */
  groupsInRgb = false
  readonly inks = new InkPlaces()
  /** What may lie too near to an edge or a fold. */
  readonly pieces: InkPieces
  /** The first place of each kind, or that of the smallest. */
  readonly places = new Map<PlaceKind, Box>()

  /** Set while a tile of a pattern is read: its colours count, its places do not, because it repeats. */
  insideTile = false

  /** How often white or grey was set to overprint. */
  misprints = 0

  /** Filled only for a fixer. */
  readonly knockouts: Knockout[] | null

  constructor(number: number, knockouts: Knockout[] | null = null, pieces = new InkPieces()) {
    this.number = number
    this.knockouts = knockouts
    this.pieces = pieces
  }

  /** Ink on `box`; a box of null is outside what can be seen. */
  mark(box: Box | null, stroke: Stroke): void {
    if (!box) return
    const { paint, meets, thickness, isPicture } = stroke
    const judged = judgePaint(paint)
    // White said in screen colours leaves no ink whatever it is changed to.
    if (!judged.white || judged.coverage !== null) this.#said(paint.space)
    if (judged.white) {
      if (meets !== 'covers') this.#note('whiteOverprint', box)
      if (meets === 'covers' && stroke.solid && thickness === undefined) this.#ground(box, stroke, judged)
      return
    }
    this.#place(box)
    if (!this.insideTile && !stroke.isText) this.pieces.art(box, true)
    if (!isPicture) this.hasDrawing = true
    for (const spot of judged.spots) this.spots.add(spot)
    // Beyond the trim it is what printer's marks are made of.
    if (judged.registration && this.pieces.isWithin(box)) this.#note('registrationColour', box)
    if (meets !== 'covers') this.#overprints(box, stroke, judged)
    if (judged.coverage !== null) this.inks.surface(box, judged.coverage, thickness)
    if (thickness === undefined) this.#ground(box, stroke, judged)
    if (judged.colour === 'unknown') this.needsLook = true
    else this.tint(judged.colour)
  }

  /** A pattern without colours of its own takes those of the space behind it. */
  #said({ kind, label, base }: ColourSpace): void {
    this.colourSpaces.add(label)
    if (kind === 'pattern' && base) this.colourSpaces.add(base.label)
  }

  /** A picture in the separation All. */
  registered(box: Box | null): void {
    if (box && this.pieces.isWithin(box)) this.#note('registrationColour', box)
  }

  /** Black that overprints is how text is set; anything else that overprints looks different from the screen. */
  #overprints(box: Box, { meets }: Stroke, { colour, fullBlack }: PaintJudgement): void {
    if (fullBlack || (colour === 'mono' && !this.inks.touchesInk(box))) return
    this.#note(meets === 'differs' && colour === 'mono' ? 'greyOverprint' : 'overprint', box)
  }

  #note(what: 'overprint' | 'greyOverprint' | 'whiteOverprint' | 'registrationColour', box: Box): void {
    if (!this[what] && !this.insideTile) this.places.set(what, box)
    if (what === 'whiteOverprint' || what === 'greyOverprint') this.misprints++
    this[what] = true
  }

  /** Counts what is smallest of its kind, and keeps the place where it was met first. */
  #tally(what: Tallied, sizePt: number, box: Box): void {
    const known = this[what]
    if (known && sizePt === known.sizePt) known.count++
    if (known && sizePt >= known.sizePt) return
    this[what] = { sizePt, count: 1 }
    this.places.set(what, box)
  }

  #ground(box: Box, { paint, adds, solid, fillsBox, isPicture }: Stroke, { colour }: PaintJudgement): void {
    this.inks.ground(box, () => {
      const inks = solid || adds ? inksOf(paint) : null
      return {
        inked: colour !== 'mono',
        inks,
        fillsBox: fillsBox === true && !isPicture,
        adding: adds && { how: adds, paint },
      }
    })
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
    this.inks.ground(box, () => ({ inked: !certainlyMono, inks: null, fillsBox: true, adding: null }))
    if (certainlyMono) this.tint('mono')
    else this.needsLook = true
  }

  line(width: number, box: Box, { paint }: Stroke): void {
    this.#thinnest('thinnestLine', width, box)
    if ((judgePaint(paint).inks ?? 0) > 1) this.#thinnest('thinnestMultiInkLine', width, box)
  }

  #thinnest(what: 'thinnestLine' | 'thinnestMultiInkLine', width: number, box: Box): void {
    const rounded = Math.round(width * 1000) / 1000
    const known = this[what]
    if (known !== null && rounded >= known) return
    this[what] = rounded
    if (this.insideTile) this.places.delete(what)
    else this.places.set(what, box)
  }

  /** Answers whether it is small black text that knocks a hole into ink. */
  textPiece({ start, box, clip, sizePt, isDrawn }: TextPiece, { paint, meets }: Stroke): boolean {
    const seen = clip && intersect(box, clip)
    if (!seen || this.insideTile) return false
    const size = Math.round(sizePt * 10) / 10
    const judged = judgePaint(paint)
    if (!judged.white || this.inks.touchesInk(seen)) this.pieces.text(seen, box)
    if (isDrawn) return false
    if (judged.white) {
      this.#tally('smallestWhiteText', size, seen)
      return false
    }
    this.#tally('smallestText', size, seen)
    const inks = judged.inks ?? (judged.colour === 'colour' ? 2 : 1)
    if (inks > 1) this.#tally('smallestMultiInkText', size, seen)
    const knocksOut = judged.fullBlack && meets !== 'leaves' && size <= LETTERS_UP_TO && this.inks.isInked(start)
    if (knocksOut) this.#tally('knockoutBlackText', size, seen)
    return knocksOut
  }

  /** Answers whether it is a thin black line that knocks a hole into ink; asked before the line itself is marked. */
  blackLine(box: Box, thicknessPt: number, { paint, meets }: Stroke): boolean {
    if (this.insideTile || meets === 'leaves' || thicknessPt > LINES_UP_TO) return false
    const knocksOut = judgePaint(paint).fullBlack && this.inks.isInked(box)
    if (knocksOut) this.#tally('knockoutBlackLine', Math.round(thicknessPt * 100) / 100, box)
    return knocksOut
  }
}
