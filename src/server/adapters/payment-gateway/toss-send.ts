import type { Uncertain } from '#/server/ports/payment-gateway.ts'

export type Answer = { readonly kind: 'answer'; readonly status: number; readonly body: unknown } | Uncertain

/** One call to the vendor's API. */
export type Send = (method: 'GET' | 'POST', path: string, json?: object, idempotencyKey?: string) => Promise<Answer>
