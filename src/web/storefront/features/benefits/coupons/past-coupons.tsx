import { Link } from 'react-router'
import type { PastCoupon } from '#/contract/benefits/coupons.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { offerWords } from '#/domain/coupons/coupon-words.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'

const STATES: Readonly<Record<PastCoupon['state'], string>> = {
  reserved: '주문에 잡아 둠',
  used: '사용',
  ended: '기한 지남',
}

const COLUMNS: readonly Column<PastCoupon>[] = [
  { key: 'at', head: '날짜', cell: ({ at }) => seoulDay(new Date(at)) },
  { key: 'name', head: '쿠폰', rowHead: true, cell: (coupon) => `${coupon.name}, ${offerWords(offerOf(coupon))}` },
  { key: 'state', head: '상태', cell: ({ state }) => STATES[state] },
  {
    key: 'order',
    head: '주문',
    cell: ({ orderNumber }) =>
      orderNumber === null ? '–' : <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{orderNumber}</Link>,
  },
  { key: 'off', head: '할인', right: true, cell: ({ off }) => (off === null ? '–' : formatWon(-off)) },
]

/** Bound, used and ended ones, the latest first. */
export function PastCoupons({ coupons }: { readonly coupons: readonly PastCoupon[] }) {
  return (
    <Disclosure summary={`지난 쿠폰 ${coupons.length}장`}>
      <p>{UNPAID_DAYS}일 동안 결제하지 않은 주문은 취소되고, 잡아 둔 쿠폰은 쓸 수 있는 쿠폰으로 돌아옵니다.</p>
      <Table dense caption="지난 쿠폰" columns={COLUMNS} rows={coupons} rowKey={({ id }) => id} />
    </Disclosure>
  )
}
