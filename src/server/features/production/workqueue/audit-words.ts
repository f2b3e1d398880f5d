import { auditSentence } from '#/contract/production/audit-sentence.ts'
import { maskName } from '#/domain/members/masking.ts'
import type { AuditRow } from './audit.repo.ts'

/** A row in words; customers stand in it with dots, as in every list. */
export function sentenceOf(row: AuditRow): string {
  const objectName = row.objectName !== null && row.objectKind === 'member' ? maskName(row.objectName) : row.objectName
  return auditSentence({ ...row, objectName: objectName === '' ? null : objectName })
}
