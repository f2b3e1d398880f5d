import {
  PDFDict,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { PROCESS_INKS, type ProcessInk } from '#/domain/imposition/plate-inks.ts'
import type { SpotInk } from './spot-inks.ts'

const REGISTRATION = 'Registration'

/** The colour of marks, which falls on every plate, spot inks included. One for a document. */
export function registrationColour(document: PDFDocument): PDFRef {
  const { context } = document
  const blend = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 }
  return context.register(context.obj([PDFName.of('Separation'), PDFName.of('All'), PDFName.of('DeviceCMYK'), blend]))
}

/** One ink of a side: its name on the plate, and how it is set as the colour of what is filled. */
export interface PlateInk {
  readonly name: string
  readonly fill: (strength: number) => readonly PDFOperator[]
}

/** What the sheet's own marks are drawn with: all plates at once, or one of them. */
export interface PlateColours {
  readonly all: readonly PDFOperator[]
  readonly allLines: readonly PDFOperator[]
  readonly inks: readonly PlateInk[]
}

export const fillProcess = (shares: readonly number[]): PDFOperator =>
  PDFOperator.of(
    PDFOperatorNames.NonStrokingColorCmyk,
    shares.map((share) => PDFNumber.of(share)),
  )

export function plateColours(
  page: PDFPage,
  registration: PDFRef,
  process: readonly ProcessInk[],
  spots: readonly SpotInk[],
): PlateColours {
  const { Resources } = page.node.normalizedEntries()
  const spaces = PDFDict.withContext(page.doc.context)
  Resources.set(PDFName.of('ColorSpace'), spaces)
  const named = (key: string, space: SpotInk['space']): PDFName => {
    spaces.set(PDFName.of(key), space)
    return PDFName.of(key)
  }
  const all = named(REGISTRATION, registration)
  const fill = (space: PDFName, strength: number) => [
    PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [space]),
    PDFOperator.of(PDFOperatorNames.NonStrokingColorN, [PDFNumber.of(strength)]),
  ]
  return {
    all: fill(all, 1),
    allLines: [
      PDFOperator.of(PDFOperatorNames.StrokingColorspace, [all]),
      PDFOperator.of(PDFOperatorNames.StrokingColorN, [PDFNumber.of(1)]),
    ],
    inks: [
      ...process.map((name) => ({
        name,
        fill: (strength: number) => [fillProcess(PROCESS_INKS.map((ink) => (ink === name ? strength : 0)))],
      })),
      ...spots.map(({ name, space }, index) => {
        const key = named(`Spot${index + 1}`, space)
        return { name, fill: (strength: number) => fill(key, strength) }
      }),
    ],
  }
}
