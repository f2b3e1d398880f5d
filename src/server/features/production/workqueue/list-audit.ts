import type { ResultOf } from '#/contract/endpoint.ts'
import type { AuditFilters, listAudit as endpoint } from '#/contract/production/audit.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { sentenceOf } from './audit-words.ts'
import { readAudit } from './audit.repo.ts'

const PAGE = 50

/** Who did or looked at what, newest first. */
export async function listAudit(
  db: Db,
  { cursor, ...asked }: AuditFilters & { readonly cursor?: string | undefined },
): Promise<ResultOf<typeof endpoint>> {
  const rows = await readAudit(db, asked, cursor ?? null, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      who: row.who,
      action: row.action,
      sentence: sentenceOf(row),
      objectKind: row.objectKind,
      objectId: row.objectId,
      orderNumber: row.orderNumber,
      ip: row.ip ?? '',
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}
