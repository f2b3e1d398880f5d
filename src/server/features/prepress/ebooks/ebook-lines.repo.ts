import { sql } from '#/server/platform/db/drizzle.ts'
import type { FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** The living line of an e-book: one that is not cancelled; the database holds that there is one at most. */
export interface EbookLine {
  readonly ebookId: string
  readonly lineId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly quote: Quote
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
}

export async function linesOfEbooks(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, EbookLine>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{
    ebook_id: string
    line_id: string
    order_id: string
    number: string
    quote: Quote
    payment_state: PaymentState
    file_state: FileState
    production_state: ProductionState
  }>(sql`
    select l.origin ->> 'ebookId' as ebook_id, l.id as line_id, o.id as order_id, o.number, l.quote, o.payment_state,
           l.file_state, l.production_state
      from order_lines l join orders o on o.id = l.order_id
     where l.origin ->> 'kind' = 'ebook' and l.production_state <> 'cancelled'
       and l.origin ->> 'ebookId' = any(${sql.param([...ids])}::text[])`)
  return new Map(
    rows.map((row) => [
      row.ebook_id,
      {
        ebookId: row.ebook_id,
        lineId: row.line_id,
        orderId: row.order_id,
        orderNumber: row.number,
        quote: row.quote,
        payment: row.payment_state,
        file: row.file_state,
        production: row.production_state,
      },
    ]),
  )
}

/** E-books of the lines of an order, cancelled ones among them. */
export async function ebooksOfOrder(db: DbOrTx, orderId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ ebook_id: string }>(sql`
    select distinct origin ->> 'ebookId' as ebook_id from order_lines
     where order_id = ${orderId}::uuid and origin ->> 'kind' = 'ebook' order by 1`)
  return rows.map((row) => row.ebook_id)
}

/** Whether an e-book lies in a cart of its member. */
export async function ebooksInCarts(db: DbOrTx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ ebook_id: string }>(sql`
    select distinct origin ->> 'ebookId' as ebook_id from cart_items
     where origin ->> 'kind' = 'ebook' and removed_at is null and origin ->> 'ebookId' = any(${sql.param([...ids])}::text[])`)
  return new Set(rows.map((row) => row.ebook_id))
}

export interface OrderedManuscript {
  readonly orderNumber: string
  readonly title: string
  readonly fileId: string
  readonly name: string
  readonly bytes: number
}

/** PDFs of the newest orders of a member, the inside of a book before its cover; the inside of a textbook is its brand's. */
export async function orderedManuscripts(db: DbOrTx, memberId: string): Promise<readonly OrderedManuscript[]> {
  const { rows } = await db.execute<{
    number: string
    title: string
    file: { fileId: string; name: string; bytes: number }
  }>(sql`
    select o.number, l.title, f as file
      from (select id, number, placed_at from orders where member_id = ${memberId}::uuid and forgotten_at is null
             order by placed_at desc, id desc limit 30) o
      join order_lines l on l.order_id = o.id
      cross join lateral jsonb_array_elements(l.files) f
     where f ->> 'contentType' = 'application/pdf' and f ->> 'part' <> 'cover' and l.origin ->> 'editionId' is null
     order by o.placed_at desc, l.position limit 30`)
  return rows.map(({ number, title, file: { fileId, name, bytes } }) => ({
    orderNumber: number,
    title,
    fileId,
    name,
    bytes,
  }))
}

/** Names for a list of the desk. */
export async function memberNames(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from member where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
