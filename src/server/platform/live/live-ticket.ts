import * as z from 'zod/mini'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock } from '#/server/platform/services.ts'

/** Short enough that an ended session or a taken right stops the stream soon. */
const TICKET_MS = 5 * 60_000

const grant = z.object({
  purpose: z.literal('live'),
  topics: z.array(z.string()),
  /** Ended with it, or when it may do other things than then. */
  session: z.nullable(z.object({ id: z.string(), may: z.string() })),
  until: z.number(),
})
export type LiveGrant = z.output<typeof grant>

export interface LiveTickets {
  issue(topics: readonly string[], session: LiveGrant['session']): { readonly ticket: string; readonly seconds: number }
  /** Null for a ticket that is over, or was not made by a server of this shop. */
  read(ticket: string): LiveGrant | null
}

/** A ticket carries what it proves, sealed, so that any server of the shop can read it. */
export function liveTickets({ sealer, clock }: { readonly sealer: Sealer; readonly clock: Clock }): LiveTickets {
  const open = (ticket: string): unknown => {
    try {
      return JSON.parse(sealer.open(ticket))
    } catch {
      return null
    }
  }
  return {
    issue(topics, session) {
      const until = clock.now().getTime() + TICKET_MS
      const proves: LiveGrant = { purpose: 'live', topics: [...topics], session, until }
      return { ticket: sealer.seal(JSON.stringify(proves)), seconds: TICKET_MS / 1000 }
    },
    read(ticket) {
      const read = z.safeParse(grant, open(ticket))
      return read.success && read.data.until > clock.now().getTime() ? read.data : null
    },
  }
}
