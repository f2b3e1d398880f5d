import type { FileExpectation, PressLimits } from '#/domain/preflight/file-expectation.ts'
import type { ImageFact, PageFacts, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'

const A5 = { width: 148, height: 210 }
const BLEED = 3

/** A clean A5 page with 3 mm bleed: media 154 × 216 mm, trim inside, a block of text, black only. */
export function pageOf(number: number, changes: Partial<PageFacts> = {}): PageFacts {
  return {
    number,
    media: { x: 0, y: 0, width: 154, height: 216 },
    crop: null,
    bleed: { x: 0, y: 0, width: 154, height: 216 },
    trim: { x: BLEED, y: BLEED, ...A5 },
    art: null,
    size: A5,
    rotation: 0,
    userUnit: 1,
    colour: 'mono',
    colourSpaces: ['DeviceGray'],
    spots: [],
    transparency: false,
    overprint: false,
    whiteOverprint: false,
    greyOverprint: false,
    registrationColour: false,
    transfer: false,
    postScript: false,
    drawnOtherwise: false,
    annotations: [],
    blank: false,
    addedBlank: false,
    onlyPictures: false,
    smallestText: { sizePt: 10, count: 30 },
    smallestMultiInkText: null,
    smallestWhiteText: null,
    knockoutBlackText: null,
    knockoutBlackLine: null,
    knockoutFixable: false,
    hasHidden: false,
    thinnestLine: null,
    thinnestMultiInkLine: null,
    keepsColours: [],
    blendsInRgb: false,
    inkCoverage: 100,
    inkiest: null,
    stackedInk: null,
    stackedAt: null,
    unreadInks: [],
    edges: null,
    places: {},
    marks: { x: 23, y: 23, width: 108, height: 170 },
    pieces: [{ kind: 'text', box: { x: 23, y: 23, width: 108, height: 170 } }],
    ...changes,
  }
}

/** A clean file of such pages. */
export function factsOf(pages: readonly PageFacts[], changes: Partial<PdfFacts> = {}): PdfFacts {
  return {
    ...unreadFacts('damaged', 100_000),
    problem: null,
    pageCount: pages.length,
    pdfVersion: '1.6',
    pages,
    fonts: [
      {
        name: '나눔명조',
        type: 'TrueType',
        embedded: true,
        subset: true,
        pages: pages.map((page) => page.number),
      },
    ],
    spots: [...new Set(pages.flatMap((page) => page.spots))],
    ...changes,
  }
}

export function imageOf(changes: Partial<ImageFact> = {}): ImageFact {
  return {
    page: 1,
    pixels: { width: 1200, height: 900 },
    ppi: 300,
    colourSpace: 'DeviceCMYK',
    bitsPerComponent: 8,
    isMask: false,
    box: { x: 33, y: 33, width: 100, height: 75 },
    ...changes,
  }
}

/** Art paper on a ganged sheet. */
export const PLAIN_LIMITS: PressLimits = {
  sizeTolerance: 1,
  inkCoverage: 300,
  thinnestLinePt: 0.25,
  smallestTextPt: 5,
  smallestDelicateTextPt: 7,
  ppiLow: 225,
  ppiPoor: 150,
  ppiLineArt: 800,
  printedOn: { route: 'offset-ganged', paper: '아트지' },
}

/** The inner of an A5 book with black pages, as many as given. */
export function innerOf(pages: number, changes: Partial<FileExpectation> = {}): FileExpectation {
  return {
    role: 'inner',
    trim: A5,
    bleed: BLEED,
    safe: 3,
    gutter: null,
    wrap: 0,
    folds: [],
    pageCounts: [pages],
    bindingSide: 'left',
    spine: null,
    colourPages: 0,
    fewInks: (changes.colourPages ?? 0) === 0 && changes.colourPages !== null ? [{ from: 1, to: pages, inks: 1 }] : [],
    spotInks: 0,
    dieCut: false,
    limits: PLAIN_LIMITS,
    ...changes,
  }
}
