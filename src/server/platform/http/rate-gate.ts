import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateClass } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
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

/** Counts per process: with n server processes a caller gets at most n times the budget. */
export function createRateGate(app: FastifyInstance, scale: number): (rate: RateClass) => RateGate {
  const gates = new Map<RateClass, RateGate>()
  return (rate) => {
    const gate = gates.get(rate) ?? (scale === 0 ? OPEN : gateOf(app, rate, scale))
    gates.set(rate, gate)
    return gate
  }
}

const OPEN: RateGate = { address: async () => undefined, account: async () => undefined }

function gateOf(app: FastifyInstance, rate: RateClass, scale: number): RateGate {
  const accounts = new WeakMap<FastifyRequest, string>()
  const minute = 60_000
  const byAddress = app.createRateLimit({
    max: Math.ceil(BUDGETS[rate].address * scale),
    timeWindow: minute,
    keyGenerator: (request) => `${rate}:${request.ip}`,
  })
  const byAccount = app.createRateLimit({
    max: Math.ceil(BUDGETS[rate].account * scale),
    timeWindow: minute,
    keyGenerator: (request) => `${rate}:${accounts.get(request)}`,
  })
  const check = async (limit: typeof byAddress, request: FastifyRequest) => {
    const outcome = await limit(request)
    if (!outcome.isAllowed && outcome.isExceeded) throw new RateExceeded(outcome.ttlInSeconds)
  }
  return {
    address: (request) => check(byAddress, request),
    account: async (request, principal) => {
      const account = accountOf(principal)
      if (!account) return
      accounts.set(request, account)
      await check(byAccount, request)
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
