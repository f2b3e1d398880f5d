import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { auditLog } from './audit-log.table.ts'

/** Who is acting; a handler's `call` has all of it. */
export interface AuditedCall {
  readonly principal: Principal
  readonly ip: string
  readonly requestId: string
}

export interface AuditEntry {
  /** `noun.verb`: `order.refund`, `member.reveal`. */
  readonly action: string
  readonly objectKind: string
  readonly objectId: string | null
  /** The order it belongs to, when that is not the object itself. */
  readonly orderNumber?: string
  /** What changed or was asked for; never a password, a token or a whole card number. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Writes down who did what to which object. Append only: the database refuses changes. */
export async function audit(tx: DbOrTx, call: AuditedCall, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at: sql`now()`,
    ...actorOf(call.principal),
    ...entry,
    orderNumber: entry.orderNumber ?? (entry.objectKind === 'order' ? entry.objectId : null),
    ip: call.ip,
    requestId: call.requestId,
  })
}

export function actorOf(principal: Principal): { actorKind: string; actorId: string | null } {
  switch (principal.kind) {
    case 'visitor':
      return { actorKind: 'visitor', actorId: null }
    case 'member':
      return { actorKind: 'member', actorId: principal.memberId }
    case 'partner':
      return { actorKind: 'partner', actorId: principal.partnerId }
    case 'staff':
      return { actorKind: 'staff', actorId: principal.staffId }
  }
}
