import { keepJobRunner } from '#/server/platform/jobs/keep-job-runner.ts'
import type { PracticeGateway } from '../orders/practice-gateway.ts'
import type { TestShop } from '../test-shop.ts'
import { addPaidOrder, countOf, type Crowd, gatherCrowd } from './crowd.ts'
import { CUSTOMER_ACTS } from './customer-acts.ts'
import { DESK_ACTS } from './desk-acts.ts'

const ACTS = [...DESK_ACTS, ...CUSTOMER_ACTS]
const SHARED_ORDERS = 8
/** Orders end (cancelled, delivered); so that there is always something to do, one is replaced after as many acts. */
const RENEW_AFTER = 25

export interface Loose {
  readonly seed: number
  readonly calls: number
  readonly atOnce: number
}

/** Everybody at once, with the jobs that follow from it, until that many calls were answered. */
export async function letLoose(
  shop: TestShop,
  gateway: PracticeGateway,
  { seed, calls, atOnce }: Loose,
): Promise<Crowd> {
  const crowd = await gatherCrowd(shop, gateway, seed)
  for (let index = 0; index < SHARED_ORDERS; index += 1) await addPaidOrder(crowd)
  const { container } = shop
  // Making packages is seconds of work in a process of its own; drawing must get through, or no version is ever shown.
  const handlers = container.jobs.handlers().filter(({ job }) => job.name !== 'press.make-package')
  const runner = await keepJobRunner(shop.databaseUrl, handlers, container.log, 2)
  let acts = 0
  const work = async (): Promise<void> => {
    while (countOf(crowd.tally) < calls) {
      acts += 1
      if (acts % RENEW_AFTER === 0) {
        await addPaidOrder(crowd)
        crowd.orders.shift()
      }
      await crowd.pick(ACTS)(crowd, crowd.pick(crowd.orders))
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    await runner.stop()
  }
  return crowd
}
