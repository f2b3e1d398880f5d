import type { CustomerType } from './roles.ts'

export const DOCUMENT_KINDS = ['business-registration', 'academy-registration'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  'business-registration': '사업자등록증',
  'academy-registration': '학원등록증',
}

/** Documents a member of this type may hand in; an academy has to, with at least one of them. */
export function documentsOf(type: CustomerType): readonly DocumentKind[] {
  if (type === 'ACADEMY' || type === 'HAMAMATH') return DOCUMENT_KINDS
  return type === 'BUSINESS' ? ['business-registration'] : []
}
