import { sql } from 'drizzle-orm'
import { seedCalendar } from '#/server/features/calendar/calendar.seed.ts'
import { seedContent, seedExampleReviews } from '#/server/features/content/content.seed.ts'
import { seedDesigns } from '#/server/features/designs/designs.seed.ts'
import { seedMembers } from '#/server/features/members/members.seed.ts'
import { seedPartners } from '#/server/features/partners/partners.seed.ts'
import { seedPolicies } from '#/server/features/policies/policies.seed.ts'
import { seedPortfolio } from '#/server/features/portfolio/portfolio.seed.ts'
import { seedPricing } from '#/server/features/pricing/pricing.seed.ts'
import { seedShipping } from '#/server/features/shipping/shipping.seed.ts'
import { seedStaff } from '#/server/features/staff/staff.seed.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Container } from './container.ts'

/** Data the shop needs before its first visitor. Each is laid once, in this order, in its own transaction. */
interface Seed {
  readonly name: string
  /** Accounts and works that nobody has: for trying the shop, and for good not in one that was opened to the public. */
  readonly sample?: true
  readonly run: (tx: Tx, deps: Container) => Promise<void>
}

const SEEDS: readonly Seed[] = [
  { name: 'pricing', run: seedPricing },
  { name: 'calendar', run: seedCalendar },
  { name: 'content', run: seedContent },
  { name: 'example-reviews', run: seedExampleReviews, sample: true },
  { name: 'members', run: seedMembers, sample: true },
  { name: 'staff', run: seedStaff, sample: true },
  { name: 'partners', run: seedPartners, sample: true },
  { name: 'shipping', run: seedShipping },
  { name: 'designs', run: seedDesigns },
  { name: 'policies', run: seedPolicies },
  { name: 'portfolio', run: seedPortfolio, sample: true },
]

export async function seed(container: Container): Promise<void> {
  for (const { name, run, sample } of SEEDS) {
    await container.database.transaction(async (tx) => {
      const mine = await tx.execute(sql`insert into seed_done (name) values (${name}) on conflict do nothing`)
      const wanted = !sample || container.config.mode !== 'public'
      if (mine.rowCount === 1 && wanted) await run(tx, container)
    })
  }
}
