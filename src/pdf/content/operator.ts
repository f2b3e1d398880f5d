import type { ContentReader, Operand } from './content-reader.ts'
import { isNameToken } from './content-reader.ts'
import type { Machine } from './machine.ts'

export type Operator = (machine: Machine, operands: readonly Operand[], reader: ContentReader) => void

/** The last `count` operands as numbers; anything else counts as 0, as readers treat it. */
export function numbers(operands: readonly Operand[], count: number): number[] {
  const found: number[] = []
  const from = Math.max(0, operands.length - count)
  for (let index = from; index < from + count; index++) {
    const value = operands[index]
    found.push(typeof value === 'number' ? value : 0)
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
