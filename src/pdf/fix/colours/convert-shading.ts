import { PDFName, type PDFDict, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { ColourSource, Range } from '#/pdf/colour/colour-source.ts'
import { BadProfile } from '#/pdf/colour/icc-bytes.ts'
import type { PdfFunction } from '#/pdf/colour/postscript-function.ts'
import { numbersOf, pairs, readFunction } from '#/pdf/colour/pdf-function.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'

const name = (key: string) => PDFName.of(key)
/** Of a gradient along a line, and along each side of one over an area. */
const STEPS = 256
const AREA_STEPS = 64
const BY_PLACE = 1
/** Beyond these the colours stand at the corners of a mesh. */
const LAST_BY_FUNCTION = 3
const MAX_PARTS = 1000

/** A gradient whose function answers inks. Throws `FixRefused`. */
export function convertShading(file: FixFile, dict: PDFDict, source: ColourSource): void {
  const { objects, inflate } = file
  const value = dict.get(name('Function'))
  const type = objects.number(dict.get(name('ShadingType'))) ?? 0
  if (!value || type < 1 || type > 7) throw new FixRefused('colours')
  try {
    const whole = readFunction(objects, inflate, value)
    const domain = domainOf(file, dict, type)
    const inksOf = isGreyAll(whole, domain, source) ? source.flat : source.inks
    const made = inInks(file, value, { whole, domain, inksOf }, 0)
    dict.set(name('Function'), made)
  } catch (error) {
    if (error instanceof BadProfile) throw new FixRefused('colours')
    throw error
  }
  const ground = numbersOf(objects, dict, 'Background')
  if (ground.length > 0) dict.set(name('Background'), objects.context.obj(Array.from(source.flat(ground))))
  dict.set(name('ColorSpace'), name('DeviceCMYK'))
}

interface Gradient {
  readonly whole: PdfFunction
  readonly domain: readonly Range[]
  readonly inksOf: ColourSource['inks']
}

/** Meshes name a range for their one value in `Decode`, behind those of the two coordinates. */
function domainOf({ objects }: FixFile, dict: PDFDict, type: number): readonly Range[] {
  if (type > LAST_BY_FUNCTION) return [pairs(objects, dict, 'Decode')[2] ?? [0, 1]]
  const own = pairs(objects, dict, 'Domain')
  if (type === BY_PLACE) return [own[0] ?? [0, 1], own[1] ?? [0, 1]]
  return [own[0] ?? [0, 1]]
}

const along = ([low, high]: Range, step: number, steps: number) => low + ((high - low) * step) / (steps - 1)

function isGreyAll(whole: PdfFunction, [first, second]: readonly Range[], source: ColourSource): boolean {
  const some = 33
  for (let x = 0; x < some; x++) {
    const at = along(first ?? [0, 1], x, some)
    if (!second) {
      if (!source.isGrey(whole([at]))) return false
      continue
    }
    for (let y = 0; y < some; y++) if (!source.isGrey(whole([at, along(second, y, some)]))) return false
  }
  return true
}

/** Parts that are stitched together stay so, because their seams may be sharp. */
function inInks(file: FixFile, value: PDFObject, gradient: Gradient, depth: number): PDFObject {
  const { objects, inflate } = file
  const dict = objects.dict(value)
  const parts = objects.array(dict?.get(name('Functions')))
  if (!dict || !parts || parts.length > MAX_PARTS || depth > 4 || gradient.domain.length !== 1)
    return sampled(file, gradient)
  const { context } = objects
  const copy = context.obj({ FunctionType: 3 })
  for (const key of ['Domain', 'Bounds', 'Encode']) {
    const own = dict.get(name(key))
    if (own) copy.set(name(key), own)
  }
  const own = context.obj([])
  for (const part of parts) {
    const whole = readFunction(objects, inflate, part)
    const domain = [pairs(objects, objects.dict(part) ?? dict, 'Domain')[0] ?? ([0, 1] as const)]
    own.push(inInks(file, part, { whole, domain, inksOf: gradient.inksOf }, depth + 1))
  }
  copy.set(name('Functions'), own)
  return context.register(copy)
}

function sampled({ objects: { context } }: FixFile, { whole, domain, inksOf }: Gradient): PDFRef {
  const [first = [0, 1] as const, second] = domain
  const size = second ? [AREA_STEPS, AREA_STEPS] : [STEPS]
  const rows = second ? AREA_STEPS : 1
  const columns = size[0] ?? STEPS
  const data = new Uint8Array(columns * rows * 8)
  const view = new DataView(data.buffer)
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const place = [along(first, x, columns), ...(second ? [along(second, y, rows)] : [])]
      for (const ink of inksOf(whole(place))) {
        view.setUint16(at, Math.floor(ink * 65_535))
        at += 2
      }
    }
  }
  const stream = context.flateStream(data, {
    FunctionType: 0,
    Domain: domain.flat(),
    Range: [0, 1, 0, 1, 0, 1, 0, 1],
    Size: size,
    BitsPerSample: 16,
  })
  return context.register(stream)
}
