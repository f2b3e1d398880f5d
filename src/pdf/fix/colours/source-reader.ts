import { PDFHexString, PDFName, PDFString, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { decodeKoreanName } from '#/pdf/objects/korean-text.ts'
import { decodeStream } from '#/pdf/objects/decode-stream.ts'
import type { PdfValue } from '#/pdf/objects/objects.ts'
import { adaptedFrom, labOf, srgbToLab, type Rgb, type Xyz } from '#/pdf/colour/colour-values.ts'
import {
  DEVICE_GREY,
  DEVICE_INKS,
  inkSource,
  labSource,
  rgbSource,
  tableSource,
  tintSource,
  type ColourSource,
} from '#/pdf/colour/colour-source.ts'
import { BadProfile } from '#/pdf/colour/icc-bytes.ts'
import { readProfile, rgbProfileToLab } from '#/pdf/colour/icc-profile.ts'
import { numbersOf, pairs, readFunction } from '#/pdf/colour/pdf-function.ts'
import type { Press } from '#/pdf/colour/press.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'

/** Which colours are to become inks of the press. */
export interface Wanted {
  readonly screen: boolean
  readonly spots: boolean
  /** Every colour, inks of the file included, becomes black ink alone; the press that is read by has no other. Spots do as `spots` says. */
  readonly black?: true
}

/** A space of the file: left as it is, or with the inks its colours become. */
export type Space =
  | { readonly kind: 'kept' }
  | { readonly kind: 'changed'; readonly source: ColourSource; readonly table: Table | null }
  | { readonly kind: 'pattern'; readonly base: ColourSource | null }

/** Of an indexed space: pictures keep their numbers, only the colours behind them change. */
export interface Table {
  readonly highest: number
}

const KEPT: Space = { kind: 'kept' }
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'])
const BLACK_ALONE = new Set(['Black', 'All', 'None'])
const GREY_NAMES = new Set(['DeviceGray', 'G', 'CalGray'])
const INK_NAMES = new Set(['DeviceCMYK', 'CMYK'])
const MAX_DEPTH = 8
const MAX_PROFILE = 8 * 2 ** 20
/** Each takes a fifth of a second to work out. */
const MAX_PROFILES = 50
const MAX_TABLE = 256 * 8

/** Reads the spaces of a file for one press; what a space becomes is worked out once. */
export class SourceReader {
  readonly #file: FixFile
  readonly #press: Press
  readonly #wanted: Wanted
  readonly #known = new Map<PDFObject, Space>()
  readonly #profiles: { readonly bytes: Uint8Array; readonly source: ColourSource }[] = []
  #srgb: ColourSource | null = null
  #inksInBlack: ColourSource | null = null

  constructor(file: FixFile, press: Press, wanted: Wanted) {
    this.#file = file
    this.#press = press
    this.#wanted = wanted
  }

  /** Throws `FixRefused` for a space that cannot be understood. */
  space(value: PdfValue, resources: PDFDict | undefined, depth = 0): Space {
    const { objects } = this.#file
    if (depth > MAX_DEPTH) throw new FixRefused('colours')
    const name = objects.name(value)
    if (name !== undefined) return this.#byName(name, resources, depth)
    const array = objects.resolve(value)
    if (!array) throw new FixRefused('colours')
    const known = this.#known.get(array)
    if (known) return known
    const space = this.#fromArray(objects.array(array) ?? [], resources, depth)
    this.#known.set(array, space)
    return space
  }

  #byName(name: string, resources: PDFDict | undefined, depth: number): Space {
    const spaces = this.#file.objects.dict(resources?.get(PDFName.of('ColorSpace')))
    if (GREY_NAMES.has(name)) return KEPT
    if (INK_NAMES.has(name)) return this.#ofInks()
    if (name === 'Pattern') return { kind: 'pattern', base: null }
    if (name === 'DeviceRGB' || name === 'RGB') {
      const other = spaces?.get(PDFName.of('DefaultRGB'))
      if (other && this.#file.objects.array(other)) return this.space(other, resources, depth + 1)
      return this.#screen(() => this.#plainRgb())
    }
    const named = spaces?.get(PDFName.of(name))
    if (!named) throw new FixRefused('colours')
    return this.space(named, resources, depth + 1)
  }

  #screen(make: () => ColourSource): Space {
    return this.#wanted.screen ? { kind: 'changed', source: make(), table: null } : KEPT
  }

  /** Inks of the file stay what they are, unless all of them become black. */
  #ofInks(): Space {
    if (!this.#wanted.black) return KEPT
    return { kind: 'changed', source: (this.#inksInBlack ??= inkSource(this.#press)), table: null }
  }

  #plainRgb(): ColourSource {
    return (this.#srgb ??= rgbSource(srgbToLab, this.#press))
  }

  #fromArray(array: readonly PDFObject[], resources: PDFDict | undefined, depth: number): Space {
    const { objects } = this.#file
    const type = objects.name(array[0]) ?? ''
    const dict = objects.dict(array[1])
    switch (type) {
      case 'ICCBased':
        return this.#icc(array[1], dict)
      case 'CalRGB':
        return this.#screen(() => this.#calibrated(dict))
      case 'Lab':
        return this.#screen(() => labSource(this.#press, this.#labRanges(dict)))
      case 'Separation':
      case 'DeviceN':
        return this.#inks(array, resources, depth)
      case 'Indexed':
      case 'I':
        return this.#indexed(array, resources, depth)
      case 'Pattern': {
        const base = array[1] ? this.space(array[1], resources, depth + 1) : KEPT
        return { kind: 'pattern', base: base.kind === 'changed' ? base.source : null }
      }
      default:
        return array.length === 1 && type !== '' ? this.#byName(type, resources, depth + 1) : refused()
    }
  }

  #icc(value: PdfValue, dict: PDFDict | undefined): Space {
    const { objects } = this.#file
    const count = objects.number(dict?.get(PDFName.of('N')))
    if (count === 1) return KEPT
    if (count === 4) return this.#ofInks()
    if (count !== 3) return refused()
    return this.#screen(() => this.#profiled(value))
  }

  /** A profile that makes no sense is read as the plain screen, as readers do. */
  #profiled(value: PdfValue): ColourSource {
    const { objects, inflate } = this.#file
    const stream = objects.stream(value)
    if (!stream) return this.#plainRgb()
    try {
      const bytes = decodeStream(objects, stream, inflate, MAX_PROFILE)
      const profile = readProfile(bytes)
      if (profile.space === 'Lab ') return labSource(this.#press, this.#labRanges(undefined))
      if (isSrgb(bytes)) return this.#plainRgb()
      return this.#ofProfile(bytes, () => rgbSource(rgbProfileToLab(profile), this.#press))
    } catch (error) {
      if (error instanceof BadProfile) return this.#plainRgb()
      throw error
    }
  }

  /** Pictures of one camera each carry a copy of the same profile. */
  #ofProfile(bytes: Uint8Array, make: () => ColourSource): ColourSource {
    const same = (other: Uint8Array) => other.length === bytes.length && other.every((byte, at) => byte === bytes[at])
    const known = this.#profiles.find((one) => same(one.bytes))
    if (known) return known.source
    if (this.#profiles.length === MAX_PROFILES) throw new FixRefused('too-large')
    const source = make()
    this.#profiles.push({ bytes, source })
    return source
  }

  #labRanges(dict: PDFDict | undefined) {
    const [a, b] = dict ? pairs(this.#file.objects, dict, 'Range') : []
    return [a ?? ([-100, 100] as const), b ?? ([-100, 100] as const)] as const
  }

  #calibrated(dict: PDFDict | undefined): ColourSource {
    if (!dict) return this.#plainRgb()
    const three = (key: string, otherwise: Xyz): Xyz => {
      const [x = otherwise[0], y = otherwise[1], z = otherwise[2]] = numbersOf(this.#file.objects, dict, key)
      return [x, y, z]
    }
    const white = three('WhitePoint', [0.9505, 1, 1.089])
    const gamma = three('Gamma', [1, 1, 1])
    const matrix = numbersOf(this.#file.objects, dict, 'Matrix')
    const m = matrix.length === 9 ? matrix : [1, 0, 0, 0, 1, 0, 0, 0, 1]
    const toLab = (rgb: Rgb) => {
      const [a, b, c] = [rgb[0] ** gamma[0], rgb[1] ** gamma[1], rgb[2] ** gamma[2]]
      const mixed = (axis: number) => (m[axis] ?? 0) * a + (m[3 + axis] ?? 0) * b + (m[6 + axis] ?? 0) * c
      return labOf(adaptedFrom(white, [mixed(0), mixed(1), mixed(2)]))
    }
    return rgbSource(toLab, this.#press)
  }

  #inks(array: readonly PDFObject[], resources: PDFDict | undefined, depth: number): Space {
    const { objects, inflate } = this.#file
    const names = (objects.array(array[1]) ?? [array[1]]).map((one) => decodeKoreanName(objects.name(one) ?? '?'))
    if (names.every((name) => BLACK_ALONE.has(name))) return KEPT
    if (!this.#wanted.black && (!this.#wanted.spots || names.every((name) => PROCESS.has(name)))) return KEPT
    if (this.#wanted.black && !this.#wanted.spots) {
      const coloured = names.some((name) => PROCESS.has(name) && !BLACK_ALONE.has(name))
      if (!coloured) return KEPT
      // A mixture of an ordered ink with colours would lose the ordered one.
      if (!names.every((name) => PROCESS.has(name))) return refused()
    }
    // Registration marks are to be on every plate, also on those that stay.
    if (names.includes('All')) return refused()
    const base = this.#alternate(array[2], resources, depth)
    try {
      const tint = readFunction(objects, inflate, array[3])
      return { kind: 'changed', source: tintSource(names.length, tint, base), table: null }
    } catch (error) {
      if (error instanceof BadProfile) return refused()
      throw error
    }
  }

  /** The space by which a spot is said, in which screen colours always become inks. */
  #alternate(value: PdfValue, resources: PDFDict | undefined, depth: number): ColourSource {
    const all = new SourceReader(this.#file, this.#press, { ...this.#wanted, screen: true, spots: false })
    const space = all.space(value, resources, depth + 1)
    if (space.kind === 'changed') return space.source
    const { objects } = this.#file
    const name = objects.name(value) ?? objects.name(objects.array(value)?.[0]) ?? ''
    const channels = objects.number(objects.dict(objects.array(value)?.[1])?.get(PDFName.of('N')))
    if (name.endsWith('CMYK') || channels === 4) return DEVICE_INKS
    if (name.endsWith('Gray') || channels === 1) return DEVICE_GREY
    return refused()
  }

  #indexed(array: readonly PDFObject[], resources: PDFDict | undefined, depth: number): Space {
    const base = this.space(array[1], resources, depth + 1)
    if (base.kind !== 'changed') return base.kind === 'kept' ? KEPT : refused()
    const highest = Math.max(0, Math.min(255, this.#file.objects.number(array[2]) ?? 0))
    return {
      kind: 'changed',
      source: tableSource(base.source, this.#tableBytes(array[3]), highest),
      table: { highest },
    }
  }

  #tableBytes(value: PdfValue): Uint8Array {
    const { objects, inflate } = this.#file
    const stream = objects.stream(value)
    if (stream) return decodeStream(objects, stream, inflate, MAX_TABLE)
    const text = objects.resolve(value)
    return text instanceof PDFString || text instanceof PDFHexString ? text.asBytes() : refused()
  }
}

/** The profile nearly all pictures carry, by the name in it. */
const isSrgb = (bytes: Uint8Array) =>
  bytes.length < 8000 && new TextDecoder('latin1').decode(bytes).includes('sRGB IEC61966-2')

const refused = (): never => {
  throw new FixRefused('colours')
}
