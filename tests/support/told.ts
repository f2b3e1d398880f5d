import type { TestShop } from './test-shop.ts'

interface ToldRow {
  readonly template: string
  readonly body: string
}

/** What people were told of an order, in the order in which it was told, after running the jobs that tell it. */
export async function toldOf(shop: TestShop, orderNumber: string): Promise<readonly ToldRow[]> {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<ToldRow>(
    `select template, body from notification where body like '%' || $1 || '%' order by created_at, id`,
    [orderNumber],
  )
  return rows
}

export const templatesOf = async (shop: TestShop, orderNumber: string): Promise<readonly string[]> =>
  (await toldOf(shop, orderNumber)).map(({ template }) => template)
