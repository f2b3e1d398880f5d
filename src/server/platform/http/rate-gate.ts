import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateClass } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { CallCount } from './call-count.ts'
import type { Principal } from './principal.ts'

/** Calls per minute. An address is shared by a whole office, so it gets more than one account does. */
const BUDGETS: Readonly<Record<RateClass, { readonly address: number; readonly account: number }>> = {
  read: { address: 1200, account: 600 },
  write: { address: 600, account: 240 },
  login: { address: 30, account: 15 },
  code: { address: 20, account: 8 },
  upload: { address: 1200, account: 600 },
}

export interface RateGate {
  address(request: FastifyRequest): Promise<void>
  account(request: FastifyRequest, principal: Principal): Promise<void>
}

/**
 * What costs the shop most, a password hash or a text message, is counted by all servers of the shop together; these calls ask
 * the database anyway. The others are counted per process: with n of them a caller gets at most n times the budget.
 */
const SHARED: ReadonlySet<RateClass> = new Set(['login', 'code'])

export type CountTogether = (key: string) => Promise<CallCount>

export function createRateGate(
  app: FastifyInstance,
  scale: number,
  together: CountTogether,
): (rate: RateClass) => RateGate {
  const gates = new Map<RateClass, RateGate>()
  return (rate) => {
    const gate = gates.get(rate) ?? (scale === 0 ? OPEN : gateOf(app, rate, scale, together))
    gates.set(rate, gate)
    return gate
  }
}

const OPEN: RateGate = { address: async () => undefined, account: async () => undefined }

function gateOf(app: FastifyInstance, rate: RateClass, scale: number, together: CountTogether): RateGate {
  const callers = new WeakMap<FastifyRequest, string>()
  const limited = (budget: number) => {
    const max = Math.ceil(budget * scale)
    const here = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${rate}:${callers.get(request)}`,
    })
    return async (request: FastifyRequest, caller: string) => {
      callers.set(request, caller)
      // First here, so that a flood of calls does not become one of statements.
      const outcome = await here(request)
      if (!outcome.isAllowed && outcome.isExceeded) throw new RateExceeded(outcome.ttlInSeconds)
      if (!SHARED.has(rate)) return
      const { calls, seconds } = await together(`${rate}:${caller}`)
      if (calls > max) throw new RateExceeded(seconds)
    }
  }
  const byAddress = limited(BUDGETS[rate].address)
  const byAccount = limited(BUDGETS[rate].account)
  return {
    address: (request) => byAddress(request, request.ip),
    account: async (request, principal) => {
      const account = accountOf(principal)
      if (account) await byAccount(request, account)
    },
  }
}

export class RateExceeded extends AppError {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('TOO_MANY_REQUESTS')
    this.retryAfter = retryAfter
  }
}

/** One word for who is calling, e.g. `member:<id>`; null for a visitor. */
export function accountOf(principal: Principal): string | null {
  switch (principal.kind) {
    case 'visitor':
      return null
    case 'member':
      return `member:${principal.memberId}`
    case 'partner':
      return `partner:${principal.partnerId}`
    case 'staff':
      return `staff:${principal.staffId}`
  }
}
