import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paidOrder, type PaidOrder } from './paid-order.ts'
import { flyerPdf } from './pdf/make-flyer.ts'
import type { TestShop } from './test-shop.ts'

interface Flyer {
  readonly name: string
  readonly trim: { readonly width: number; readonly height: number }
  readonly copies: number
  readonly part?: Partial<PartSpec>
}

/** A paid and approved order of one flyer that was priced for the gang. */
export async function gangOrder(shop: TestShop, memberId: string, flyer: Flyer): Promise<PaidOrder> {
  const { name, trim, copies, part = {} } = flyer
  const kind = defaultSpec('D304')
  const spec: JobSpec = { ...kind, trim, copies, parts: kind.parts.map((sheet) => ({ ...sheet, ...part })) }
  const pages = spec.parts[0]?.pages ?? 2
  const parts = { sheet: await flyerPdf(name, trim.width, trim.height, pages) }
  const order = await paidOrder(shop, memberId, { file: 'approved', spec, parts })
  await shop.container.database.pool.query(
    `update order_lines set title = $2, copies = $3, product = 'D304',
       quote = quote || jsonb_build_object('route', 'offset-ganged', 'copies', $3::int) where id = $1`,
    [order.lineId, name, copies],
  )
  await shop.container.database.pool.query('update order_delivery_lines set copies = $2 where line_id = $1', [
    order.lineId,
    copies,
  ])
  return order
}
