import { grow, intersect, type Box } from '../box.ts'
import type { Machine, Sides } from '../machine.ts'
import { noteKnockout, type Span } from '../knockouts.ts'
import { isUpright, scaleMean, scaleX, scaleY } from '../matrix.ts'
import { numbers, type Operator } from '../operator.ts'
import { staysRectangle, strokeOf } from '../stroke.ts'

const point = (x: number, y: number): Box => ({ left: x, bottom: y, right: x, top: y })

/** A curve, or a part beside another. */
const MANY = 100

const addPoints =
  (pairs: number): Operator =>
  (machine, operands, { span }) => {
    machine.pathFrom ??= span.from
    const values = numbers(operands, pairs * 2)
    for (let index = 0; index < values.length; index += 2) {
      machine.extendPath(point(values[index] ?? 0, values[index + 1] ?? 0))
    }
    machine.pathIsRectangle = false
    machine.pathPoints += pairs === 1 ? 1 : MANY
  }

const addRectangle: Operator = (machine, operands, { span }) => {
  machine.pathFrom ??= span.from
  const [x = 0, y = 0, width = 0, height = 0] = numbers(operands, 4)
  // A second part makes the whole more than a single rectangle.
  machine.pathIsRectangle = machine.path === null
  machine.pathPoints += machine.pathIsRectangle ? 0 : MANY
  const { ctm } = machine.state
  machine.pathSides = [Math.abs(width) * scaleX(ctm), Math.abs(height) * scaleY(ctm)]
  machine.extendPath({
    left: Math.min(x, x + width),
    bottom: Math.min(y, y + height),
    right: Math.max(x, x + width),
    top: Math.max(y, y + height),
  })
}

const paintPath =
  (how: { readonly fill: boolean; readonly stroke: boolean }): Operator =>
  (machine, _operands, { span }) => {
    const { path } = machine
    const alone = how.fill !== how.stroke
    const whole = { from: machine.pathFrom ?? span.from, to: span.to }
    if (path && how.fill) fill(machine, path, alone ? whole : null)
    if (path && how.stroke) stroke(machine, path, alone ? whole : null)
    endPath(machine)
  }

/** `whole`: where the path and its painting stand in the content; null when it is painted twice. */
function fill(machine: Machine, path: Box, whole: Span | null): void {
  const { state, record } = machine
  const seen = visible(machine, path)
  const set = strokeOf(state, 'fill')
  const thin = thicknessOf(machine, path)
  if (seen && thin !== null) {
    record.line(thin, seen, set)
    // Strokes of letters that were made to shapes are no lines for that.
    const isRule = machine.pathIsRectangle && isUpright(state.ctm)
    if (isRule && record.blackLine(seen, thin, set)) noteKnockout(machine, 'fill', whole)
  }
  record.mark(seen, { ...set, fillsBox: machine.pathIsRectangle && staysRectangle(state) })
}

const LINE_LIKE = 10

/** Of a rectangle, also one that leans or is drawn by its corners; of shapes of more corners, as letters are, nothing is said. */
function thicknessOf({ pathIsRectangle, pathSides, pathPoints }: Machine, path: Box): number | null {
  if (pathIsRectangle && pathSides) return thinness(pathSides)
  return pathPoints <= CORNERS ? thinness(sizeOf(path)) : null
}

/** The first may be said again to close it. */
const CORNERS = 5

const sizeOf = (path: Box): Sides => [path.right - path.left, path.top - path.bottom]

/** Word processors draw rules as long thin rectangles. */
function thinness([width, height]: Sides): number | null {
  const [thin, long] = width < height ? [width, height] : [height, width]
  return thin > 0 && long / thin > LINE_LIKE ? thin : null
}

function stroke(machine: Machine, path: Box, whole: Span | null): void {
  const { state, record } = machine
  const width = state.lineWidth * scaleMean(state.ctm)
  const seen = visible(machine, grow(path, width / 2))
  const set = strokeOf(state, 'stroke')
  if (seen) {
    record.line(width, seen, set)
    if (record.blackLine(seen, width, set)) noteKnockout(machine, 'stroke', whole)
  }
  record.mark(seen, { ...set, thickness: width })
}

function visible({ state, record }: Machine, box: Box): Box | null {
  // A tile is read once but repeats over what it fills; that box is marked where the pattern is used.
  return record.insideTile ? state.clip : state.clip && intersect(box, state.clip)
}

function endPath(machine: Machine): void {
  const { state } = machine
  if (machine.pendingClip && state.clip && machine.path) {
    state.clip = intersect(state.clip, machine.path)
    state.clipIsUpright &&= machine.pathIsRectangle && isUpright(state.ctm)
  }
  machine.pendingClip = false
  machine.path = null
  machine.pathSides = null
  machine.pathPoints = 0
  machine.pathFrom = null
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
