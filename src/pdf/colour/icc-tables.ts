import { type Curve, readCurve, tableCurve } from './icc-curves.ts'
import { BadProfile, type IccBytes } from './icc-bytes.ts'
import { gridSize, gridStage, type Stage } from './icc-grid.ts'

/** The tables of a profile from device to connection space or back; which encoding of Lab they speak is in `encoding`. */
export interface Tables {
  readonly inputs: number
  readonly outputs: number
  readonly encoding: 'lab8' | 'lab16'
  readonly run: Stage
}

export function readTables(tag: IccBytes): Tables {
  const type = tag.text(0, 4)
  if (type === 'mft1' || type === 'mft2') return fromTable(tag, type === 'mft1' ? 1 : 2)
  if (type === 'mAB ' || type === 'mBA ') return fromCurves(tag, type === 'mAB ')
  throw new BadProfile(`tables of type ${type}`)
}

const MATRIX_AT = 12

/** The tables of version 2: a curve for each input, a grid, a curve for each output. The matrix speaks only to XYZ. */
function fromTable(tag: IccBytes, bytes: 1 | 2): Tables {
  const [inputs, outputs, points] = [tag.u8(8), tag.u8(9), tag.u8(10)]
  if (inputs < 1 || inputs > 4 || outputs < 1 || outputs > 4) throw new BadProfile('too many channels')
  const [inputLength, outputLength] = bytes === 1 ? [256, 256] : [tag.u16(48), tag.u16(50)]
  const most = bytes === 1 ? 255 : 65_535
  let at = bytes === 1 ? 48 : 52
  const values = (count: number) => {
    const read = bytes === 1 ? (index: number) => tag.u8(at + index) : (index: number) => tag.u16(at + index * 2)
    const all = Float32Array.from({ length: count }, (_, index) => read(index) / most)
    at += count * bytes
    return all
  }
  const curves = (count: number, length: number) => Array.from({ length: count }, () => tableCurve(values(length)))
  const before = curves(inputs, inputLength)
  const steps = Array.from({ length: inputs }, () => points)
  const grid = gridStage({ steps, outputs, values: values(gridSize(steps, outputs)) })
  const after = curves(outputs, outputLength)
  return {
    inputs,
    outputs,
    encoding: bytes === 1 ? 'lab8' : 'lab16',
    run: chained([curveStage(before), grid, curveStage(after)]),
  }
}

/** The tables of version 4, of which any but the last curves may be left out. */
function fromCurves(tag: IccBytes, toConnection: boolean): Tables {
  const [inputs, outputs] = [tag.u8(8), tag.u8(9)]
  if (inputs < 1 || inputs > 4 || outputs < 1 || outputs > 4) throw new BadProfile('too many channels')
  const [b, matrix, m, grid, a] = [12, 16, 20, 24, 28].map((place) => tag.u32(place))
  const [device, connection] = toConnection ? [inputs, outputs] : [outputs, inputs]
  const stages = [
    a ? curveStage(curvesAt(tag, a, device)) : null,
    grid ? gridAt(tag, grid, inputs, outputs) : null,
    m ? curveStage(curvesAt(tag, m, connection)) : null,
    matrix ? matrixAt(tag, matrix) : null,
    b ? curveStage(curvesAt(tag, b, connection)) : null,
  ].filter((stage) => stage !== null)
  const run = chained(toConnection ? stages : stages.toReversed())
  return { inputs, outputs, encoding: 'lab8', run }
}

function curvesAt(tag: IccBytes, at: number, count: number): readonly Curve[] {
  let next = at
  return Array.from({ length: count }, () => {
    const { curve, size } = readCurve(tag.part(next))
    next += size + ((4 - (size % 4)) % 4)
    return curve
  })
}

function gridAt(tag: IccBytes, at: number, inputs: number, outputs: number): Stage {
  const steps = Array.from({ length: inputs }, (_, axis) => tag.u8(at + axis))
  const wide = tag.u8(at + 16) === 2
  const read = (index: number) => (wide ? tag.u16(at + 20 + index * 2) / 65_535 : tag.u8(at + 20 + index) / 255)
  const values = Float32Array.from({ length: gridSize(steps, outputs) }, (_, index) => read(index))
  return gridStage({ steps, outputs, values })
}

function matrixAt(tag: IccBytes, at: number): Stage {
  const e = Array.from({ length: MATRIX_AT }, (_, index) => tag.fixed(at + index * 4))
  return (values) =>
    [0, 1, 2].map((row) =>
      [0, 1, 2].reduce((sum, column) => sum + (e[row * 3 + column] ?? 0) * (values[column] ?? 0), e[9 + row] ?? 0),
    )
}

const curveStage =
  (curves: readonly Curve[]): Stage =>
  (values) =>
    curves.map((curve, index) => curve(values[index] ?? 0))

const chained =
  (stages: readonly Stage[]): Stage =>
  (values) =>
    stages.reduce<number[]>((now, stage) => stage(now), [...values])
