import * as z from 'zod/mini'
import type { GatewaySettlement, SettlementsOutcome } from '#/server/ports/payment-gateway.ts'
import type { Send } from './toss-send.ts'

const PAGE_SIZE = 1_000
/** Beyond it something is wrong with the paging; a shop sells no hundred thousand things a day by card. */
const MOST_PAGES = 200

/** A name or number of theirs; what no database can hold is no list. */
const word = z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const Line = z.object({
  paymentKey: word,
  transactionKey: word,
  orderId: word,
  method: word,
  amount: z.int(),
  fee: z.optional(z.nullable(z.int())),
  payOutAmount: z.optional(z.nullable(z.int())),
  soldDate: z.iso.date(),
  paidOutDate: z.optional(z.nullable(z.iso.date())),
  cancel: z.optional(z.nullable(z.object({ cancelAmount: z.optional(z.int()) }))),
})

/**
 * The list of a day (`GET /v1/settlements`, by day of sale), page after page; all of it or nothing. A list that grew between two pages
 * tells a line again. One of another day would change that day, which may be closed.
 */
export async function readSettlements(send: Send, day: string): Promise<SettlementsOutcome> {
  const lines = new Map<string, GatewaySettlement>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = `startDate=${day}&endDate=${day}&dateType=soldDate&page=${page}&size=${PAGE_SIZE}`
    const answer = await send('GET', `/v1/settlements?${query}`)
    if (answer.kind !== 'answer') return answer
    const read = answer.status === 200 ? z.safeParse(z.array(Line), answer.body) : null
    if (!read?.success || read.data.some(({ soldDate }) => soldDate !== day))
      return { kind: 'unknown', code: 'UNREADABLE_SETTLEMENTS' }
    for (const line of read.data) lines.set(line.transactionKey, lineOf(line))
    if (read.data.length < PAGE_SIZE) return { kind: 'settlements', lines: [...lines.values()] }
  }
  return { kind: 'unknown', code: 'ENDLESS_SETTLEMENTS' }
}

/** A cancel is a line of its own; whichever sign it came with, it takes away. */
function lineOf(line: z.output<typeof Line>): GatewaySettlement {
  const amount = line.cancel ? -Math.abs(line.cancel.cancelAmount ?? line.amount) : line.amount
  return {
    transactionKey: line.transactionKey,
    paymentKey: line.paymentKey,
    gatewayOrderId: line.orderId,
    method: line.method,
    amount,
    fee: line.fee ?? 0,
    payOutAmount: line.payOutAmount ?? amount,
    soldOn: line.soldDate,
    paidOutOn: line.paidOutDate ?? null,
  }
}
