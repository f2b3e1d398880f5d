import { PDFName, type PDFDict, type PDFStream } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { latin } from '../characters.ts'

/** Unpacks a stream of a font; undefined where it cannot be. */
export type ReadStream = (stream: PDFStream) => Uint8Array | undefined

/** Space, hard space, the spaces of typesetters, and the square one of Hangul. */
const BLANKS = [0x20, 0xa0, ...Array.from({ length: 12 }, (_, index) => 0x2000 + index), 0x202f, 0x3000]
const SECTION = /beginbf(char|range)([\s\S]*?)endbf/g
const PAIR = /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g
const RANGE = /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(?:<([0-9a-fA-F]+)>|\[[^\]]*\])/g

/** Codes of a composite font that stand for blanks, as its table for copying text says. */
export function blankCodes(objects: PdfObjects, dict: PDFDict, readStream: ReadStream): ReadonlySet<number> {
  const table = objects.stream(dict.get(PDFName.of('ToUnicode')))
  const bytes = table && readStream(table)
  if (!bytes) return new Set()
  const sections = [...latin(bytes, 0, bytes.length).matchAll(SECTION)]
  return new Set(sections.flatMap(([, kind, lines = '']) => (kind === 'char' ? singles(lines) : inRanges(lines))))
}

const hex = (digits: string) => Number.parseInt(digits, 16)

const singles = (lines: string): readonly number[] =>
  [...lines.matchAll(PAIR)].flatMap(([, code = '', text = '']) => (BLANKS.includes(hex(text)) ? [hex(code)] : []))

/** A range of codes stands for as many characters, one after the other. */
const inRanges = (lines: string): readonly number[] =>
  [...lines.matchAll(RANGE)].flatMap(([, from = '', to = '', text]) => {
    if (text === undefined || text.length > 4) return []
    const codes = BLANKS.map((blank) => hex(from) + blank - hex(text))
    return codes.filter((code) => code >= hex(from) && code <= hex(to))
  })
