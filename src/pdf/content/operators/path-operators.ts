import { grow, intersect, type Box } from '../box.ts'
import type { Machine } from '../machine.ts'
import { scaleMean } from '../matrix.ts'
import { numbers, type Operator } from '../operator.ts'

const point = (x: number, y: number): Box => ({ left: x, bottom: y, right: x, top: y })

const addPoints =
  (pairs: number): Operator =>
  (machine, operands) => {
    const values = numbers(operands, pairs * 2)
    for (let index = 0; index < values.length; index += 2) {
      machine.extendPath(point(values[index] ?? 0, values[index + 1] ?? 0))
    }
    machine.pathIsRectangle = false
  }

const addRectangle: Operator = (machine, operands) => {
  const [x = 0, y = 0, width = 0, height = 0] = numbers(operands, 4)
  // A second part makes the whole more than a single rectangle.
  machine.pathIsRectangle = machine.path === null
  machine.extendPath({
    left: Math.min(x, x + width),
    bottom: Math.min(y, y + height),
    right: Math.max(x, x + width),
    top: Math.max(y, y + height),
  })
}

const paintPath =
  (how: { readonly fill: boolean; readonly stroke: boolean }): Operator =>
  (machine) => {
    const { path } = machine
    if (path && how.fill) fill(machine, path)
    if (path && how.stroke) stroke(machine, path)
    endPath(machine)
  }

function fill(machine: Machine, path: Box): void {
  const { state, record } = machine
  const seen = visible(machine, path)
  record.mark(seen, { paint: state.fill, overprint: state.fillOverprint })
  if (seen && machine.pathIsRectangle) thinRectangle(machine, path)
}

const LINE_LIKE = 10

/** Word processors draw rules as long thin rectangles. */
function thinRectangle({ record }: Machine, path: Box): void {
  const width = path.right - path.left
  const height = path.top - path.bottom
  const [thin, long] = width < height ? [width, height] : [height, width]
  if (thin > 0 && long / thin > LINE_LIKE) record.line(thin)
}

function stroke(machine: Machine, path: Box): void {
  const { state, record } = machine
  const width = state.lineWidth * scaleMean(state.ctm)
  const seen = visible(machine, grow(path, width / 2))
  record.mark(seen, { paint: state.stroke, overprint: state.strokeOverprint, thickness: width })
  if (seen) record.line(width)
}

function visible({ state, record }: Machine, box: Box): Box | null {
  // A tile is read once but repeats over what it fills; that box is marked where the pattern is used.
  return record.insideTile ? state.clip : state.clip && intersect(box, state.clip)
}

function endPath(machine: Machine): void {
  const { state } = machine
  if (machine.pendingClip && state.clip && machine.path) state.clip = intersect(state.clip, machine.path)
  machine.pendingClip = false
  machine.path = null
  machine.pathIsRectangle = true
}

const setClip: Operator = (machine) => {
  machine.pendingClip = true
}

/** m l c v y re W W* f F f* S s B B* b b* n */
export const PATH_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['m', addPoints(1)],
  ['l', addPoints(1)],
  ['c', addPoints(3)],
  ['v', addPoints(2)],
  ['y', addPoints(2)],
  ['re', addRectangle],
  ['W', setClip],
  ['W*', setClip],
  ...['f', 'F', 'f*'].map((word) => [word, paintPath({ fill: true, stroke: false })] as const),
  ...['S', 's'].map((word) => [word, paintPath({ fill: false, stroke: true })] as const),
  ...['B', 'B*', 'b', 'b*'].map((word) => [word, paintPath({ fill: true, stroke: true })] as const),
  ['n', paintPath({ fill: false, stroke: false })],
]
