import { eq, sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it } from 'vitest'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import { factsOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { findFacts, saveFacts } from './preflight.repo.ts'
import { preflightFacts } from './preflight.table.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const anHourLater = (sha256: string) =>
  shop.container.database.db
    .update(preflightFacts)
    .set({ readAt: sql`now() - interval '61 minutes'` })
    .where(eq(preflightFacts.sha256, sha256))

it('reads a file that went over a limit anew after an hour, and keeps what it reads then', async () => {
  const { db } = shop.container.database
  const sha256 = 'a'.repeat(64)
  await saveFacts(db, sha256, unreadFacts('too-complex', 1))
  expect((await findFacts(db, sha256))?.problem).toBe('too-complex')
  await anHourLater(sha256)
  expect(await findFacts(db, sha256)).toBeNull()
  await saveFacts(db, sha256, factsOf([pageOf(1)]))
  await anHourLater(sha256)
  expect((await findFacts(db, sha256))?.problem).toBeNull()
})

it('keeps what it said of any other file', async () => {
  const { db } = shop.container.database
  const sha256 = 'b'.repeat(64)
  await saveFacts(db, sha256, unreadFacts('password', 1))
  await anHourLater(sha256)
  await saveFacts(db, sha256, unreadFacts('damaged', 1))
  expect((await findFacts(db, sha256))?.problem).toBe('password')
})
