import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskLine } from '#/contract/production/order-desk.contract.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { listStaffInquiries } from '#/contract/support/staff-inquiries.contract.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { INQUIRY_STATE_NAMES } from '#/domain/support/inquiry-machine.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { GiveBackPart } from '#/web/blocks/give-back/give-back-part.tsx'
import { Amounts } from '#/web/blocks/staff-order/amounts.tsx'
import { CancellationRequest } from '#/web/blocks/staff-order/cancellation-request.tsx'
import { ParcelMoves } from '#/web/blocks/staff-order/deliveries.tsx'
import { History } from '#/web/blocks/staff-order/history.tsx'
import { IssueAccount } from '#/web/blocks/staff-order/issue-account.tsx'
import { LineActions } from '#/web/blocks/staff-order/line-actions.tsx'
import { MissingMoney } from '#/web/blocks/staff-order/missing-money.tsx'
import { TroublesOfOrder } from '#/web/blocks/staff-order/parcel-troubles.tsx'
import { PartPayment } from '#/web/blocks/staff-order/part-payment.tsx'
import { ProofSummaryLine } from '#/web/blocks/staff-order/proof-summary-line.tsx'
import type { OrderActs } from '#/web/blocks/staff-order/use-order.ts'
import { WaitingChange } from '#/web/blocks/staff-order/waiting-change.tsx'
import { PressPackageBox } from '#/web/blocks/press-package/press-package.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { OpenCases } from './open-cases.tsx'
import { Part } from './part.tsx'
import { sentLines, TakeFault } from './take-fault.tsx'
import styles from './order-rail.module.css'

interface OrderRailProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly desk: DeskLine | undefined
  readonly acts: OrderActs
}

/** What is done next, on top; then money, claims and the record. */
export function OrderRail({ order, line, desk, acts }: OrderRailProps) {
  const mayAgree = [usePermission('manual-orders'), usePermission('money')].some(Boolean)
  const waiting = order.changes.find(({ state }) => state === 'waiting')
  return (
    <aside className={styles.rail} aria-label="다음 일과 결제">
      <section className={styles.next} aria-label="다음 할 일">
        <OpenCases orderNumber={order.orderNumber} />
        <TroublesOfOrder order={order} />
        {order.missingMoney && <MissingMoney orderNumber={order.orderNumber} missing={order.missingMoney} />}
        {waiting && (
          <WaitingChange
            orderNumber={order.orderNumber}
            change={waiting}
            mayTakeBack={order.may.includes('change-line')}
          />
        )}
        {order.cancelRequest && <CancellationRequest orderNumber={order.orderNumber} request={order.cancelRequest} />}
        {desk?.eyes && <Small>{desk.eyes} 그래서 시안이 저절로 나가지 않았습니다.</Small>}
        <LineActions order={order} line={line} acts={acts} />
      </section>
      <ProofSummaryLine line={line} />
      {line.file === 'approved' && !isKit(line.spec) && order.may.includes('press-package') && (
        <PressPackageBox lineId={line.lineId} />
      )}
      <ParcelMoves order={order} acts={acts} />
      <Part title="결제와 환불">
        <Amounts order={order} />
        <IssueAccount order={order} may={mayAgree} />
        <PartPayment order={order} may={mayAgree} />
        <GiveBackPart orderNumber={order.orderNumber} />
      </Part>
      <Inquiries order={order} />
      <History entries={order.history} />
    </aside>
  )
}

/** Claims and questions about this order, and the way to write one down; for those who answer them. */
function Inquiries({ order }: { readonly order: StaffOrder }) {
  const { orderNumber } = order
  const mayAnswer = usePermission('inquiries')
  const found = useQuery({
    queryKey: ['order-inquiries', orderNumber],
    queryFn: ({ signal }) =>
      call(listStaffInquiries, { query: { view: 'all', q: orderNumber }, signal, errors: 'throw' }),
    enabled: mayAnswer,
  })
  const items = found.data?.items ?? []
  const sent = sentLines(order)
  if (!mayAnswer || (items.length === 0 && sent.length === 0)) return null
  return (
    <Part
      title={items.length > 0 ? `클레임과 문의 ${items.length}` : '클레임과 문의'}
      aside={sent.length > 0 && <TakeFault orderNumber={orderNumber} lines={sent} />}
    >
      {items.length > 0 && (
        <RowList dense>
          {items.map(({ id, title, state, updatedAt }) => (
            <Row key={id} end={<Small as="span">{INQUIRY_STATE_NAMES[state]}</Small>}>
              <Link to={`/admin/inquiries/${id}`}>{title}</Link>
              <Small>{formatDay(updatedAt)}</Small>
            </Row>
          ))}
        </RowList>
      )}
    </Part>
  )
}
