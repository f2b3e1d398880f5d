import { expect } from 'vitest'
import type { TestShop } from './test-shop.ts'

/** After every history the doctor has nothing to say; for `afterEach`. */
export async function expectSound(shop: TestShop): Promise<void> {
  await shop.runJobs()
  expect(await shop.brokenInvariants()).toEqual([])
}
