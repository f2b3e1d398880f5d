import { intersect, transformBox, type Box } from '../box.ts'
import type { ContentReader } from '../content-reader.ts'
import { readDrawnLetters } from '../drawn-letters.ts'
import type { Machine } from '../machine.ts'
import { IDENTITY, multiply, scaleMean, scaleY, toMatrix, type Matrix } from '../matrix.ts'
import { noteKnockout } from '../knockouts.ts'
import { lastNumber, nameAt, numbers, type Operator } from '../operator.ts'
import { strokeOf } from '../stroke.ts'
import { measureRun } from '../text-run.ts'

const STROKED = 1
const INVISIBLE = 3
const CLIP_ONLY = 7
/** Breadth of a bold letter's stem, as a share of its size. */
const STEM = 0.2

function moveLine(machine: Machine, x: number, y: number): void {
  machine.lineMatrix = multiply([1, 0, 0, 1, x, y], machine.lineMatrix)
  machine.textMatrix = machine.lineMatrix
}

const nextLine: Operator = (machine) => moveLine(machine, 0, -machine.state.leading)

/** Text leaves ink from the first to the last letter that is no blank; what follows begins where its width ends. */
const show: Operator = (machine, operands, reader) => {
  const { state } = machine
  const run = measureRun(operands, reader.content, state)
  const matrix = multiply(machine.textMatrix, state.ctm)
  machine.textMatrix = multiply([1, 0, 0, 1, ...run.advance], machine.textMatrix)
  if (state.textRender === INVISIBLE || !run.ink) return
  if (!machine.isHidden) (state.font?.pages ?? machine.reading.fonts.lost).add(machine.record.number)
  if (state.font?.drawings) readDrawnLetters(machine, state.font)
  if (state.textRender !== CLIP_ONLY) paintRun(machine, run.ink, matrix, reader)
}

function paintRun(machine: Machine, ink: Box, matrix: Matrix, reader: ContentReader): void {
  const { state, record } = machine
  const size = Math.abs(state.fontSize)
  const box = transformBox(matrix, ink)
  const start = transformBox(matrix, {
    left: ink.left,
    bottom: state.textRise,
    right: ink.left + size * 0.5,
    top: state.textRise + size * 0.7,
  })
  const isStroked = state.textRender % 4 === STROKED
  const seen = record.insideTile ? state.clip : state.clip && intersect(start, state.clip)
  const set = strokeOf(state, isStroked ? 'stroke' : 'fill')
  const sizePt = size * scaleY(matrix)
  const piece = { start, box, clip: state.clip, sizePt, isDrawn: state.font?.isDrawn ?? false }
  if (record.textPiece(piece, set)) noteKnockout(machine, 'fill', state.textRender === 0 ? reader.span : null)
  if (seen && isStroked) record.line(state.lineWidth * scaleMean(state.ctm), seen, set)
  // Letters are no ground for other letters, so they count as strokes of their stems' breadth.
  record.mark(seen, { ...set, thickness: sizePt * STEM, isText: true })
}

const showOnNextLine: Operator = (machine, operands, reader) => {
  nextLine(machine, operands, reader)
  show(machine, operands, reader)
}

const setMatrix = (machine: Machine, matrix: Matrix | undefined) => {
  if (!matrix) return
  machine.lineMatrix = matrix
  machine.textMatrix = matrix
}

const setFont: Operator = (machine, operands) => {
  const { reading, state } = machine
  state.fontSize = lastNumber(operands, state.fontSize)
  state.font = reading.fonts.select(machine.resource('Font', nameAt(operands, 2))) ?? null
}

/** Sets the spaces between words and letters as well. */
const showSpaced: Operator = (machine, operands, reader) => {
  const [words = 0, letters = 0] = numbers(operands.slice(0, -1), 2)
  machine.state.wordSpace = words
  machine.state.charSpace = letters
  showOnNextLine(machine, operands.slice(-1), reader)
}

type Setting = 'textRender' | 'textRise' | 'leading' | 'charSpace' | 'wordSpace'

const setting =
  (which: Setting): Operator =>
  ({ state }, operands) => {
    state[which] = lastNumber(operands, 0)
  }

/** BT Tm Td TD T* TL Tc Tw Tz Tf Tr Ts Tj TJ ' " */
export const TEXT_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['BT', (machine) => setMatrix(machine, IDENTITY)],
  ['Tm', (machine, operands) => setMatrix(machine, toMatrix(numbers(operands, 6)))],
  [
    'Td',
    (machine, operands) => {
      const [x = 0, y = 0] = numbers(operands, 2)
      moveLine(machine, x, y)
    },
  ],
  [
    'TD',
    (machine, operands) => {
      const [x = 0, y = 0] = numbers(operands, 2)
      machine.state.leading = -y
      moveLine(machine, x, y)
    },
  ],
  ['T*', nextLine],
  ['TL', setting('leading')],
  ['Tc', setting('charSpace')],
  ['Tw', setting('wordSpace')],
  [
    'Tz',
    ({ state }, operands) => {
      state.textScale = lastNumber(operands, 100) / 100
    },
  ],
  ['Tf', setFont],
  ['Tr', setting('textRender')],
  ['Ts', setting('textRise')],
  ['Tj', show],
  ['TJ', show],
  ["'", showOnNextLine],
  ['"', showSpaced],
]
