import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'

/** What was read from a PDF, in the shop's words: no judgement, no PDF objects. Made by `src/pdf`, judged by the rules. */
export interface PdfFacts {
  /** Why the file could not be read at all; everything else is then empty. */
  readonly problem: FileProblem | null
  readonly pageCount: Pages
  readonly bytes: number
  readonly pdfVersion: string
  readonly encryption: 'none' | 'owner-locked' | 'password'
  readonly pages: readonly PageFacts[]
  readonly fonts: readonly FontFact[]
  readonly images: readonly ImageFact[]
  /** Names of spot inks, process inks left out. */
  readonly spots: readonly string[]
  /** Those of them that stand for different colours in different places of the file. */
  readonly ambiguousSpots: readonly string[]
  readonly producer: string | null
  /** What the file calls itself; programs write it as often as people. */
  readonly title: string | null
  /** e.g. `PDF/X-4` when the file claims it. */
  readonly pdfx: string | null
  readonly outputIntent: string | null
  /** What the profile of a PDF/X output intent describes; null where there is none. */
  readonly outputColours: 'rgb' | 'cmyk' | 'gray' | null
  /** Names of profiles that its CMYK is said by, that of the output intent left out. */
  readonly cmykProfiles: readonly string[]
  readonly hasJavaScript: boolean
  readonly hasForms: boolean
  readonly hasAttachments: boolean
  readonly hasLayers: boolean
  /** Names of layers that are not printed, by default or because they say so of printing; what is on them is not read. */
  readonly hiddenLayers: readonly string[]
  /** Layers that a screen shows and print does not, and the other way round. */
  readonly screenOnlyLayers: readonly string[]
  readonly printOnlyLayers: readonly string[]
  readonly measured: Measured
  /** Parts of the file that could not be read, for the expert view. */
  readonly unreadable: readonly string[]
}

/**
 * - `not-pdf`: no PDF header (often an image or an office document under another name).
 * - `damaged`: a PDF whose structure the engine cannot repair.
 * - `password`: wants a password to be opened.
 * - `no-pages`: opens, but holds no page.
 * - `unprintable`: readers show it, but no copy of it can be laid on a press sheet.
 * - `too-complex`: reading went over the limits of time or memory, as bombs do and hardly any artwork does.
 */
