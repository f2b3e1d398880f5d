import type { OpenDocument } from './open-document.ts'
import { withMemory } from './pdfium.ts'

/** In a file's own description: the press its colours were made for. */
export const PRESS_KEY = 'JikjiPress'
const MOST_BYTES = 128

/** What a file of ours says there; null for all others. */
export function pressNamedIn({ engine, handle }: OpenDocument): string | null {
  return withMemory(engine, MOST_BYTES, (pointer) => {
    const length = engine.FPDF_GetMetaText(handle, PRESS_KEY, pointer, MOST_BYTES)
    if (length <= 2 || length > MOST_BYTES) return null
    return new TextDecoder('utf-16le').decode(engine.pdfium.HEAPU8.slice(pointer, pointer + length - 2))
  })
}
