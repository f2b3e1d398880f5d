import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import { decodeStream, type Inflate } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import { gridSize, gridStage } from './icc-grid.ts'
import { postscriptFunction, type PdfFunction } from './postscript-function.ts'
import { BadProfile } from './icc-bytes.ts'

const MAX_DEPTH = 8
const MAX_BYTES = 16 * 2 ** 20

/** Reads a function, or a list of them of which each gives one value. Throws `BadProfile` where it makes no sense. */
export function readFunction(objects: PdfObjects, inflate: Inflate, value: PdfValue, depth = 0): PdfFunction {
  const list = objects.array(value)
  if (list) {
    const each = list.slice(0, 8).map((one) => readFunction(objects, inflate, one, depth + 1))
    return (inputs) => each.map((one) => one(inputs)[0] ?? 0)
  }
  const dict = objects.dict(value)
  if (!dict || depth > MAX_DEPTH) throw new BadProfile('a function that cannot be read')
  const raw = ofType(objects, inflate, value, dict, depth)
  const domain = pairs(objects, dict, 'Domain')
  const range = pairs(objects, dict, 'Range')
  return (inputs) => {
    const result = raw(domain.map(([low, high], index) => clamp(inputs[index] ?? 0, low, high)))
    return range.length === 0 ? result : range.map(([low, high], index) => clamp(result[index] ?? 0, low, high))
  }
}

function ofType(objects: PdfObjects, inflate: Inflate, value: PdfValue, dict: PDFDict, depth: number): PdfFunction {
  switch (objects.number(dict.get(PDFName.of('FunctionType')))) {
    case 0:
      return sampled(objects, inflate, value, dict)
    case 2:
      return power(objects, dict)
    case 3:
      return stitched(objects, inflate, dict, depth)
    case 4: {
      const stream = objects.stream(value)
      if (!stream) break
      return postscriptFunction(new TextDecoder('latin1').decode(decodeStream(objects, stream, inflate, MAX_BYTES)))
    }
  }
  throw new BadProfile('a function of no kind')
}

function sampled(objects: PdfObjects, inflate: Inflate, value: PdfValue, dict: PDFDict): PdfFunction {
  const stream = objects.stream(value)
  const steps = numbersOf(objects, dict, 'Size')
  const domain = pairs(objects, dict, 'Domain')
  const range = pairs(objects, dict, 'Range')
  const bits = objects.number(dict.get(PDFName.of('BitsPerSample'))) ?? 0
  const sensible = steps.length === domain.length && steps.length > 0 && steps.length <= 4
  if (!(stream instanceof PDFRawStream) || !sensible || ![1, 2, 4, 8, 12, 16, 24, 32].includes(bits))
    throw new BadProfile('samples that cannot be read')
  const data = decodeStream(objects, stream, inflate, MAX_BYTES)
  const bit = bitReader(data, bits)
  // In the file the first input changes fastest, in a grid the last.
  const values = Float32Array.from({ length: gridSize(steps, range.length) }, () => bit())
  const grid = gridStage({ steps: steps.toReversed(), outputs: range.length, values })
  const encode = pairs(objects, dict, 'Encode')
  const decode = pairs(objects, dict, 'Decode')
  return (inputs) => {
    const places = domain.map(([low, high], index) => {
      const [from, to] = encode[index] ?? [0, (steps[index] ?? 2) - 1]
      return (from + ((to - from) * ((inputs[index] ?? 0) - low)) / (high - low || 1)) / ((steps[index] ?? 2) - 1)
    })
    return grid(places.toReversed()).map((sample, index) => {
      const [low, high] = decode[index] ?? range[index] ?? [0, 1]
      return low + (high - low) * sample
    })
  }
}

/** Numbers of so many bits one after the other, as parts of 1. */
export function bitReader(data: Uint8Array, bits: number): () => number {
  let at = 0
  const most = 2 ** bits - 1
  return () => {
    let value = 0
    for (let left = bits; left > 0;) {
      const inByte = 8 - (at & 7)
      const take = Math.min(left, inByte)
      const part = ((data[at >> 3] ?? 0) >> (inByte - take)) & (2 ** take - 1)
      value = value * 2 ** take + part
      at += take
      left -= take
    }
    return value / most
  }
}

function power(objects: PdfObjects, dict: PDFDict): PdfFunction {
  const from = numbersOf(objects, dict, 'C0')
  const to = numbersOf(objects, dict, 'C1')
  const exponent = objects.number(dict.get(PDFName.of('N'))) ?? 1
  const start = from.length > 0 ? from : [0]
  const end = to.length > 0 ? to : [1]
  return ([x = 0]) => start.map((low, index) => low + Math.max(0, x) ** exponent * ((end[index] ?? 0) - low))
}

function stitched(objects: PdfObjects, inflate: Inflate, dict: PDFDict, depth: number): PdfFunction {
  const parts = (objects.array(dict.get(PDFName.of('Functions'))) ?? []).slice(0, 1000)
  const each = parts.map((part) => readFunction(objects, inflate, part, depth + 1))
  const bounds = numbersOf(objects, dict, 'Bounds')
  const encode = pairs(objects, dict, 'Encode')
  const [low = 0, high = 1] = numbersOf(objects, dict, 'Domain')
  return ([x = 0]) => {
    const index = Math.max(0, Math.min(each.length - 1, bounds.filter((bound) => x >= bound).length))
    const from = bounds[index - 1] ?? low
    const to = bounds[index] ?? high
    const [e0, e1] = encode[index] ?? [0, 1]
    return each[index]?.([e0 + ((e1 - e0) * (x - from)) / (to - from || 1)]) ?? []
  }
}

export const numbersOf = (objects: PdfObjects, dict: PDFDict, key: string): readonly number[] =>
  (objects.array(dict.get(PDFName.of(key))) ?? []).map((part) => objects.number(part) ?? 0)

export function pairs(objects: PdfObjects, dict: PDFDict, key: string): readonly (readonly [number, number])[] {
  const all = numbersOf(objects, dict, key)
  return Array.from({ length: all.length >> 1 }, (_, index) => [all[index * 2] ?? 0, all[index * 2 + 1] ?? 0] as const)
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
