import fs from 'node:fs'
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { PLAIN_LETTERS } from '#/pdf/fonts/plain-letters.ts'

const FONT = new URL('../../../src/pdf/fonts/Pretendard-Regular.ttf', import.meta.url)

interface KoreanDocument {
  readonly document: PDFDocument
  readonly font: PDFFont
}

/** An empty document with a typeface that has Hangul. */
export async function koreanDocument(): Promise<KoreanDocument> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const font = await document.embedFont(fs.readFileSync(FONT), { subset: true, features: PLAIN_LETTERS })
  return { document, font }
}

/** The same file is drawn once for all tests of a process; each has bytes of its own, which it may spoil. */
export function drawnOnce<Wanted extends readonly unknown[]>(
  draw: (...wanted: Wanted) => Promise<Uint8Array>,
): (...wanted: Wanted) => Promise<Uint8Array> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  return async (...wanted) => {
    const key = JSON.stringify(wanted)
    const bytes = drawn.get(key) ?? draw(...wanted)
    drawn.set(key, bytes)
    return (await bytes).slice()
  }
}
