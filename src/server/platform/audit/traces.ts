import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { Trace, TracedKind } from '#/contract/trace.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { actorOf, type AuditedCall } from './audit.ts'

/** An expression for the number of the order that an object belongs to; null where there is none. */
export type OrderOf = (kind: TracedKind, id: string) => SQL

export interface TracedCall extends AuditedCall {
  readonly endpointId: string
  readonly params: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** Rows of the audit log that the route layer writes for what endpoints declare. */
export interface Traces {
  /** Somebody of the shop, or a partner, is about to see something. The same look within ten minutes is one row. */
  look(db: DbOrTx, call: TracedCall, trace: Trace): Promise<void>
  /** In the transaction of the act. */
  act(tx: Tx, call: TracedCall, trace: Trace): Promise<void>
}

const SAME_LOOK_MS = 10 * 60_000
const MOST = 5_000

interface Row {
  readonly action: string
  readonly kind: TracedKind
  readonly id: string | null
}

export function createTraces(orderOf: OrderOf): Traces {
  const looks = recentLooks()
  return {
    async look(db, call, trace) {
      if (!('look' in trace)) return
      const row = { action: `${trace.look}.${trace.verb ?? 'look'}`, kind: trace.look, id: idOf(call, trace.by) }
      const { actorKind, actorId } = actorOf(call.principal)
      const key = [actorKind, actorId, row.action, row.id].join(' ')
      await looks.once(key, async () => {
        await db.execute(sql`${insertRow(call, row, {}, orderOf)} where not exists (
          select 1 from audit_log where object_kind = ${row.kind} and object_id is not distinct from ${row.id}
             and action = ${row.action} and actor_kind = ${actorKind} and actor_id is not distinct from ${actorId}
             and at > now() - make_interval(secs => ${SAME_LOOK_MS / 1000}::float8))`)
      })
    },
    async act(tx, call, trace) {
      if (!('act' in trace)) return
      const row = { action: call.endpointId, kind: trace.act, id: idOf(call, trace.by) }
      const detail = Object.fromEntries((trace.says ?? []).map((field) => [field, call.body[field] ?? null]))
      await tx.execute(insertRow(call, row, detail, orderOf))
    },
  }
}

function insertRow(call: TracedCall, { action, kind, id }: Row, detail: object, orderOf: OrderOf): SQL {
  const { actorKind, actorId } = actorOf(call.principal)
  const order = id === null ? sql`null` : orderOf(kind, id)
  return sql`
    insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id, order_number, detail, ip, request_id)
    select now(), ${actorKind}, ${actorId}::text, ${action}, ${kind}, ${id}::text, ${order},
      ${JSON.stringify(detail)}::jsonb, ${call.ip}, ${call.requestId}`
}

function idOf(call: TracedCall, by: string | undefined): string | null {
  return by === undefined ? null : String(call.params[by])
}

/** What this process wrote lately, so that the pages of a file do not ask the database one by one. */
function recentLooks() {
  const recent = new Map<string, { readonly at: number; readonly written: Promise<void> }>()
  return {
    async once(key: string, write: () => Promise<void>): Promise<void> {
      const known = recent.get(key)
      if (known && performance.now() - known.at < SAME_LOOK_MS) return known.written
      recent.delete(key)
      if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '')
      const written = write()
      recent.set(key, { at: performance.now(), written })
      // Who came meanwhile fails with it; who comes later tries again.
      await written.catch((error: unknown) => {
        recent.delete(key)
        throw error
      })
    },
  }
}
