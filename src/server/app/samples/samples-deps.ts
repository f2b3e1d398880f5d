import { count, eq } from '#/server/platform/db/drizzle.ts'
import { countExampleCases } from '#/server/features/content/writing/writing.public.ts'
import { countSampleTiers } from '#/server/features/money/tiers/sample-tiers.ts'
import type { SamplesDeps } from '#/server/features/opening/samples/samples-deps.ts'
import { openOrdersOf } from '#/server/features/ordering/orders/orders.public.ts'
import { reviews } from '#/server/features/support/reviews/reviews.table.ts'
import { countSampleEditions } from '#/server/features/textbooks/editions/editions.public.ts'
import { rememberVerdicts } from '#/server/platform/passwords/remember-verdicts.ts'
import type { Container } from '../container.ts'
import { openDemoAccounts } from '../demo-doors.ts'
import { removeSamples } from './remove-samples.ts'
import { sampleMembers } from './sample-accounts.ts'

/** What the page of samples and its job ask of the whole shop. */
export function samplesDeps(container: Container): Omit<SamplesDeps, 'staff'> {
  const { database, passwords, config, jobs, clock, ids } = container
  const { db } = database
  // Looked at again and again while it goes on; hashing all of them each time would take seconds.
  const remembered = rememberVerdicts(passwords)
  const openAccounts = () => openDemoAccounts(db, remembered)
  return {
    database,
    jobs,
    clock,
    ids,
    mode: config.mode,
    count: async () => {
      const members = await sampleMembers(db)
      const orders = await Promise.all(members.map(({ id }) => openOrdersOf(db, id)))
      const accounts = await openAccounts()
      const [example] = await db.select({ count: count() }).from(reviews).where(eq(reviews.example, true))
      return {
        member: members.length,
        order: orders.flat().length,
        review: example?.count ?? 0,
        case: await countExampleCases(db),
        edition: await countSampleEditions(db),
        tier: await countSampleTiers(db),
        staff: accounts.filter(({ audience }) => audience === 'staff').length,
        partner: accounts.filter(({ audience }) => audience === 'partner').length,
      }
    },
    isSample: async (staffId) => (await openAccounts()).some(({ subjectId }) => subjectId === staffId),
    remove: (staffId) => removeSamples(container, { staffId, openAccounts }),
  }
}
