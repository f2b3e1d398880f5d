import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#/contract/access.ts'
import type { AccessOf, BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal, PartnerPrincipal, Principal, StaffPrincipal } from './principal.ts'

type PrincipalFor<A extends Access> = A['who'] extends 'member'
  ? MemberPrincipal
  : A['who'] extends 'partner'
    ? PartnerPrincipal
    : A['who'] extends 'staff'
      ? StaffPrincipal
      : A['who'] extends 'member-or-staff'
        ? MemberPrincipal | StaffPrincipal
        : A['who'] extends 'member-partner-or-staff'
          ? MemberPrincipal | PartnerPrincipal | StaffPrincipal
          : Principal

/** What a handler gets after the gates: rate limit, who, input. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly principal: PrincipalFor<AccessOf<E>>
  /** Random secret of a visitor's browser (header `visitor-key`, at least 128 bits); null when not sent. */
  readonly visitorKey: string | null
  /** By which a browser that logged in before is known again (header `device-token`); null when not sent. */
  readonly deviceToken: string | null
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** For answers that are not JSON (files, events) and for token headers. */
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Lets the caller's other calls go on while this one waits for what has a queue of its own. */
  readonly leaveTurn: () => void
}

export interface Route {
  readonly endpoint: Endpoint
  /** What the handler is given beside the call: nothing, a transaction, or a connection for the desk's lists. */
  readonly on: 'nothing' | 'transaction' | 'lists'
  /** Before the transaction. */
  readonly prepare?: (call: never) => Promise<unknown>
  readonly handle: (call: never, tx: never, prepared: never) => Promise<unknown>
}

/** A route that opens its own transactions, or none: reads, and work that moves something at an outside service. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<ResultOf<E>>): Route {
  return { endpoint, on: 'nothing', handle }
}

/** A route whose whole act is one transaction, the idempotency record included. No network call belongs in it. */
export function writeRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, tx: Tx) => Promise<ResultOf<E>>,
): Route {
  return { endpoint, on: 'transaction', handle }
}

/**
 * The same after work that takes long or asks outside services, such as drawing a cover. Only what follows may move
 * anything, because the work is done again when the transaction came to nothing.
 */
export function preparedRoute<E extends Endpoint, P>(
  endpoint: E,
  prepare: (call: Call<E>) => Promise<P>,
  handle: (call: Call<E>, tx: Tx, prepared: P) => Promise<ResultOf<E>>,
): Route {
  return { endpoint, on: 'transaction', prepare, handle }
}

/**
 * A list or search of the desk: it may have to look at much, so it has connections of its own and ends when nobody waits for
 * it. Its statements go one after the other.
 */
export function listRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, db: Db) => Promise<ResultOf<E>>,
): Route {
  return { endpoint, on: 'lists', handle }
}
