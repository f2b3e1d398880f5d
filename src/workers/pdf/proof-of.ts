import { conditionNamed, type PressCondition } from '#/domain/preflight/press-condition.ts'
import { pressOf } from '#/pdf/colour/press.ts'
import { proofTable } from '#/pdf/engine/ink-table.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { pressNamedIn } from '#/pdf/engine/press-of-file.ts'
import { nodeInkTools } from './ink-tools.ts'

const tables = new Map<string, Uint8Array>()

/** How the inks of this file look on the press its colours were made for; null for a file that was not made for one of ours. */
export function proofOf(document: OpenDocument): Uint8Array | null {
  const condition = conditionNamed(pressNamedIn(document) ?? '')
  return condition && proofOn(condition)
}

/** How inks look on this press and paper. */
export function proofOn(condition: PressCondition): Uint8Array {
  const known = tables.get(condition.id)
  if (known) return known
  const table = proofTable(pressOf(nodeInkTools.profile(condition), condition.ink).screenOf)
  tables.set(condition.id, table)
  return table
}
