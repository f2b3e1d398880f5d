import type { ContentReader, Operand } from './content-reader.ts'
import { isNameToken } from './content-reader.ts'
import type { Machine } from './machine.ts'

export type Operator = (machine: Machine, operands: readonly Operand[], reader: ContentReader) => void

/** The last `count` operands as numbers; anything else counts as 0, as readers treat it. */
export function numbers(operands: readonly Operand[], count: number): number[] {
  const found = new Array<number>(count).fill(0)
  const from = Math.max(0, operands.length - count)
  for (let index = from; index < operands.length; index++) {
    const value = operands[index]
    if (typeof value === 'number') found[index - from] = value
  }
  return found
}

export function lastNumber(operands: readonly Operand[], otherwise: number): number {
  const value = operands.at(-1)
  return typeof value === 'number' ? value : otherwise
}

export function nameAt(operands: readonly Operand[], fromEnd: number): string | undefined {
  const value = operands.at(-fromEnd)
  return isNameToken(value) ? value.name : undefined
}
