import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateClass } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { CallCount } from './call-count.ts'
import { networkOf, siteOf } from './network-of.ts'
import type { Principal } from './principal.ts'

/** Calls per minute. An address is shared by a whole office, so it gets more than one account does. */
const BUDGETS: Readonly<Record<RateClass, { readonly address: number; readonly account: number }>> = {
  read: { address: 1200, account: 600 },
  write: { address: 600, account: 240 },
  login: { address: 30, account: 15 },
  code: { address: 20, account: 8 },
  'send-code': { address: 20, account: 8 },
  upload: { address: 1200, account: 600 },
  // Each carries two megabytes; a browser that looks at itself makes five.
  measure: { address: 60, account: 30 },
}

/** Each code costs the shop money, and twenty a minute all day long would be thousands. Codes of one network or browser a day. */
const CODES_A_DAY = 60
const NO_MORE_CODES =
  '같은 인터넷 주소에서 오늘 받을 수 있는 인증번호를 모두 보냈습니다. 내일 다시 하시거나 고객센터로 알려 주세요.'

export interface RateGate {
  address(request: FastifyRequest): Promise<void>
  account(request: FastifyRequest, principal: Principal): Promise<void>
  /** All calls of one key of the API, whatever they ask for. */
  apiKey(principal: Principal): Promise<void>
}

/**
 * What costs the shop most, a password hash or a text message, is counted by all servers of the shop together; these calls ask
 * the database anyway. The others are counted per process: with n of them a caller gets at most n times the budget.
 */
const SHARED: ReadonlySet<RateClass> = new Set(['login', 'code', 'send-code'])

export type CountTogether = (key: string, unit: 'minute' | 'day') => Promise<CallCount>
/** The browser that asks when it has logged in here before, by what only the server can have given it. */
export type DeviceOf = (request: FastifyRequest) => string | null

/** How many browsers behind one address may each have a budget of their own. */
const DEVICES_OF_AN_ADDRESS = 10
/** How many of its 65,536 networks an IPv6 customer may spend the whole budget of. A telephone company's are many people. */
const NETWORKS_OF_A_SITE = 20

export function createRateGate(
  app: FastifyInstance,
  scale: number,
  together: CountTogether,
  deviceOf: DeviceOf = () => null,
): (rate: RateClass) => RateGate {
  const gates = new Map<RateClass, RateGate>()
  return (rate) => {
    const gate = gates.get(rate) ?? (scale === 0 ? OPEN : gateOf(app, rate, scale, together, deviceOf))
    gates.set(rate, gate)
    return gate
  }
}

/** Calls of one key in a minute at all servers of the shop together. */
export const KEY_CALLS_A_MINUTE = 300

const nothing = async () => undefined
const OPEN: RateGate = { address: nothing, account: nothing, apiKey: nothing }

function gateOf(
  app: FastifyInstance,
  rate: RateClass,
  scale: number,
  together: CountTogether,
  deviceOf: DeviceOf,
): RateGate {
  const callers = new WeakMap<FastifyRequest, string>()
  const limited = (budget: number, codesADay = CODES_A_DAY) => {
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
      const { calls, seconds } = await together(`${rate}:${caller}`, 'minute')
      if (calls > max) throw new RateExceeded(seconds)
      if (rate !== 'send-code') return
      const today = await together(`${rate}:${caller}`, 'day')
      if (today.calls > Math.ceil(codesADay * scale)) throw new RateExceeded(today.seconds, NO_MORE_CODES)
    }
  }
  const byAddress = limited(BUDGETS[rate].address)
  const byAccount = limited(BUDGETS[rate].account)
  const byDevice = limited(BUDGETS[rate].account)
  const byBusyAddress = limited(BUDGETS[rate].address * DEVICES_OF_AN_ADDRESS, CODES_A_DAY * DEVICES_OF_AN_ADDRESS)
  const bySite = limited(BUDGETS[rate].address * NETWORKS_OF_A_SITE, CODES_A_DAY * NETWORKS_OF_A_SITE)
  return {
    address: async (request) => {
      // Strangers who spend an address's log-ins do not spend those of the desk that works behind it.
      const device = SHARED.has(rate) ? deviceOf(request) : null
      const network = networkOf(request.ip)
      if (device === null) await byAddress(request, network)
      else {
        await byBusyAddress(request, `busy:${network}`)
        await byDevice(request, `device:${device}`)
      }
      // Last, so that what one network was refused is not counted against its neighbours.
      const site = SHARED.has(rate) ? siteOf(request.ip) : null
      if (site !== null) await bySite(request, site)
    },
    account: async (request, principal) => {
      const account = accountOf(principal)
      if (account) await byAccount(request, account)
    },
    apiKey: async (principal) => {
      if (principal.kind !== 'member' || !principal.apiKey) return
      const { calls, seconds } = await together(`api-key:${principal.apiKey.id}`, 'minute')
      if (calls > Math.ceil(KEY_CALLS_A_MINUTE * scale)) throw new RateExceeded(seconds)
    },
  }
}

export class RateExceeded extends AppError {
  readonly retryAfter: number
  constructor(retryAfter: number, message?: string) {
    super('TOO_MANY_REQUESTS', message)
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
