import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { concatBytes } from '#/pdf/objects/decode-stream.ts'
import type { Box } from './box.ts'
import { notePainted } from './drawn-otherwise.ts'
import { type Execute, Machine, type Reading } from './machine.ts'
import { noteKeptColours } from './kept-colours.ts'
import type { Matrix } from './matrix.ts'
import type { Operator } from './operator.ts'
import { COLOUR_OPERATORS } from './operators/colour-operators.ts'
import { LAYER_OPERATORS } from './operators/layer-operators.ts'
import { OBJECT_OPERATORS } from './operators/object-operators.ts'
import { PATH_OPERATORS } from './operators/path-operators.ts'
import { STATE_OPERATORS } from './operators/state-operators.ts'
import { TEXT_OPERATORS } from './operators/text-operators.ts'
import type { Misprint, PageRecord } from './page-record.ts'

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...STATE_OPERATORS,
  ...COLOUR_OPERATORS,
  ...PATH_OPERATORS,
  ...TEXT_OPERATORS,
  ...OBJECT_OPERATORS,
  ...LAYER_OPERATORS,
])

const execute: Execute = (word, machine, operands, reader) => {
  noteKeptColours(word, machine, operands)
  notePainted(machine, word)
  OPERATORS.get(word)?.(machine, operands, reader)
}

/** The same, and answers through `found` what paints white or grey that is set to overprint. */
const noting =
  (found: (misprint: Misprint) => void): Execute =>
  (word, machine, operands, reader) => {
    const { record, pathFrom } = machine
    const before = record.misprints
    execute(word, machine, operands, reader)
    // What a form holds was noted where it stands.
    if (record.misprints === before || machine.record.insideTile || word === 'Do') return
    const { fillOverprint, strokeOverprint, overprintMode } = machine.state
    const { from, to } = reader.span
    const span = { from: pathFrom ?? from, to }
    found({ source: machine.source, ...span, before: { fillOverprint, strokeOverprint, overprintMode } })
  }

const NEWLINE = Uint8Array.of(10)

/**
 * Carries out a page's content, fills `record` and answers the content. `base` brings user space to points of the page as
 * shown, `visible` is its media box there. Throws `BudgetSpent` or `StreamTooLarge`.
 */
export function interpretPage(
  reading: Reading,
  record: PageRecord,
  page: {
    readonly dict: PDFDict
    readonly resources: PDFObject | undefined
    readonly base: Matrix
    readonly visible: Box
    /** For a fixer. */
    readonly onMisprint?: (misprint: Misprint) => void
  },
): Uint8Array {
  const { onMisprint } = page
  const machine = new Machine(reading, record, page.base, page.visible, onMisprint ? noting(onMisprint) : execute)
  const content = pageContent(machine, page.dict)
  machine.run(content, reading.objects.dict(page.resources))
  return content
}

/** The parts of a page's content are one stream that may be cut anywhere between two tokens. */
function pageContent(machine: Machine, dict: PDFDict): Uint8Array {
  const { objects } = machine.reading
  const contents = dict.get(PDFName.of('Contents'))
  const pieces: Uint8Array[] = []
  let length = 0
  for (const part of objects.array(contents) ?? [contents]) {
    const stream = objects.stream(part)
    const piece = stream && machine.decode(stream)
    if (!piece) continue
    pieces.push(piece, NEWLINE)
    length += piece.length + 1
  }
  return concatBytes(pieces, length)
}
