import { PDFName, type PDFDict, type PDFObject, type PDFStream } from '@cantoo/pdf-lib'
import { intersect, transformBox, UNIT_SQUARE, type Box } from '../box.ts'
import { type ColourSpace, readColourSpace } from '../colour-space.ts'
import { isNameToken, type Operand } from '../content-reader.ts'
import { noteReplaced, shadingDrawnOtherwise } from '../drawn-otherwise.ts'
import { noteInlinePicture } from '../kept-colours.ts'
import type { Machine } from '../machine.ts'
import { IDENTITY, isUpright, type Matrix, multiply, scaleX, scaleY, toMatrix } from '../matrix.ts'
import { nameAt, type Operator } from '../operator.ts'
import { shadingInks } from '../shading-inks.ts'
import { strokeOf } from '../stroke.ts'

const POINTS_PER_INCH = 72
/** The engine leaves larger pictures white without a word. */
const MOST_PIXELS = 2 ** 29

interface Picture {
  readonly width: number
  readonly height: number
  readonly bitsPerComponent: number
  readonly isMask: boolean
  /** Parts of it may be clear. */
  readonly isMasked: boolean
  /** null for a mask, which is painted in the current colour. */
  readonly space: ColourSpace | null
  /** The stream itself; inline pictures are too small to matter. */
  readonly value?: PDFObject
}

function paintPicture(machine: Machine, picture: Picture): void {
  const { state, record, reading } = machine
  noteReplaced(machine)
  const box = transformBox(state.ctm, UNIT_SQUARE)
  const seen = state.clip && intersect(box, state.clip)
  if (picture.space) {
    const inks = namedInks(picture.space)
    for (const ink of inks) if (!PROCESS.has(ink)) record.spots.add(ink)
    if (inks.includes('All')) record.registered(seen)
    record.markUnseen(seen, picture.space.label, isGray(picture.space))
    if (seen && !record.insideTile) record.pieces.art(seen, !picture.isMasked)
  } else {
    record.mark(seen, { ...strokeOf(state, 'fill'), isPicture: true })
  }
  if (!seen || machine.isHidden) return
  if (picture.width * picture.height > MOST_PIXELS)
    reading.unreadable.add(
      `${record.number}쪽: 사진이 ${picture.width} × ${picture.height} 픽셀로 너무 커서 그릴 수 없습니다`,
    )
  if (picture.space && picture.value) {
    reading.pictureInks.note({ value: picture.value, space: picture.space, page: record.number, ctm: state.ctm, seen })
  }
  noteResolution(machine, picture, box)
}

function noteResolution({ state, record, reading }: Machine, picture: Picture, box: Box): void {
  if (reading.images.length >= reading.budget.limits.images) return
  const across = (picture.width * POINTS_PER_INCH) / Math.max(scaleX(state.ctm), 1e-6)
  const down = (picture.height * POINTS_PER_INCH) / Math.max(scaleY(state.ctm), 1e-6)
  reading.images.push({
    page: record.number,
    width: picture.width,
    height: picture.height,
    bitsPerComponent: picture.bitsPerComponent,
    colourSpace: picture.space?.label ?? 'Mask',
    isMask: picture.isMask,
    ppi: Math.round(Math.min(across, down)),
    box,
  })
}

const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'])

/** Numbered colours are those of the space behind them. */
const namedInks = (space: ColourSpace): readonly string[] =>
  space.kind === 'indexed' ? (space.base?.inks ?? []) : space.inks

const isGray = (space: ColourSpace): boolean =>
  space.kind === 'gray' ||
  (space.kind === 'indexed' && space.base?.kind === 'gray') ||
  (space.kind === 'inks' && space.inks.every((ink) => ink === 'Black'))

const paintXObject: Operator = (machine, operands) => {
  const { objects } = machine.reading
  const value = machine.resource('XObject', nameAt(operands, 1))
  const dict = objects.dict(value)
  if (!machine.isHidden) noteElsewhere(machine, dict)
  const type = objects.name(dict?.get(PDFName.of('Subtype')))
  const layer = dict?.get(PDFName.of('OC'))
  if (layer && !machine.reading.layers.shows(layer)) return machine.passOver()
  if (dict && value && type === 'Image') paintImage(machine, dict, value)
  const stream = objects.stream(value)
  const isPostScript = type === 'PS' || objects.name(dict?.get(PDFName.of('Subtype2'))) === 'PS'
  if (isPostScript) machine.record.postScript = true
  else if (stream && type === 'Form') paintForm(machine, stream, String(value))
}

/** What is drawn is not in the file, or only something that stands for it. */
function noteElsewhere({ record, reading: { objects, unreadable } }: Machine, dict: PDFDict | undefined): void {
  const isIn = (key: string) => objects.dict(dict?.get(PDFName.of(key))) !== undefined
  const file = objects.resolve(dict?.get(PDFName.of('F')))
  if (!dict) unreadable.add(`${record.number}쪽: 있어야 할 그림이 파일에 없습니다`)
  else if (isIn('Ref') || isIn('F') || objects.text(file) !== undefined)
    unreadable.add(`${record.number}쪽: 그림이 다른 파일에 있어 인쇄되지 않을 수 있습니다`)
}

