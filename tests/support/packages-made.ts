import type { TestShop } from './test-shop.ts'

/** Every press package that was asked for is there, as if its job had run: for tests of what comes after. */
export async function packagesMade(shop: TestShop): Promise<void> {
  await shop.container.database.pool.query(
    `update press_packages set state = 'done', percent = 100, storage_key = 'press/' || id, bytes = 1,
       sha256 = repeat('0', 64), finished_at = asked_at where state in ('waiting', 'making')`,
  )
  await shop.container.database.pool.query(
    'update order_lines set packaged_binding = approved_binding where packaged_binding is null',
  )
}
