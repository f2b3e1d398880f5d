import { type BenchShop, checkout } from './checkout-client.ts'

/** What the bench asks of its clients: so many at once, so many checkouts in all. */
export interface Rush {
  readonly shop: Omit<BenchShop, 'authorization'>
  /** They take turns. */
  readonly buyers: readonly Buyer[]
  readonly clients: number
  readonly checkouts: number
}

/** Who buys, and the coupons of which each checkout takes one; without any, nothing comes off. */
export interface Buyer {
  readonly authorization: string
  readonly coupons: string[]
}

export interface Rushed {
  /** Milliseconds of each checkout. */
  readonly times: readonly number[]
  readonly seconds: number
  /** CPU milliseconds of the clients. */
  readonly cpu: number
}

/** The clients as a process of their own, so that the shop's thread only does the shop's work. */
process.on('message', async ({ shop, buyers, clients, checkouts }: Rush) => {
  const times: number[] = []
  const before = process.cpuUsage()
  const from = performance.now()
  let begun = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (begun < checkouts) {
        const buyer = buyers[begun % buyers.length]
        begun += 1
        if (buyer) times.push(await checkout({ ...shop, authorization: buyer.authorization }, 0, buyer.coupons.shift()))
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  process.send?.({ times, seconds: (performance.now() - from) / 1000, cpu: (user + system) / 1000 } satisfies Rushed)
})