function paintImage(machine: Machine, dict: PDFDict, value: PDFObject): void {
  const { objects } = machine.reading
  const get = (key: string) => dict.get(PDFName.of(key))
  const isMask = objects.boolean(get('ImageMask')) ?? false
  const space = isMask ? null : machine.readSpace(get('ColorSpace'))
  const masked = objects.stream(get('SMask')) !== undefined
  if (masked) machine.record.transparency = true
  paintPicture(machine, {
    width: objects.number(get('Width')) ?? 0,
    height: objects.number(get('Height')) ?? 0,
    bitsPerComponent: isMask ? 1 : (objects.number(get('BitsPerComponent')) ?? 8),
    isMask,
    isMasked: objects.resolve(get('SMask') ?? get('Mask')) !== undefined,
    space,
    value,
  })
  noteCoarseMask(machine, get('Mask'), objects.number(get('Width')) ?? 0)
}

/** Edges cut by one bit that is much coarser than the picture show its steps. */
function noteCoarseMask(machine: Machine, value: PDFObject | undefined, pictureWidth: number): void {
  const { objects } = machine.reading
  const { clip, ctm } = machine.state
  const mask = objects.stream(value)?.dict
  const side = (key: string) => objects.number(mask?.get(PDFName.of(key))) ?? 0
  const box = transformBox(ctm, UNIT_SQUARE)
  const [width, height] = [side('Width'), side('Height')]
  if (width === 0 || width * 2 > pictureWidth || machine.isHidden || !clip || !intersect(box, clip)) return
  noteResolution(machine, { width, height, bitsPerComponent: 1, isMask: true, isMasked: false, space: null }, box)
}

function paintForm(machine: Machine, form: PDFStream, identity: string): void {
  const { objects } = machine.reading
  const get = (key: string) => form.dict.get(PDFName.of(key))
  const values = (key: string) => (objects.array(get(key)) ?? []).map((part) => objects.number(part))
  const own = toMatrix(values('Matrix'))
  const ctm = own ? multiply(own, machine.state.ctm) : machine.state.ctm
  const group = objects.dict(get('Group'))
  if (group) noteReplaced(machine)
  // The same form at the same place adds nothing new; this also ends most forms that were made to multiply.
  const key = `form ${identity} ${ctm.map((value) => value.toFixed(2)).join()}`
  if (machine.done.has(key)) return
  machine.done.add(key)
  const box = toBox(values('BBox'))
  if (group && isMixedInRgb(machine, group, get('Resources'))) machine.record.groupsInRgb = true
  machine.runNested(form, objects.dict(get('Resources')), (state) => {
    state.ctm = ctm
    if (own) state.isMovedForm ||= !isNothing(own)
    if (group) {
      state.sealed = true
      state.replaces = objects.boolean(group.get(PDFName.of('K'))) === true ? { hasPainted: false } : null
    }
    if (!box || !state.clip) return
    state.clip = intersect(transformBox(ctm, box), state.clip)
    state.clipIsUpright &&= isUpright(ctm)
  })
}

const isNothing = (matrix: Matrix): boolean => matrix.every((value, index) => value === IDENTITY[index])

/** A group that is not mixed by itself is mixed in the space of what is around it. */
function isMixedInRgb({ reading: { objects } }: Machine, group: PDFDict, resources: PDFObject | undefined): boolean {
  const space = group.get(PDFName.of('CS'))
  const isOwn = objects.boolean(group.get(PDFName.of('I'))) === true && space !== undefined
  return isOwn && readColourSpace(objects, space, objects.dict(resources)).kind === 'rgb'
}

function toBox(values: readonly (number | undefined)[]): Box | undefined {
  const [x1, y1, x2, y2] = values
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined
  return {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  }
}

const paintShading: Operator = (machine, operands) => {
  const { objects } = machine.reading
  const shading = objects.dict(machine.resource('Shading', nameAt(operands, 1)))
  if (!shading) return
  const space = machine.readSpace(shading.get(PDFName.of('ColorSpace')))
  for (const ink of space.inks) if (!PROCESS.has(ink)) machine.record.spots.add(ink)
  if (shadingDrawnOtherwise(objects, shading)) machine.record.drawnOtherwise = true
  machine.record.hasDrawing = true
  const { clip, clipIsUpright } = machine.state
  machine.record.markUnseen(clip, space.label, isGray(space))
  if (!clip) return
  machine.record.pieces.art(clip, clipIsUpright)
  const most = shadingInks(objects, shading, space)
  if (most !== null) machine.record.inks.surface(clip, most)
}

/** Inline images abbreviate their keys. */
const paintInlineImage: Operator = (machine, _operands, reader) => {
  const entries = reader.inlineImage()
  const get = (short: string, long: string): Operand | undefined => entries.get(short) ?? entries.get(long)
  const number = (value: Operand | undefined, otherwise: number) => (typeof value === 'number' ? value : otherwise)
  const space = get('CS', 'ColorSpace')
  const isMask = get('IM', 'ImageMask') === true
  const named = machine.colourSpace(isNameToken(space) ? space.name : 'G')
  if (!isMask) noteInlinePicture(machine, named, get('F', 'Filter'))
  paintPicture(machine, {
    width: number(get('W', 'Width'), 0),
    height: number(get('H', 'Height'), 0),
    bitsPerComponent: isMask ? 1 : number(get('BPC', 'BitsPerComponent'), 8),
    isMask,
    isMasked: false,
    space: isMask ? null : named,
  })
}

/** Do sh BI */
export const OBJECT_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['Do', paintXObject],
  ['sh', paintShading],
  ['BI', paintInlineImage],
]
