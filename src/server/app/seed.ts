import { sql } from 'drizzle-orm'
import { seedCalendar } from '#/server/features/content/calendar/calendar.seed.ts'
import { seedHome } from '#/server/features/content/writing/home.seed.ts'
import { seedContent } from '#/server/features/content/content/content.seed.ts'
import { seedSampleEditions } from '#/server/features/textbooks/editions/editions.seed.ts'
import { seedGuides } from '#/server/features/support/guides/guides.seed.ts'
import { seedExampleReviews } from '#/server/features/support/reviews/reviews.seed.ts'
import { seedDesigns } from '#/server/features/files/designs/designs.seed.ts'
import { seedMembers } from '#/server/features/people/members/members.seed.ts'
import { seedPartners } from '#/server/features/people/partners/partners.seed.ts'
import { seedPolicies } from '#/server/features/content/policies/policies.seed.ts'
import { seedPortfolio } from '#/server/features/content/portfolio/portfolio.seed.ts'
import { seedPricing } from '#/server/features/catalogue/pricing/pricing.seed.ts'
import { seedFloor } from '#/server/features/production/floor/floor.seed.ts'
import { seedShipping } from '#/server/features/production/shipping/shipping.seed.ts'
import { seedStaff } from '#/server/features/people/staff/staff.seed.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Container } from './container.ts'

/** Data the shop needs before its first visitor. Each is laid once, in this order, in its own transaction. */
interface Seed {
  readonly name: string
  /** Accounts and works that nobody has: for trying the shop, and for good not in one that was opened to the public. */
  readonly sample?: true
  /** Said by nobody: only where every page says that nothing is real. */
  readonly demo?: true
  readonly run: (tx: Tx, deps: Container) => Promise<void>
}

const SEEDS: readonly Seed[] = [
  { name: 'pricing', run: seedPricing },
  { name: 'calendar', run: seedCalendar },
  { name: 'content', run: seedContent },
  { name: 'example-reviews', run: seedExampleReviews, demo: true },
  { name: 'members', run: seedMembers, sample: true },
  { name: 'staff', run: seedStaff, sample: true },
  { name: 'partners', run: seedPartners, sample: true },
  { name: 'shipping', run: seedShipping },
  { name: 'floor', run: seedFloor },
  { name: 'designs', run: seedDesigns },
  { name: 'policies', run: seedPolicies },
  { name: 'portfolio', run: seedPortfolio, sample: true },
  { name: 'guides', run: seedGuides },
  { name: 'home', run: seedHome },
  { name: 'sample-editions', run: seedSampleEditions, sample: true },
]

export async function seed(container: Container): Promise<void> {
  for (const { name, run, sample, demo } of SEEDS) {
    await container.database.transaction(async (tx) => {
      const mine = await tx.execute(sql`insert into seed_done (name) values (${name}) on conflict do nothing`)
      const { mode } = container.config
      const wanted = demo ? mode === 'demo' : !sample || mode !== 'public'
      if (mine.rowCount === 1 && wanted) await run(tx, container)
    })
  }
}
