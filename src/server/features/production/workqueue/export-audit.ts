import type { FastifyReply } from 'fastify'
import { AUDIT_SHEET_ROWS, type AuditFilters } from '#/contract/production/audit.contract.ts'
import { ACTION_WORDS, ACTOR_WORDS, OBJECT_WORDS } from '#/contract/production/audit-labels.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { sentenceOf } from './audit-words.ts'
import { readAudit } from './audit.repo.ts'

const HEADS = ['때', '누가', '무엇을', '대상', '번호', '주문번호', 'IP 주소', '내용']
const WIDTHS = [20, 14, 22, 14, 38, 18, 16, 60]

/** The log as it is filtered on the screen, as a download that Excel opens. */
export async function exportAudit(
  db: Db,
  reply: FastifyReply,
  { format, ...asked }: AuditFilters & { readonly format: 'csv' | 'xlsx' },
): Promise<null> {
  const rows = await readAudit(db, asked, null, AUDIT_SHEET_ROWS)
  const lines = rows.map((row) => [
    seoulDateTime(new Date(row.at)),
    ACTOR_WORDS[row.who] ?? row.who,
    ACTION_WORDS[row.action] ?? row.action,
    OBJECT_WORDS[row.objectKind] ?? row.objectKind,
    row.objectId,
    row.orderNumber,
    row.ip,
    sentenceOf(row),
  ])
  return sendTable(reply, { name: '감사 기록', sheet: '감사 기록', rows: [HEADS, ...lines], widths: WIDTHS }, format)
}
