import { type BenchShop, checkout } from './checkout-client.ts'

/** What the bench asks of its clients: so many at once, for so long or one checkout each. */
export interface Rush {
  readonly shop: BenchShop
  readonly clients: number
  readonly milliseconds: number
}

export interface Rushed {
  /** Milliseconds of each checkout. */
  readonly times: readonly number[]
  /** CPU milliseconds of the clients. */
  readonly cpu: number
}

/** The clients as a process of their own, so that the shop's thread only does the shop's work. */
process.on('message', async ({ shop, clients, milliseconds }: Rush) => {
  const times: number[] = []
  const before = process.cpuUsage()
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async () => {
      do times.push(await checkout(shop, 0))
      while (performance.now() < end)
    }),
  )
  const { user, system } = process.cpuUsage(before)
  process.send?.({ times, cpu: (user + system) / 1000 } satisfies Rushed)
})
