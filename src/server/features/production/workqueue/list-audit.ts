import type { ResultOf } from '#/contract/endpoint.ts'
import type { AuditFilters, listAudit as endpoint } from '#/contract/production/audit.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
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
    items: shown.map(({ id, at, who, action, objectKind, objectId, orderNumber, ip }) => ({
      id,
      at: new Date(at).toISOString(),
      who,
      action,
      object: objectId ? `${objectKind} ${objectId}` : objectKind,
      orderNumber,
      ip: ip ?? '',
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}
