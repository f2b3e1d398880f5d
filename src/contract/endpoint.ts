import type * as z from 'zod/mini'
import type { ApiScope } from '#/domain/members/api-scopes.data.ts'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { Trace } from './trace.ts'

type Schema = z.core.$ZodType

/** Named budgets of calls per minute, of codes sent also per day; the numbers are the server's. */
export type RateClass = 'read' | 'write' | 'login' | 'code' | 'send-code' | 'upload' | 'measure'

/**
 * One thing that can be asked of the server. The same object mounts the route, types the browser's call and becomes a
 * path of the OpenAPI document.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> {
  /** `noun.verb`, unique: `cart.add-item`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify syntax, begins with `/api/`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: A
  /** Keys of the API that were given this may call it; without it none may (ADR 0055). */
  readonly keyScope?: ApiScope
  /** What the audit log says of a call by staff or a partner; wanted of every endpoint they can reach. */
  readonly trace?: Trace
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Shape of `resultData`. */
  readonly response: R
  /** Failures worth telling apart, beyond those every endpoint can have. */
  readonly errors: readonly ErrorCode[]
  readonly rate?: RateClass
  /** Wants an `Idempotency-Key` header; the first answer is stored and given again to the same key. */
  readonly idempotent?: true
  /** Its body is `multipart/form-data`, read by the handler from `call.request`; no `body` schema then. */
  readonly multipart?: true
}

/** Keeps the literal types of an endpoint; does nothing else. */
export function endpoint<
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  R extends Schema = z.ZodMiniUndefined,
  const A extends Access = Access,
>(definition: Endpoint<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return definition
}

/** The schema of what an endpoint is sent, for the form that is filled in for it. */
export function bodyOf<B extends Schema>({ id, body }: Pick<Endpoint<Schema, Schema, B>, 'id' | 'body'>): B {
  if (!body) throw new TypeError(`${id} takes no body`)
  return body
}

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never
export type BodyInputOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never
export type QueryInputOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never
export type ResultOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never
export type AccessOf<E> = E extends Endpoint<Schema, Schema, Schema, Schema, infer A> ? A : never
