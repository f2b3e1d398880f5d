import type { FixId } from './fixes/fix.ts'
import type { Mm } from '#/domain/print/units.ts'

export const SEVERITIES = ['block', 'fixable', 'warn'] as const
export type Severity = (typeof SEVERITIES)[number]

/** One thing a rule has to say about a file, in plain Korean. */
export interface Finding {
  readonly ruleId: string
  readonly severity: Severity
  /** 1-based page numbers it concerns; empty when it concerns the whole file. */
  readonly pages: readonly number[]
  /** Where on the first of those pages, in mm from the trim's top left corner. */
  readonly box: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm } | null
  /** What it is, one line: 「12쪽 사진이 흐릴 수 있습니다」. */
  readonly title: string
  /** What it means for the print and what to do. */
  readonly detail: string
  /** Fixer that can mend it; only rules with a real fixer are `fixable`. */
  readonly fixer: FixId | null
}
