import { ACTION_WORDS, OBJECT_WORDS } from './audit-labels.data.ts'

export interface AuditedAct {
  readonly action: string
  readonly objectKind: string
  readonly objectId: string | null
  /** Of a person or a role; of a customer with dots. */
  readonly objectName: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

const UUID_TAIL = /-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 「회원 홍*동: 회원 정지 (대금을 여러 번 되돌림)」: what happened to what, and why where that was asked. */
export function auditSentence({ action, objectKind, objectId, objectName, detail }: AuditedAct): string {
  const name = objectName ?? objectId?.replace(UUID_TAIL, '') ?? ''
  const object = [OBJECT_WORDS[objectKind] ?? objectKind, name].filter(Boolean).join(' ')
  const said = [changeOf(detail), textOf(detail['reason'])].filter(Boolean).join(', ')
  return `${object}: ${ACTION_WORDS[action] ?? action}${said ? ` (${said})` : ''}`
}

function changeOf({ was, becomes }: AuditedAct['detail']): string {
  return typeof was === 'string' && typeof becomes === 'string' ? `${was} → ${becomes}` : ''
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
