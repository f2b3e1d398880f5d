import { PDFName } from '@cantoo/pdf-lib'
import type { BoxMm, PageFacts } from '#/domain/preflight/pdf-facts.ts'
import { intersect, transformBox, type Box } from '#/pdf/content/box.ts'
import { multiply, type Matrix } from '#/pdf/content/matrix.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'

export const MM_PER_POINT = 25.4 / 72

/** A page that says nothing about its size is US Letter, as all readers have it. */
const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 }

export type PageBoxes = Pick<PageFacts, 'media' | 'crop' | 'bleed' | 'trim' | 'art' | 'size' | 'rotation' | 'userUnit'>

export interface PageGeometry {
  readonly boxes: PageBoxes
  /** From user space to points of the page as shown, origin in the media box's lower left corner. */
  readonly base: Matrix
  readonly visible: Box
}

/** Boxes in user space, as a file or PDFium gives them. */
export interface RawBoxes {
  readonly media: Box | null
  readonly crop: Box | null
  readonly bleed: Box | null
  readonly trim: Box | null
  readonly art: Box | null
  readonly rotation: number
  readonly userUnit: number
}

export function rawBoxes(objects: PdfObjects, page: PageNode): RawBoxes {
  const own = (key: string) => readBox(objects, page.dict.get(PDFName.of(key)))
  const unit = objects.number(page.dict.get(PDFName.of('UserUnit'))) ?? 1
  return {
    media: readBox(objects, page.inherited.get('MediaBox')),
    crop: readBox(objects, page.inherited.get('CropBox')),
    bleed: own('BleedBox'),
    trim: own('TrimBox'),
    art: own('ArtBox'),
    rotation: objects.number(page.inherited.get('Rotate')) ?? 0,
    userUnit: unit > 0 ? unit : 1,
  }
}

function readBox(objects: PdfObjects, value: PdfValue): Box | null {
  const [x1, y1, x2, y2] = (objects.array(value) ?? []).map((part) => objects.number(part))
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  const box = {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  }
  return box.right - box.left > 0 && box.top - box.bottom > 0 ? box : null
}

/** No box reaches beyond the media box, whatever the file says (ISO 32000-2, 14.11.2); one that lies outside it is none. */
export function effectiveBoxes(raw: RawBoxes): RawBoxes & { readonly media: Box } {
  const media = raw.media ?? LETTER
  const cut = (box: Box | null) => {
    const inside = box && intersect(box, media)
    return inside && inside.right > inside.left && inside.top > inside.bottom ? inside : null
  }
  return { ...raw, media, crop: cut(raw.crop), bleed: cut(raw.bleed), trim: cut(raw.trim), art: cut(raw.art) }
}

export function pageGeometry(said: RawBoxes): PageGeometry {
  const raw = effectiveBoxes(said)
  const mediaBox = raw.media
  const rotation = quarterTurn(raw.rotation)
  const base = multiply(turn(mediaBox, rotation), [raw.userUnit, 0, 0, raw.userUnit, 0, 0])
  const shown = (box: Box | null) => box && toMm(transformBox(base, box))
  const media = toMm(transformBox(base, mediaBox))
  const crop = shown(raw.crop)
  const trim = shown(raw.trim)
  const { width, height } = trim ?? crop ?? media
  return {
    base,
    visible: transformBox(base, mediaBox),
    boxes: {
      media,
      crop,
      bleed: shown(raw.bleed),
      trim,
      art: shown(raw.art),
      size: { width, height },
      rotation,
      userUnit: raw.userUnit,
    },
  }
}

export function quarterTurn(degrees: number): PageBoxes['rotation'] {
  const turned = ((Math.round(degrees / 90) % 4) + 4) % 4
  return ([0, 90, 180, 270] as const)[turned] ?? 0
}

/** Moves the media box to the origin and turns it clockwise. */
function turn(media: Box, rotation: PageBoxes['rotation']): Matrix {
  switch (rotation) {
    case 0:
      return [1, 0, 0, 1, -media.left, -media.bottom]
    case 90:
      return [0, -1, 1, 0, -media.bottom, media.right]
    case 180:
      return [-1, 0, 0, -1, media.right, media.top]
    case 270:
      return [0, 1, -1, 0, media.top, -media.left]
  }
}

/** Points to millimetres, to the thousandth. */
export function toMm(box: Box): BoxMm {
  return {
    x: round(box.left * MM_PER_POINT),
    y: round(box.bottom * MM_PER_POINT),
    width: round((box.right - box.left) * MM_PER_POINT),
    height: round((box.top - box.bottom) * MM_PER_POINT),
  }
}

export const round = (value: number): number => Math.round(value * 1000) / 1000
