import type { ColourSource, Range } from '#/pdf/colour/colour-source.ts'
import type { Samples } from './picture-samples.ts'

/** A picture in inks: four bytes a pixel, or one where it is grey all over and black ink alone prints it. */
export interface InkPixels {
  readonly channels: 1 | 4
  readonly bytes: Uint8Array
}

/** JPEG brings greys off by so much. */
const GREY_SPREAD = 3
const MAX_KNOWN = 1 << 20

/** `decode` says what the lowest and the highest sample stand for. */
export function pixelInks(samples: Samples, source: ColourSource, decode: readonly Range[] | null): InkPixels {
  const { link } = source
  const plain = decode === null || decode.every(([low, high]) => low === 0 && high === 1)
  if (!link) return withoutColour(oneByOne(samples, source, decode ?? source.ranges))
  const rgb = plain ? samples.bytes : stretched(samples.bytes, decode)
  if (isGrey(rgb)) return { channels: 1, bytes: greys(rgb, source) }
  return withoutColour(link.pixels(rgb))
}

const INKS = 4
const BLACK_AT = 3

/** What has black ink alone in every pixel is a grey picture, said as light. */
function withoutColour(inks: Uint8Array): InkPixels {
  for (let at = 0; at < inks.length; at += INKS)
    if ((inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) > 0) return { channels: 4, bytes: inks }
  const light = new Uint8Array(inks.length / INKS)
  for (let to = 0; to < light.length; to++) light[to] = 255 - (inks[to * INKS + BLACK_AT] ?? 0)
  return { channels: 1, bytes: light }
}

function isGrey(rgb: Uint8Array): boolean {
  for (let at = 0; at < rgb.length; at += 3) {
    const red = rgb[at] ?? 0
    const green = rgb[at + 1] ?? 0
    const blue = rgb[at + 2] ?? 0
    if (
      Math.abs(red - green) > GREY_SPREAD ||
      Math.abs(green - blue) > GREY_SPREAD ||
      Math.abs(red - blue) > GREY_SPREAD
    )
      return false
  }
  return true
}

/** As light, for that is what a grey picture says. */
function greys(rgb: Uint8Array, source: ColourSource): Uint8Array {
  const light = Uint8Array.from({ length: 256 }, (_, value) => {
    const level = value / 255
    return Math.round((1 - source.flat([level, level, level])[3]) * 255)
  })
  const bytes = new Uint8Array(Math.floor(rgb.length / 3))
  for (let to = 0, from = 0; to < bytes.length; to++, from += 3) {
    const mean = ((rgb[from] ?? 0) + (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0) + 1) / 3
    bytes[to] = light[Math.floor(mean)] ?? 0
  }
  return bytes
}

function stretched(bytes: Uint8Array, decode: readonly Range[]): Uint8Array {
  const tables = decode.map(([low, high]) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => (low + ((high - low) * value) / 255) * 255),
  )
  return bytes.map((value, at) => tables[at % 3]?.[value] ?? value)
}

/** Spaces without a short cut: what a colour becomes is kept, because pictures in them have few colours. */
function oneByOne({ bytes, channels }: Samples, source: ColourSource, decode: readonly Range[]): Uint8Array {
  const count = Math.floor(bytes.length / channels)
  const inks = new Uint8Array(count * 4)
  const known = new Map<number, Uint8Array>()
  for (let pixel = 0; pixel < count; pixel++) {
    const from = pixel * channels
    let key = 0
    for (let channel = 0; channel < channels; channel++) key = key * 256 + (bytes[from + channel] ?? 0)
    let found = known.get(key)
    if (!found) {
      const values = decode.map(([low, high], channel) => low + ((high - low) * (bytes[from + channel] ?? 0)) / 255)
      found = Uint8Array.from(source.inks(values), (ink) => Math.round(ink * 255))
      if (known.size < MAX_KNOWN && channels <= 6) known.set(key, found)
    }
    inks.set(found, pixel * 4)
  }
  return inks
}
