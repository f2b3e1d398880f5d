import * as z from 'zod/mini'
import { sizeMm } from '#/contract/job/job-spec.schema.ts'
import { schemaOf } from '#/contract/schema-of.ts'
import {
  FILE_PROBLEMS,
  PAGE_EDGES,
  type BoxMm,
  type FontFact,
  type FrameEdges,
  type ImageFact,
  type InkPiece,
  type Measured,
  type PageFacts,
  type PdfFacts,
  type SmallText,
} from '#/domain/preflight/pdf-facts.ts'

const number = z.number()
const boolean = z.boolean()
const names = z.array(z.string())
const box = schemaOf<BoxMm>('BoxMm')(z.object({ x: number, y: number, width: number, height: number }))
const boxOrNull = z.nullable(box)
const smallText = z.nullable(schemaOf<SmallText>('SmallText')(z.object({ sizePt: number, count: number })))
const frameEdges = schemaOf<FrameEdges>('FrameEdges')(z.object({ frame: box, bare: z.array(z.enum(PAGE_EDGES)) }))

const inkPiece = schemaOf<InkPiece>('InkPiece')(z.object({ kind: z.enum(['text', 'art', 'shape']), box }))

const pageFacts = schemaOf<PageFacts>('PageFacts')(
  z.object({
    number,
    media: box,
    crop: boxOrNull,
    bleed: boxOrNull,
    trim: boxOrNull,
    art: boxOrNull,
    size: sizeMm,
    rotation: z.literal([0, 90, 180, 270]),
    userUnit: number,
    colour: z.enum(['none', 'mono', 'colour']),
    colourSpaces: names,
    spots: names,
    transparency: boolean,
    overprint: boolean,
    whiteOverprint: boolean,
    greyOverprint: boolean,
    registrationColour: boolean,
    transfer: boolean,
    postScript: boolean,
    drawnOtherwise: boolean,
    annotations: names,
    blank: boolean,
    addedBlank: boolean,
    onlyPictures: boolean,
    smallestText: smallText,
    smallestMultiInkText: smallText,
    smallestWhiteText: smallText,
    knockoutBlackText: smallText,
    knockoutBlackLine: smallText,
    knockoutFixable: boolean,
    hasHidden: boolean,
    thinnestLine: z.nullable(number),
    thinnestMultiInkLine: z.nullable(number),
    keepsColours: z.array(z.enum(['screen', 'spots'])),
    blendsInRgb: boolean,
    inkCoverage: z.nullable(number),
    inkiest: boxOrNull,
    stackedInk: z.nullable(number),
    stackedAt: boxOrNull,
    unreadInks: z.array(z.enum(['packed', 'stacked'])),
    edges: z.nullable(z.array(frameEdges)),
    places: z.object({
      overprint: z.optional(box),
      greyOverprint: z.optional(box),
      whiteOverprint: z.optional(box),
      registrationColour: z.optional(box),
      smallestText: z.optional(box),
      smallestMultiInkText: z.optional(box),
      smallestWhiteText: z.optional(box),
      knockoutBlackText: z.optional(box),
      knockoutBlackLine: z.optional(box),
      thinnestLine: z.optional(box),
      thinnestMultiInkLine: z.optional(box),
    }),
    marks: boxOrNull,
    pieces: z.array(inkPiece),
  }),
)

const fontFact = schemaOf<FontFact>('FontFact')(
  z.object({ name: z.string(), type: z.string(), embedded: boolean, subset: boolean, pages: z.array(number) }),
)
const imageFact = schemaOf<ImageFact>('ImageFact')(
  z.object({
    page: number,
    pixels: z.object({ width: number, height: number }),
    ppi: number,
    colourSpace: z.string(),
    bitsPerComponent: number,
    isMask: boolean,
    box,
  }),
)
const measured = schemaOf<Measured>('Measured')(
  z.object({ edgePages: number, edgesDrawn: number, pictures: number, picturesMeasured: number }),
)

/** What was read from a PDF, without judgement; the rules judge by it. */
export const pdfFacts = schemaOf<PdfFacts>('PdfFacts')(
  z.object({
    problem: z.nullable(z.enum(FILE_PROBLEMS)),
    pageCount: number,
    bytes: number,
    pdfVersion: z.string(),
    encryption: z.enum(['none', 'owner-locked', 'password']),
    pages: z.array(pageFacts),
    fonts: z.array(fontFact),
    images: z.array(imageFact),
    spots: names,
    ambiguousSpots: names,
    producer: z.nullable(z.string()),
    title: z.nullable(z.string()),
    pdfx: z.nullable(z.string()),
    outputIntent: z.nullable(z.string()),
    outputColours: z.nullable(z.enum(['rgb', 'cmyk', 'gray'])),
    cmykProfiles: names,
    hasJavaScript: boolean,
    hasForms: boolean,
    hasAttachments: boolean,
    hasLayers: boolean,
    hiddenLayers: names,
    screenOnlyLayers: names,
    printOnlyLayers: names,
    measured,
    unreadable: names,
  }),
)
