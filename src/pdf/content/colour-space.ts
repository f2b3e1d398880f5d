import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import { decodeKoreanName } from '#/pdf/objects/korean-text.ts'
import { fullTint } from './spot-mixes.ts'

/** A colour space in the shop's terms; `label` is what the expert view shows. */
export interface ColourSpace {
  readonly label: string
  readonly kind: 'gray' | 'rgb' | 'cmyk' | 'lab' | 'inks' | 'indexed' | 'pattern' | 'unknown'
  /** Names of the inks of a Separation or DeviceN. */
  readonly inks: readonly string[]
  /** What an indexed or uncoloured pattern space is made of. */
  readonly base: ColourSpace | null
  /** What a CMYK of its own is described by. */
  readonly profile?: PdfValue
  /** The colour that stands in for a single ink at its fullest, where the file says it plainly. */
  readonly mix: string | null
}

const plain = (label: string, kind: ColourSpace['kind'], base: ColourSpace | null = null): ColourSpace => ({
  label,
  kind,
  inks: [],
  base,
  mix: null,
})

export const DEVICE_GRAY = plain('DeviceGray', 'gray')
export const DEVICE_RGB = plain('DeviceRGB', 'rgb')
export const DEVICE_CMYK = plain('DeviceCMYK', 'cmyk')
const PATTERN = plain('Pattern', 'pattern')
const UNKNOWN = plain('?', 'unknown')

const BY_NAME: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: DEVICE_GRAY,
  G: DEVICE_GRAY,
  CalGray: plain('CalGray', 'gray'),
  DeviceRGB: DEVICE_RGB,
  RGB: DEVICE_RGB,
  DeviceCMYK: DEVICE_CMYK,
  CMYK: DEVICE_CMYK,
  Pattern: PATTERN,
}

const ICC_KINDS: Readonly<Record<number, ColourSpace>> = {
  1: plain('ICC Gray', 'gray'),
  3: plain('ICC RGB', 'rgb'),
  4: plain('ICC CMYK', 'cmyk'),
}

const MAX_DEPTH = 8

/** Reads a colour space, by name through the resources or written out. Anything unreadable is `unknown`. */
export function readColourSpace(
  objects: PdfObjects,
  value: PdfValue,
  resources: PDFDict | undefined,
  depth = 0,
): ColourSpace {
  if (depth > MAX_DEPTH) return UNKNOWN
  const name = objects.name(value)
  if (name !== undefined) {
    const known = BY_NAME[name]
    if (known) return known
    const named = objects.dict(resources?.get(PDFName.of('ColorSpace')))?.get(PDFName.of(name))
    return named ? readColourSpace(objects, named, resources, depth + 1) : UNKNOWN
  }
  const array = objects.array(value)
  return array ? fromArray(objects, array, resources, depth) : UNKNOWN
}

function fromArray(
  objects: PdfObjects,
  array: readonly PdfValue[],
  resources: PDFDict | undefined,
  depth: number,
): ColourSpace {
  const type = objects.name(array[0]) ?? ''
  const nested = () => readColourSpace(objects, array[1], resources, depth + 1)
  switch (type) {
    case 'ICCBased': {
      const space = ICC_KINDS[objects.number(objects.dict(array[1])?.get(PDFName.of('N'))) ?? 0] ?? UNKNOWN
      return space.kind === 'cmyk' ? { ...space, profile: array[1] } : space
    }
    case 'CalRGB':
      return plain('CalRGB', 'rgb')
    case 'Lab':
      return plain('Lab', 'lab')
    case 'Separation':
      return {
        label: 'Separation',
        kind: 'inks',
        inks: [inkName(objects.name(array[1]))],
        base: null,
        mix: fullTint(objects, readColourSpace(objects, array[2], resources, depth + 1).label, array[3]),
      }
    case 'DeviceN':
      return {
        label: 'DeviceN',
        kind: 'inks',
        inks: (objects.array(array[1]) ?? []).map((ink) => inkName(objects.name(ink))),
        base: null,
        mix: null,
      }
    case 'Indexed':
    case 'I':
      return plain(`Indexed ${nested().label}`, 'indexed', nested())
    case 'Pattern':
      return array[1] ? plain('Pattern', 'pattern', nested()) : PATTERN
    default:
      return BY_NAME[type] ?? UNKNOWN
  }
}

const inkName = (name: string | undefined) => decodeKoreanName(name ?? '?')
