import type { CustomerType } from './roles.ts'

export const PAPER_KINDS = ['business-registration', 'academy-registration'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  'business-registration': '사업자등록증',
  'academy-registration': '학원등록증',
}

/** Papers a member of this type may hand in; an academy has to, with at least one of them. */
export function papersOf(type: CustomerType): readonly PaperKind[] {
  if (type === 'ACADEMY') return PAPER_KINDS
  return type === 'BUSINESS' ? ['business-registration'] : []
}
