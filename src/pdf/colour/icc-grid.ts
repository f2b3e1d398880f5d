import { unit } from './colour-values.ts'
import { BadProfile } from './icc-bytes.ts'

/** A table over all combinations of some inputs, each in a number of steps of its own; the last input changes fastest. */
export interface Grid {
  readonly steps: readonly number[]
  readonly outputs: number
  readonly values: Float32Array
}

export type Stage = (values: readonly number[]) => number[]

const MAX_VALUES = 8_000_000

/** How many values such a grid has; refuses one that is a bomb. */
export function gridSize(steps: readonly number[], outputs: number): number {
  const size = steps.reduce((product, count) => product * count, outputs)
  if (steps.some((count) => count < 2) || outputs < 1 || size > MAX_VALUES) throw new BadProfile('a table of no sense')
  return size
}

/**
 * Reads between the points of a grid: from the corner below, along the axes in the order of how far the place lies on each.
 * In three dimensions that is the tetrahedral way, which keeps greys grey.
 */
export function gridStage({ steps, outputs, values }: Grid): Stage {
  const strides = strideOf(steps, outputs)
  const dimensions = steps.length
  return (inputs) => {
    let corner = 0
    const shares: { readonly share: number; readonly stride: number }[] = []
    for (let axis = 0; axis < dimensions; axis++) {
      const last = (steps[axis] ?? 2) - 1
      const place = unit(inputs[axis] ?? 0) * last
      const below = Math.min(last - 1, Math.floor(place))
      const stride = strides[axis] ?? 0
      corner += below * stride
      shares.push({ share: place - below, stride })
    }
    shares.sort((a, b) => b.share - a.share)
    const result = Array.from({ length: outputs }, (_, output) => values[corner + output] ?? 0)
    for (const { share, stride } of shares) {
      if (share === 0) break
      for (let output = 0; output < outputs; output++) {
        const step = (values[corner + stride + output] ?? 0) - (values[corner + output] ?? 0)
        result[output] = (result[output] ?? 0) + share * step
      }
      corner += stride
    }
    return result
  }
}

function strideOf(steps: readonly number[], outputs: number): readonly number[] {
  const strides: number[] = []
  let stride = outputs
  for (const count of steps.toReversed()) {
    strides.unshift(stride)
    stride *= count
  }
  return strides
}
