import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { Link } from 'react-router'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { PressPackageBox } from '#/web/blocks/press-package/press-package.tsx'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { IconButton } from '#/web/ui/button.tsx'
import { cx } from '#/web/ui/cx.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Amounts } from './amounts.tsx'
import { CancellationRequest } from './cancellation-request.tsx'
import { Deliveries } from './deliveries.tsx'
import { Findings } from './findings.tsx'
import { History } from './history.tsx'
import { LineActions } from './line-actions.tsx'
import { Customer } from './customer.tsx'
import { MissingMoney } from './missing-money.tsx'
import { ProofSummaryLine } from './proof-summary-line.tsx'
import { tracksOf } from './tracks.ts'
import { StateTrack } from './state-track.tsx'
import { useOrder, useOrderActs } from './use-order.ts'
import { Words } from './words.tsx'
import styles from './order-panel.module.css'

interface OrderPanelProps {
  readonly orderNumber: string
  readonly lineId: string
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** One order open beside the table: where it stands, what was found, what to do. */
export function OrderPanel({ orderNumber, lineId, onStep, onClose }: OrderPanelProps) {
  const order = useOrder(orderNumber)
  const line = order.data?.lines.find((candidate) => candidate.lineId === lineId)
  return (
    <aside className={styles.panel} aria-label={`주문 ${orderNumber}`}>
      <header className={styles.head}>
        <p className={styles.number}>
          <Link to={`/admin/orders/${orderNumber}?line=${lineId}`}>{orderNumber}</Link>
          <span>
            <IconButton aria-label="앞 주문" onClick={() => onStep(-1)}>
              <Icon name="chevron-up" />
            </IconButton>
            <IconButton aria-label="뒤 주문" onClick={() => onStep(1)}>
              <Icon name="chevron-down" />
            </IconButton>
            <IconButton aria-label="닫기" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </span>
        </p>
        <h2>{line?.title ?? order.data?.title ?? '…'}</h2>
        {order.data && <Customer order={order.data} />}
      </header>
      {order.isError && (
        <ErrorState title="주문을 열지 못했습니다" text={order.error.message} onRetry={() => void order.refetch()} />
      )}
      {order.isPending && <LoadingState label="주문을 여는 중입니다" />}
      {order.data && line && <OpenOrder order={order.data} line={line} />}
    </aside>
  )
}

function OpenOrder({ order, line }: { readonly order: StaffOrder; readonly line: StaffLine }) {
  const acts = useOrderActs()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="주문 내용">
        {order.missingMoney && (
          <MissingMoney
            key={`missing ${order.orderNumber}`}
            orderNumber={order.orderNumber}
            missing={order.missingMoney}
          />
        )}
        <Words order={order} />
        {order.cancelRequest && (
          <CancellationRequest key={order.orderNumber} orderNumber={order.orderNumber} request={order.cancelRequest} />
        )}
        <dl className={styles.tracks}>
          {tracksOf(order, line).map((track) => (
            <StateTrack key={track.name} track={track} />
          ))}
        </dl>
        <Findings line={line} />
        <ProofSummaryLine line={line} />
        {line.file === 'approved' && !isKit(line.spec) && order.may.includes('press-package') && (
          <PressPackageBox lineId={line.lineId} />
        )}
        <section className={cx(styles.section, styles.spec)} aria-label="사양">
          <JobPicture line={line} size={120} />
          <SpecTable spec={line.spec} />
        </section>
        <Deliveries order={order} acts={acts} />
        <Amounts order={order} />
        <History entries={order.history} />
      </div>
      <LineActions order={order} line={line} acts={acts} />
    </>
  )
}
