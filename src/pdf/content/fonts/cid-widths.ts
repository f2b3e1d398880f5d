import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const MOST_CODES = 65_536
const USUAL = 1000
const EM = 1000

/** Widths of a composite font in ems, and one for all codes beyond the list. */
export interface WidthTable {
  readonly widths: Float32Array
  readonly otherwise: number
}

type Listed = readonly [from: number, to: number, widths: readonly (number | undefined)[]]

/** Written as `c [w w …]` and `from to w`. */
export function cidWidths(objects: PdfObjects, descendant: PDFDict | undefined): WidthTable {
  const otherwise = (objects.number(descendant?.get(PDFName.of('DW'))) ?? USUAL) / EM
  const listed = listedWidths(objects, objects.array(descendant?.get(PDFName.of('W'))) ?? [])
  const length = Math.min(MOST_CODES, Math.max(0, ...listed.map(([, to]) => to + 1)))
  const widths = new Float32Array(length).fill(otherwise)
  for (const [from, to, values] of listed) {
    const last = values.length - 1
    for (let cid = from; cid <= Math.min(to, length - 1); cid++) {
      const width = values[Math.min(cid - from, last)]
      if (width !== undefined) widths[cid] = width / EM
    }
  }
  return { widths, otherwise }
}

function listedWidths(objects: PdfObjects, entries: readonly PDFObject[]): readonly Listed[] {
  const listed: Listed[] = []
  for (let at = 0; at + 1 < entries.length && listed.length < MOST_CODES;) {
    const first = objects.number(entries[at])
    const list = objects.array(entries[at + 1])
    if (first === undefined || first < 0) at++
    else if (list) {
      listed.push([first, first + list.length - 1, list.map((value) => objects.number(value))])
      at += 2
    } else {
      listed.push([first, objects.number(entries[at + 1]) ?? first, [objects.number(entries[at + 2])]])
      at += 3
    }
  }
  return listed
}
