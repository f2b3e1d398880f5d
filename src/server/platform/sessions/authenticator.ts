import type { FastifyRequest } from 'fastify'
import type { Principal } from '#/server/platform/http/principal.ts'

/** Token pair for the headers `authorization` and `refresh-token`, without the word Bearer. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface Authenticated {
  /** A visitor when no token came, or one that does not count (expired, ended session, forged). */
  readonly principal: Principal
  /** Set when this request refreshed the session; goes out in the headers whatever the answer is. */
  readonly newTokens?: TokenPair
  /** A key of the API came and counts for nothing: unlike a browser, its system must not go on as a visitor. */
  readonly refusedKey?: true
}

/** Reads the token headers of a request. It never throws for a bad token: the gate of the endpoint decides what it means. */
export interface Authenticator {
  authenticate(request: FastifyRequest): Promise<Authenticated>
}
