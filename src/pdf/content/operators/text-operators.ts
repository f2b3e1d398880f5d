import { intersect, transformBox } from '../box.ts'
import { isStringToken, type Operand } from '../content-reader.ts'
import type { Machine } from '../machine.ts'
import { IDENTITY, multiply, scaleY, toMatrix, type Matrix } from '../matrix.ts'
import { noteKnockout } from '../knockouts.ts'
import { lastNumber, nameAt, numbers, type Operator } from '../operator.ts'
import { strokeOf } from '../stroke.ts'

const INVISIBLE = 3
/** Breadth of a bold letter's stem, as a share of its size. */
const STEM = 0.2

function moveLine(machine: Machine, x: number, y: number): void {
  machine.lineMatrix = multiply([1, 0, 0, 1, x, y], machine.lineMatrix)
  machine.textMatrix = machine.lineMatrix
}

const nextLine: Operator = (machine) => moveLine(machine, 0, -machine.state.leading)

const showsSomething = (operands: readonly Operand[]): boolean =>
  operands.some((value) => (isArray(value) ? showsSomething(value) : isStringToken(value) && value.bytes > 0))

const isArray = (value: Operand): value is readonly Operand[] => Array.isArray(value)

/** Where a piece of text begins and how large it is; how far it reaches would need every font's widths. */
const show: Operator = (machine, operands, reader) => {
  const { state, record } = machine
  const render = state.textRender % 4
  if (render === INVISIBLE || !showsSomething(operands)) return
  const matrix = multiply(machine.textMatrix, state.ctm)
  const size = Math.abs(state.fontSize)
  const start = transformBox(matrix, {
    left: 0,
    bottom: state.textRise,
    right: size * 0.5,
    top: state.textRise + size * 0.7,
  })
  const seen = record.insideTile ? state.clip : state.clip && intersect(start, state.clip)
  const set = strokeOf(state, render === 1 ? 'stroke' : 'fill')
  if (!state.fontIsDrawing && record.textPiece(start, state.clip, size * scaleY(matrix), set))
    noteKnockout(machine, 'fill', state.textRender === 0 ? reader.span : null)
  // Letters are no ground for other letters, so they count as strokes of their stems' breadth.
  record.mark(seen, { ...set, thickness: size * scaleY(matrix) * STEM })
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
  const { reading, record, state } = machine
  state.fontSize = lastNumber(operands, state.fontSize)
  const type = reading.fonts.use(machine.resource('Font', nameAt(operands, 2)), record.number)
  state.fontIsDrawing = type === 'Type3'
}

/** BT Tm Td TD T* TL Tf Tr Ts Tj TJ ' " */
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
  [
    'TL',
    (machine, operands) => {
      machine.state.leading = lastNumber(operands, 0)
    },
  ],
  ['Tf', setFont],
  [
    'Tr',
    (machine, operands) => {
      machine.state.textRender = lastNumber(operands, 0)
    },
  ],
  [
    'Ts',
    (machine, operands) => {
      machine.state.textRise = lastNumber(operands, 0)
    },
  ],
  ['Tj', show],
  ['TJ', show],
  ["'", showOnNextLine],
  ['"', showOnNextLine],
]
