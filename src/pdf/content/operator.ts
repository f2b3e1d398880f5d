import type { ContentReader, Operand } from './content-reader.ts'
import { isNameToken } from './content-reader.ts'
import type { Machine } from './machine.ts'

export type Operator = (machine: Machine, operands: readonly Operand[], reader: ContentReader) => void

/** The last `count` operands as numbers; anything else counts as 0, as readers treat it. */
export function numbers(operands: readonly Operand[], count: number): number[] {
  const last = operands.slice(-count)
  return Array.from({ length: count }, (_, index) => {
    const value = last[index]
    return typeof value === 'number' ? value : 0
  })
}

export function lastNumber(operands: readonly Operand[], otherwise: number): number {
  const value = operands.at(-1)
  return typeof value === 'number' ? value : otherwise
}

export function nameAt(operands: readonly Operand[], fromEnd: number): string | undefined {
  const value = operands.at(-fromEnd)
  return isNameToken(value) ? value.name : undefined
}
