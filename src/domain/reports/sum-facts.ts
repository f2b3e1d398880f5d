import { allocate } from '#/domain/money/allocate.ts'
import { type Amounts, type Cut, type Figure, plus, type ReportFact } from './figure.ts'

/** Figures of the facts of one day. Each cut of a topic adds up to all of it. */
export function sumFacts(facts: readonly ReportFact[]): readonly Figure[] {
  const sums = new Map<string, Figure>()
  const add = ({ topic, key }: ReportFact, cut: Cut, value: string, amounts: Amounts) => {
    const id = [topic, key, cut, value].join('|')
    const before = sums.get(id)
    const { lines, orders, supply, delivery, vat, cost, made, waste } = amounts
    const own = { lines, orders, supply, delivery, vat, cost, made, waste }
    sums.set(id, { topic, key, cut, value, ...(before ? plus(before, own) : own) })
  }
  for (const fact of facts) {
    add(fact, 'all', '', fact)
    add(fact, 'product', fact.product, fact)
    if (fact.topic !== 'sale') continue
    add(fact, 'customer', fact.customer, fact)
    add(fact, 'visit', fact.visit, fact)
    for (const { paper, ...part } of partsByPaper(fact)) add(fact, 'paper', paper, part)
  }
  return [...sums.values()]
}

/** Without a paper of its own a job still has a place, so that papers add up to all sales. */
const NO_PAPER = 'none'

function partsByPaper(fact: ReportFact): readonly (Amounts & { readonly paper: string })[] {
  const papers = fact.papers.length > 0 ? fact.papers : [{ paper: NO_PAPER, weight: 1 }]
  const weights = papers.map(({ weight }) => weight)
  const [supply, delivery, vat, cost] = [fact.supply, fact.delivery, fact.vat, fact.cost].map((won) =>
    allocate(won, weights),
  )
  return papers.map(({ paper }, at) => ({
    paper,
    lines: fact.lines,
    orders: at === 0 ? fact.orders : 0,
    supply: supply?.[at] ?? 0,
    delivery: delivery?.[at] ?? 0,
    vat: vat?.[at] ?? 0,
    cost: cost?.[at] ?? 0,
    made: at === 0 ? fact.made : 0,
    waste: at === 0 ? fact.waste : 0,
  }))
}

/** Facts of the same line, topic and key of a day as one: an order may be refunded twice on a day. */
export function joinFacts(facts: readonly ReportFact[]): readonly ReportFact[] {
  const joined = new Map<string, ReportFact>()
  for (const fact of facts) {
    const id = [fact.topic, fact.key, fact.lineId].join('|')
    const before = joined.get(id)
    joined.set(id, before ? { ...before, ...plus(before, fact), lines: 1, orders: before.orders } : fact)
  }
  return [...joined.values()]
}