export const FILE_PROBLEMS = ['not-pdf', 'damaged', 'password', 'no-pages', 'unprintable', 'too-complex'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

export interface PageFacts {
  /** 1-based. */
  readonly number: number
  /** Boxes in mm from the media box's lower left corner, rotation and UserUnit applied; null where the file has none. */
  readonly media: BoxMm
  readonly crop: BoxMm | null
  readonly bleed: BoxMm | null
  readonly trim: BoxMm | null
  readonly art: BoxMm | null
  /** The size a reader sees: trim box, else crop box, else media box. */
  readonly size: SizeMm
  readonly rotation: 0 | 90 | 180 | 270
  readonly userUnit: number
  readonly colour: 'none' | 'mono' | 'colour'
  readonly colourSpaces: readonly string[]
  readonly spots: readonly string[]
  readonly transparency: boolean
  readonly overprint: boolean
  /** White painted with overprint: it vanishes in print. */
  readonly whiteOverprint: boolean
  /** A tint of plain grey overprints ink: some presses let the ink through, some do not. */
  readonly greyOverprint: boolean
  /** Painted in the `All` separation, which prints on every plate (registration colour). */
  readonly registrationColour: boolean
  /** Its tones are changed by a transfer function, which some presses carry out and others do not. */
  readonly transfer: boolean
  /** It holds a piece of PostScript, which readers of PDF pass over. */
  readonly postScript: boolean
  /** Something on it is drawn otherwise than a press prints it: a picture of the page is no proof. */
  readonly drawnOtherwise: boolean
  readonly annotations: readonly string[]
  readonly blank: boolean
  /** A blank page that the shop added itself. */
  readonly addedBlank: boolean
  /** All ink on it comes from pictures: a scan, or a page that was saved as one picture. Unseen text over it does not count. */
  readonly onlyPictures: boolean
  readonly smallestText: SmallText | null
  /** Smallest text of two or more inks (register has to be perfect) and smallest text in white. */
  readonly smallestMultiInkText: SmallText | null
  readonly smallestWhiteText: SmallText | null
  /** Black text of up to 12 pt that knocks a hole into coloured ink below it: a white rim shows where the plates are off. */
  readonly knockoutBlackText: SmallText | null
  /** The same for black lines of up to 2 pt; the size is the thickness of the thinnest. */
  readonly knockoutBlackLine: SmallText | null
  /** All of that text and these lines can be set to overprint without changing what is seen. */
  readonly knockoutFixable: boolean
  /** Something on it belongs to a layer that is not printed. */
  readonly hasHidden: boolean
  /** 0 is a line that every device draws as thin as it can. */
  readonly thinnestLine: Mm | null
  /** The same of lines in two and more inks, whose plates never meet exactly. */
  readonly thinnestMultiInkLine: Mm | null
  /** Kinds of colour on it of which something cannot be changed to the inks of the press without a guess. */
  readonly keepsColours: readonly ColourKind[]
  /** Transparency of this page is mixed in RGB. */
  readonly blendsInRgb: boolean
  /**
   * Highest sum of inks in percent, of flat colours and of CMYK pictures, each for itself, on surfaces of 15 mm² and more; null
   * when there is none.
   */
  readonly inkCoverage: number | null
  /** Where that is. */
  readonly inkiest: BoxMm | null
  /** Highest sum where flat colours add up by overprint or by multiplying, as far as the file's own values tell it. */
  readonly stackedInk: number | null
  readonly stackedAt: BoxMm | null
  /** Inks that nobody summed: of pictures packed in a way that is not read, or laid over something of unknown inks. */
  readonly unreadInks: readonly ('packed' | 'stacked')[]
  /** What a drawing shows at the edges of each frame that may be the trim; null when the page was not drawn for it. */
  readonly edges: readonly FrameEdges[] | null
  /** Where what is said above was met first, or where the smallest of it is. */
  readonly places: Readonly<Partial<Record<PlaceKind, BoxMm>>>
  /** Everything that leaves ink (white is left out), cut at the media box; where each kind was met outermost. */
  readonly marks: BoxMm | null
  /** Ink that may be too near to an edge: for each side of what may be the trim the outermost; of short files all lines. */
  readonly pieces: readonly InkPiece[]
}

/** A line of text, art that no other art beside it continues to the edge, or a small shape in the middle of a short file. */
export interface InkPiece {
  readonly kind: 'text' | 'art' | 'shape'
  readonly box: BoxMm
}

/** What is made for screens, and inks beyond the four of the press. */
export type ColourKind = 'screen' | 'spots'

export type PlaceKind =
  | 'overprint'
  | 'greyOverprint'
  | 'whiteOverprint'
  | 'registrationColour'
  | 'smallestText'
  | 'smallestMultiInkText'
  | 'smallestWhiteText'
  | 'knockoutBlackText'
  | 'knockoutBlackLine'
  | 'thinnestLine'
  | 'thinnestMultiInkLine'

export const PAGE_EDGES = ['left', 'right', 'top', 'bottom'] as const
export type PageEdge = (typeof PAGE_EDGES)[number]

/** Edges along which ink runs to the frame but not to the end of the bleed, though the page has the place for it. */
export interface FrameEdges {
  readonly frame: BoxMm
  readonly bare: readonly PageEdge[]
}

/** How much of a large file was drawn and measured; what was left out is no reason to be at ease. */
export interface Measured {
  /** Pages whose art reaches a frame, and how many of these were drawn to look at their edges. */
  readonly edgePages: Pages
  readonly edgesDrawn: Pages
  /** CMYK pictures, and how many of these had their inks summed. */
  readonly pictures: number
  readonly picturesMeasured: number
}

export const NOTHING_MEASURED: Measured = { edgePages: 0, edgesDrawn: 0, pictures: 0, picturesMeasured: 0 }

export interface SmallText {
  readonly sizePt: number
  /** How many pieces of text of that size. */
  readonly count: number
}

export interface BoxMm {
  readonly x: Mm
  readonly y: Mm
  readonly width: Mm
  readonly height: Mm
}

export interface FontFact {
  readonly name: string
  readonly type: string
  readonly embedded: boolean
  readonly subset: boolean
  readonly pages: readonly number[]
}

export interface ImageFact {
  readonly page: number
  readonly pixels: { readonly width: number; readonly height: number }
  readonly ppi: number
  readonly colourSpace: string
  readonly bitsPerComponent: number
  readonly isMask: boolean
  readonly box: BoxMm
}
