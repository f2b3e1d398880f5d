import type { Inks, Rgb } from '#/pdf/colour/colour-values.ts'
import type { Pdfium } from './pdfium.ts'

/** The engine turns CMYK into light by a table of so many steps for each ink, black changing fastest, three bytes a colour. */
const STEPS = 9
const BYTES = STEPS ** 4 * 3
/** How the table begins: paper, and black on its way to full ink. */
const BEGINNING = [255, 255, 255, 225, 226, 228, 199, 200, 202, 173, 174, 178, 147, 149, 152, 123, 125, 128]
/** A step is 32 of 256. */
const levelOf = (step: number) => Math.min(1, (step * 32) / 255)

interface Found {
  readonly at: number
  readonly own: Uint8Array
}

const found = new WeakMap<Pdfium, Found | null>()

/** How printed inks look: for each combination of steps the light, in the order of the engine's table. */
export function proofTable(screenOf: (inks: Inks) => Rgb): Uint8Array {
  const table = new Uint8Array(BYTES)
  let at = 0
  const levels = Array.from({ length: STEPS }, (_, step) => levelOf(step))
  for (const c of levels)
    for (const m of levels)
      for (const y of levels)
        for (const k of levels) for (const light of screenOf([c, m, y, k])) table[at++] = Math.round(light * 255)
  return table
}

/**
 * Lets the engine draw CMYK as this table says, or, with null, as it does by itself. An engine in which the table is not found
 * where it is looked for draws as before.
 */
export function drawInksBy(engine: Pdfium, table: Uint8Array | null): void {
  const place = tableIn(engine)
  if (place) engine.pdfium.HEAPU8.set(table ?? place.own, place.at)
}

function tableIn(engine: Pdfium): Found | null {
  const known = found.get(engine)
  if (known !== undefined) return known
  const heap = engine.pdfium.HEAPU8
  const at = placeOf(heap)
  const place = at < 0 ? null : { at, own: heap.slice(at, at + BYTES) }
  found.set(engine, place)
  return place
}

function placeOf(heap: Uint8Array): number {
  for (let at = heap.indexOf(BEGINNING[0] ?? 255); at >= 0; at = heap.indexOf(BEGINNING[0] ?? 255, at + 1))
    if (BEGINNING.every((value, index) => heap[at + index] === value)) return at
  return -1
}
