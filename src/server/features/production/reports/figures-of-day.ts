import type { Day } from '#/domain/calendar/business-days.ts'
import { NOTHING, type ReportFact } from '#/domain/reports/figure.ts'
import { saleFacts } from '#/domain/reports/sale-facts.ts'
import { joinFacts } from '#/domain/reports/sum-facts.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dayBookings, soldLines } from './day-sales.repo.ts'
import { dayReal } from './day-real.repo.ts'
import { dayWork } from './day-work.repo.ts'

/** What a day says, from the books and the records of the work alone. */
export async function factsOfDay(db: DbOrTx, day: Day): Promise<readonly ReportFact[]> {
  const bookings = await dayBookings(db, day)
  const sold = await soldLines(db, { orderIds: [...new Set(bookings.map(({ orderId }) => orderId))] })
  const work = [...(await dayWork(db, day)), ...(await dayReal(db, day))]
  const worked = await soldLines(db, { lineIds: [...new Set(work.map(({ lineId }) => lineId))] })
  const byId = new Map(worked.map((line) => [line.lineId, line]))
  const heads = new Set<string>()
  const workFacts = work.flatMap(({ topic, key, lineId, cost, made, waste, supply = 0 }): ReportFact[] => {
    const line = byId.get(lineId)
    if (!line) return []
    const { product, customer, visit, papers } = line
    const head = `${topic}|${key}|${line.orderId}`
    const orders = heads.has(head) ? 0 : 1
    heads.add(head)
    return [
      {
        ...NOTHING,
        day,
        topic,
        key,
        lineId,
        product,
        customer,
        visit,
        papers,
        lines: 1,
        orders,
        supply,
        cost,
        made,
        waste,
      },
    ]
  })
  return joinFacts([...saleFacts(day, bookings, sold), ...workFacts])
}
