import { PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { decodeChain } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'

const MAX_SAMPLES = 1 << 18
const key = (name: string) => PDFName.of(name)

/**
 * The colour that stands in for a spot at its fullest, in words that two definitions of one colour share; null where it would
 * have to be computed.
 */
export function fullTint(objects: PdfObjects, alternate: string, tint: PdfValue): string | null {
  const dict = objects.dict(tint)
  const type = objects.number(dict?.get(key('FunctionType')))
  const numbers = (name: string) => (objects.array(dict?.get(key(name))) ?? []).map((one) => objects.number(one) ?? 0)
  const values = type === 2 ? numbers('C1') : type === 0 ? lastSample(objects, tint, numbers('Range')) : null
  return values && `${alternate} ${values.map((value) => value.toFixed(2)).join(' ')}`
}

/** Samples of one byte, as all programs write them. */
function lastSample(objects: PdfObjects, tint: PdfValue, range: readonly number[]): readonly number[] | null {
  const stream = objects.stream(tint)
  if (!(stream instanceof PDFRawStream) || objects.number(stream.dict.get(key('BitsPerSample'))) !== 8) return null
  if (range.length === 0 || stream.dict.has(key('Decode'))) return null
  try {
    const last = decodeChain(stream, MAX_SAMPLES).slice(-range.length / 2)
    return Array.from(last, (byte, index) => {
      const [low, high] = [range[index * 2] ?? 0, range[index * 2 + 1] ?? 1]
      return low + (byte / 255) * (high - low)
    })
  } catch {
    return null
  }
}

/** Every spot by its stand-in colours; more than one are two inks under one name. */
export class SpotMixes {
  readonly #known = new Map<string, Set<string>>()

  note(ink: string, mix: string | null): void {
    if (mix === null) return
    const mixes = this.#known.get(ink)
    if (mixes) mixes.add(mix)
    else this.#known.set(ink, new Set([mix]))
  }

  get ambiguous(): readonly string[] {
    return [...this.#known].filter(([, mixes]) => mixes.size > 1).map(([ink]) => ink)
  }
}
