import * as z from 'zod/mini'
import type { GatewaySettlement, SettlementsOutcome } from '#/server/ports/payment-gateway.ts'
import type { Send } from './toss-send.ts'

const PAGE_SIZE = 1_000
/** Beyond it something is wrong with the paging; a shop sells no hundred thousand things a day by card. */
const MOST_PAGES = 200

const Line = z.object({
  paymentKey: z.string(),
  transactionKey: z.string(),
  orderId: z.string(),
  method: z.string(),
  amount: z.number(),
  fee: z.optional(z.nullable(z.number())),
  payOutAmount: z.optional(z.nullable(z.number())),
  soldDate: z.string(),
  paidOutDate: z.optional(z.nullable(z.string())),
  cancel: z.optional(z.nullable(z.object({ cancelAmount: z.optional(z.number()) }))),
})

/** The list of a day (`GET /v1/settlements`, by day of sale), page after page; all of it or nothing. */
export async function readSettlements(send: Send, day: string): Promise<SettlementsOutcome> {
  const lines: GatewaySettlement[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = `startDate=${day}&endDate=${day}&dateType=soldDate&page=${page}&size=${PAGE_SIZE}`
    const answer = await send('GET', `/v1/settlements?${query}`)
    if (answer.kind !== 'answer') return answer
    const read = answer.status === 200 ? z.safeParse(z.array(Line), answer.body) : null
    if (!read?.success) return { kind: 'unknown', code: 'UNREADABLE_SETTLEMENTS' }
    lines.push(...read.data.map(lineOf))
    if (read.data.length < PAGE_SIZE) return { kind: 'settlements', lines }
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
