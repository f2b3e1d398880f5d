import { sql } from '#/server/platform/db/drizzle.ts'
import type { MemberCaller } from '../callers.ts'
import { storedPdf } from '../paid-order.ts'
import { bookWithoutBleed } from '../pdf/make-books.ts'
import type { TestShop } from '../test-shop.ts'

/** A PDF that the member uploaded and nothing uses yet. */
export async function storeOwnPdf(shop: TestShop, { memberId }: MemberCaller): Promise<string> {
  const { fileId } = await storedPdf(shop, 'sheet', await bookWithoutBleed(2))
  await shop.container.database.db.execute(sql`
    update file set owner_kind = 'member', owner_id = ${memberId}, keep_until = now() + interval '1 day' where id = ${fileId}`)
  return fileId
}
