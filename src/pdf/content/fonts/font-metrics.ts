import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { cidWidths, type WidthTable } from './cid-widths.ts'
import { blankCodes, type ReadStream } from './blank-codes.ts'
import { standardWidths } from './standard-widths.ts'

/** What is needed to know how far text reaches. Lengths in ems, that is of a size of one. */
export interface FontMetrics {
  /** Bytes of a code. */
  readonly bytes: 1 | 2
  /** Written downwards; widths are then negative. */
  readonly vertical: boolean
  /** By code. */
  readonly widths: Float32Array
  /** Of codes beyond the list. */
  readonly otherwise: number
  /** Codes that leave no ink. */
  readonly blanks: ReadonlySet<number>
  /** Where ink lies above and below the line, or to both sides of a vertical one. */
  readonly above: number
  readonly below: number
}

/** How high and deep ordinary letters and Hangul syllables reach; descenders that go lower are thin. */
const LATIN = { above: 0.72, below: 0 } as const
const SQUARE = { above: 0.82, below: -0.1 } as const
const EM = 1000
const SPACE = 32
const HARD_SPACE = 160
/** A glyph that no table speaks of. */
const USUAL = 500

export function fontMetrics(objects: PdfObjects, dict: PDFDict, readStream: ReadStream): FontMetrics {
  const subtype = objects.name(dict.get(PDFName.of('Subtype')))
  if (subtype === 'Type0') return compositeMetrics(objects, dict, readStream)
  return subtype === 'Type3' ? drawnMetrics(objects, dict) : simpleMetrics(objects, dict)
}

const SPACES: ReadonlySet<number> = new Set([SPACE, HARD_SPACE])

const ofCodes = (width: (code: number) => number) => Float32Array.from({ length: 256 }, (_, code) => width(code))

function simpleMetrics(objects: PdfObjects, dict: PDFDict): FontMetrics {
  const listed = listedWidths(objects, dict)
  const descriptor = objects.dict(dict.get(PDFName.of('FontDescriptor')))
  const missing = objects.number(descriptor?.get(PDFName.of('MissingWidth'))) ?? USUAL
  const standard = listed ? null : standardWidths(objects.name(dict.get(PDFName.of('BaseFont'))) ?? '')
  const widths = ofCodes((code) => (listed?.(code) ?? standard?.(code) ?? missing) / EM)
  return { bytes: 1, vertical: false, widths, otherwise: 0, blanks: SPACES, ...LATIN }
}

function listedWidths(objects: PdfObjects, dict: PDFDict): ((code: number) => number | undefined) | null {
  const widths = objects.array(dict.get(PDFName.of('Widths')))
  if (!widths) return null
  const first = objects.number(dict.get(PDFName.of('FirstChar'))) ?? 0
  return (code) => objects.number(widths[code - first])
}

/** Letters drawn by the file itself have a matrix of their own instead of thousandths; which are blank only their drawings tell. */
function drawnMetrics(objects: PdfObjects, dict: PDFDict): FontMetrics {
  const values = (key: string) => (objects.array(dict.get(PDFName.of(key))) ?? []).map((part) => objects.number(part))
  const [across = 0.001, , , up = 0.001] = values('FontMatrix')
  const [, foot = 0, , head = 0] = values('FontBBox')
  const listed = listedWidths(objects, dict)
  const [below = 0, above = 0] = [foot * up, head * up].toSorted((a, b) => a - b)
  const isBelievable = above > below && above - below < 3
  return {
    bytes: 1,
    vertical: false,
    widths: ofCodes((code) => (listed?.(code) ?? 0) * across),
    otherwise: 0,
    blanks: new Set(),
    ...(isBelievable ? { above: Math.min(above, LATIN.above), below: Math.max(below, SQUARE.below) } : LATIN),
  }
}

function compositeMetrics(objects: PdfObjects, dict: PDFDict, readStream: ReadStream): FontMetrics {
  const encoding = dict.get(PDFName.of('Encoding'))
  const name = objects.name(encoding) ?? objects.name(objects.dict(encoding)?.get(PDFName.of('CMapName'))) ?? ''
  const descendant = objects.dict(objects.array(dict.get(PDFName.of('DescendantFonts')))?.[0])
  const blanks = blankCodes(objects, dict, readStream)
  if (name.endsWith('V')) {
    const otherwise = verticalAdvance(objects, descendant)
    return { bytes: 2, vertical: true, widths: new Float32Array(0), otherwise, blanks, above: 0.45, below: -0.45 }
  }
  const isIdentity = name === '' || name.startsWith('Identity') || objects.stream(encoding) !== undefined
  const table = isIdentity ? cidWidths(objects, descendant) : squareWidths()
  return { bytes: 2, vertical: false, ...table, blanks, ...SQUARE }
}

/**
 * Which letter a code stands for is said by lists that files do not bring. Hangul is square in all of them; where single bytes are
 * mixed in, a pair of them is two narrow letters and just as broad.
 */
const squareWidths = (): WidthTable => ({ widths: new Float32Array(0), otherwise: 1 })

function verticalAdvance(objects: PdfObjects, descendant: PDFDict | undefined): number {
  const [, down] = objects.array(descendant?.get(PDFName.of('DW2'))) ?? []
  return (objects.number(down) ?? -EM) / EM
}
