import { sql } from '#/server/platform/db/drizzle.ts'
import { seedCalendar } from '#/server/features/content/calendar/calendar.seed.ts'
import { seedHome } from '#/server/features/content/writing/home.seed.ts'
import { seedContent } from '#/server/features/content/content/content.seed.ts'
import { drawSampleEditions } from '#/server/features/textbooks/editions/editions.seed.ts'
import { seedSampleTiers } from '#/server/features/money/tiers/sample-tiers.ts'
import { followGuides, seedGuides } from '#/server/features/support/guides/guides.seed.ts'
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
  readonly lay: (tx: Tx, deps: Container) => Promise<void>
}

type Layer = (tx: Tx) => Promise<void>

/** What takes long to make is made before the transaction that lays it. */
interface MadeSeed extends Omit<Seed, 'lay'> {
  readonly make: (deps: Container) => Promise<Layer>
}

const SEEDS: readonly (Seed | MadeSeed)[] = [
  { name: 'pricing', lay: seedPricing },
  { name: 'calendar', lay: seedCalendar },
  { name: 'content', lay: seedContent },
  { name: 'example-reviews', lay: seedExampleReviews, demo: true },
  { name: 'members', lay: seedMembers, sample: true },
  { name: 'staff', lay: seedStaff, sample: true },
  { name: 'partners', lay: seedPartners, sample: true },
  { name: 'shipping', lay: seedShipping },
  { name: 'floor', lay: seedFloor },
  { name: 'designs', lay: seedDesigns },
  { name: 'policies', lay: seedPolicies },
  { name: 'portfolio', lay: seedPortfolio, sample: true },
  { name: 'guides', lay: seedGuides },
  { name: 'home', lay: seedHome },
  { name: 'sample-editions', make: drawSampleEditions, sample: true },
  { name: 'sample-tiers', lay: seedSampleTiers, demo: true },
]

export async function seed(container: Container): Promise<void> {
  const { rows } = await container.database.db.execute<{ name: string }>(sql`select name from seed_done`)
  const done = new Set(rows.map(({ name }) => name))
  for (const each of SEEDS) if (!done.has(each.name)) await layOnce(each, container)
  await container.database.transaction((tx) => followGuides(tx, container))
}

async function layOnce(each: Seed | MadeSeed, container: Container): Promise<void> {
  const { mode } = container.config
  const wanted = each.demo ? mode === 'demo' : !each.sample || mode !== 'public'
  const lay = wanted ? await layerOf(each, container) : null
  await container.database.transaction(async (tx) => {
    const mine = await tx.execute(sql`insert into seed_done (name) values (${each.name}) on conflict do nothing`)
    if (mine.rowCount === 1) await lay?.(tx)
  })
}

const layerOf = async (each: Seed | MadeSeed, container: Container): Promise<Layer> =>
  'make' in each ? each.make(container) : (tx) => each.lay(tx, container)
