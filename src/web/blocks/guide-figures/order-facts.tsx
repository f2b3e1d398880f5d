import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { PAYMENT_MEANS, PAYMENT_MEANS_NAMES, type PaymentMeans } from '#/domain/orders/payment-means.ts'
import { TRAVEL } from '#/domain/orders/travel.data.ts'
import { asksForEvidence } from '#/domain/orders/evidence.ts'
import { Table } from '#/web/ui/table.tsx'

const CONFIRMED: Readonly<Record<PaymentMeans, string>> = {
  card: '결제하는 즉시',
  transfer: '이체하는 즉시',
  'virtual-account': '입금하는 즉시',
  bank: '영업일에 통장을 확인하고',
}

/** Every means of paying, what it is for and which proof goes with it. */
export const MeansTable = () => (
  <Table
    dense
    caption="결제수단"
    rows={PAYMENT_MEANS}
    rowKey={(means) => means}
    columns={[
      { key: 'name', head: '수단', rowHead: true, cell: (means) => PAYMENT_MEANS_NAMES[means] },
      {
        key: 'proof',
        head: '증빙',
        cell: (means) => (asksForEvidence(means) ? '현금영수증이나 세금계산서' : '카드 매출전표'),
      },
      { key: 'when', head: '확인', cell: (means) => CONFIRMED[means] },
    ]}
  />
)

/** Every way that a parcel goes, and how long it is on its way. */
export const DeliveryTable = () => (
  <Table
    dense
    caption="배송 방법"
    rows={DELIVERY_METHODS}
    rowKey={(method) => method}
    columns={[
      { key: 'name', head: '방법', rowHead: true, cell: (method) => DELIVERY_METHOD_NAMES[method] },
      { key: 'days', head: '나간 뒤', cell: (method) => daysOf(TRAVEL[method].days) },
      {
        key: 'remote',
        head: '제주·도서산간',
        cell: (method) => (TRAVEL[method].remoteDays === 0 ? '같습니다' : `${TRAVEL[method].remoteDays}일 더`),
      },
    ]}
  />
)

const daysOf = (days: number): string => (days === 0 ? '그날' : `${days}일 뒤`)
