import type { FrameEdges, PageFacts } from '#/domain/preflight/pdf-facts.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { mixesInRgb } from '#/pdf/content/page-group.ts'
import { InkPieces } from '#/pdf/content/ink-pieces.ts'
import { PageRecord } from '#/pdf/content/page-record.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { renderPage, renderStrips, type PageImage } from '#/pdf/engine/render-page.ts'
import { isAddedBlank } from '#/pdf/objects/added-blank.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import { annotationTypes } from './document-facts.ts'
import { edgesOf, framesToLookAt, type FramesOfPage, LOOK_AT_EDGES, stripsToLookAt } from './page-edges.ts'
import { LOOK_PIXELS, showsColour } from './page-colour.ts'
import { framesOfPieces, toPoints } from './piece-frames.ts'
import { MM_PER_POINT, pageGeometry, rawBoxes, round, toMm } from './page-geometry.ts'

/** Covers, leaflets and cards; of these it is known later where they are folded. */
const SHORT_FILE = 4

/** A page whose content was read; `frames` is null unless its edges are still to be looked at. */
export interface ReadPage {
  readonly facts: PageFacts
  readonly frames: FramesOfPage | null
}

/** Facts of one page. `document` is asked to draw it only when its pictures decide whether it is a colour page. */
export function readPage(reading: Reading, document: OpenDocument, page: PageNode, number: number): ReadPage {
  const geometry = pageGeometry(rawBoxes(reading.objects, page))
  const frames = framesOfPieces(geometry.boxes).map(toPoints)
  const pieces = new InkPieces(frames, document.pageCount <= SHORT_FILE, geometry.visible)
  const record = new PageRecord(number, null, pieces)
  interpretPage(reading, record, {
    dict: page.dict,
    resources: page.inherited.get('Resources'),
    base: geometry.base,
    visible: geometry.visible,
  })
  const inRgb = mixesInRgb(reading.objects, page)
  record.blendsInRgb = record.transparency && (inRgb || record.groupsInRgb)
  if (inRgb) record.knockoutFixable = false
  const looked = framesToLookAt(geometry.boxes, record.marks && toMm(record.marks))
  // One drawing answers both questions.
  let edges: readonly FrameEdges[] | null = null
  if (record.needsLook && record.colour !== 'colour') {
    const image = look(reading, document, number, looked)
    record.tint(image === null || showsColour(image) ? 'colour' : 'mono')
    if (image && looked) edges = edgesOf(looked, image)
  }
  const annotations = annotationTypes(reading.objects, page)
  const addedBlank = record.marks === null && isAddedBlank(page.dict)
  const facts = { ...pageFacts(record, geometry.boxes, annotations), edges, addedBlank }
  return { facts, frames: edges === null ? looked : null }
}

/**
 * A page whose content is not looked at. It counts as coloured and marked all over, so that no rule is pacified by what was
 * not seen. PDFium is not asked: it would carry out the content that has just gone over the limits.
 */
export function unreadPage(reading: Reading, page: PageNode, number: number): PageFacts {
  const geometry = pageGeometry(rawBoxes(reading.objects, page))
  return {
    ...pageFacts(new PageRecord(number), geometry.boxes, annotationTypes(reading.objects, page)),
    ...ASSUMED,
    marks: toMm(geometry.visible),
  }
}

const ASSUMED = { colour: 'colour', blank: false, keepsColours: ['screen', 'spots'] } as const

/** Colour costs the customer nothing here, so what cannot be seen (null) counts as colour. */
function look(reading: Reading, document: OpenDocument, number: number, frames: FramesOfPage | null): PageImage | null {
  const { budget, unreadable } = reading
  if (!budget.mayLook()) {
    unreadable.add('쪽이 많아 뒤쪽 사진은 모두 컬러로 보았습니다')
    return null
  }
  try {
    return budget.look(() => drawToLook(document, number, frames))
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    unreadable.add(`${number}쪽: 그려 볼 수 없어 컬러로 보았습니다`)
    return null
  }
}

/** Plain: what is only measured needs no smoothing. */
function drawToLook(document: OpenDocument, number: number, frames: FramesOfPage | null): PageImage {
  return renderPage(document, number - 1, sizeToLookAt(frames), { plain: true })
}

/** The strips along its frames, which is all that their edges are judged by. */
export const drawEdges = (document: OpenDocument, number: number, frames: FramesOfPage): PageImage =>
  renderStrips(document, number - 1, sizeToLookAt(frames), (whole) => stripsToLookAt(frames, whole))

/** Small for colours, larger for edges. */
function sizeToLookAt(frames: FramesOfPage | null): { readonly longSide: number } {
  const { pixelsPerMm, mostPixels } = LOOK_AT_EDGES
  const long = frames ? Math.max(frames.shown.width, frames.shown.height) * pixelsPerMm : 0
  return { longSide: Math.round(Math.min(mostPixels, Math.max(LOOK_PIXELS, long))) }
}

export function pageFacts(
  record: PageRecord,
  boxes: ReturnType<typeof pageGeometry>['boxes'],
  annotations: readonly string[],
): PageFacts {
  return {
    number: record.number,
    ...boxes,
    colour: record.marks ? record.colour : 'none',
    colourSpaces: [...record.colourSpaces],
    spots: [...record.spots],
    transparency: record.transparency,
    overprint: record.overprint,
    whiteOverprint: record.whiteOverprint,
    greyOverprint: record.greyOverprint,
    registrationColour: record.registrationColour,
    transfer: record.transfer,
    postScript: record.postScript,
    drawnOtherwise: record.drawnOtherwise,
    annotations,
    blank: record.marks === null,
    addedBlank: false,
    onlyPictures: record.marks !== null && !record.hasDrawing,
    smallestText: record.smallestText,
    smallestMultiInkText: record.smallestMultiInkText,
    smallestWhiteText: record.smallestWhiteText,
    knockoutBlackText: record.knockoutBlackText,
    knockoutBlackLine: record.knockoutBlackLine,
    knockoutFixable: (record.knockoutBlackText ?? record.knockoutBlackLine) !== null && record.knockoutFixable,
    hasHidden: record.hasHidden,
    thinnestLine: record.thinnestLine === null ? null : round(record.thinnestLine * MM_PER_POINT),
    thinnestMultiInkLine:
      record.thinnestMultiInkLine === null ? null : round(record.thinnestMultiInkLine * MM_PER_POINT),
    keepsColours: [...record.keptColours],
    blendsInRgb: record.blendsInRgb,
    ...inkFacts(record),
    edges: null,
    places: Object.fromEntries([...record.places].map(([kind, box]) => [kind, toMm(box)])),
    marks: record.marks && toMm(record.marks),
    pieces: record.pieces.pieces().map(({ kind, box }) => ({ kind, box: toMm(box) })),
  }
}

/** What is mixed in RGB has its plates made later, within their limit. */
function inkFacts({ inks, blendsInRgb }: PageRecord) {
  const { most, mostStacked, stackedUnknown } = inks
  const stacked = blendsInRgb ? null : mostStacked
  const unreadInks: PageFacts['unreadInks'] = stackedUnknown && !blendsInRgb ? ['stacked'] : []
  return {
    inkCoverage: most && most.percent,
    inkiest: most && toMm(most.box),
    stackedInk: stacked && stacked.percent,
    stackedAt: stacked && toMm(stacked.box),
    unreadInks,
  }
}
