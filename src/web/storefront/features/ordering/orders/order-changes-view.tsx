import type { OrderChangeView } from '#/contract/ordering/order-change-view.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { ChangedFacts } from '#/web/blocks/order-change/changed-facts.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { DepositView } from './deposit-view.tsx'
import { orderMoment } from './order-dates.ts'
import owned from './owed-view.module.css'

/** A change that staff prepared: what it becomes, what is to pay for it, and that nothing is changed before. */
export function WaitingChangeView({ order }: { readonly order: OrderDetail }) {
  const change = order.changes.find(({ state }) => state === 'waiting')
  if (!change) return null
  const { orderNumber } = order
  return (
    <Card title="주문 변경 차액" className={owned.owed} aria-label="주문 변경 차액">
      <Stack>
        <ChangedFacts change={change} />
        <ChangeSums change={change} />
        <p>결제하시면 바뀐 사양으로 진행합니다. 그때까지 주문은 그대로 두고 제작을 멈춥니다.</p>
        <DepositView orderNumber={orderNumber} otherWay={false} />
        <LinkButton block variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
          차액 {formatWon(change.difference)} 결제하기
        </LinkButton>
        <p>
          <LinkedInquiry text="바꾸지 않으시려면 1:1 문의로 알려 주세요." about={{ order: orderNumber }} />
        </p>
      </Stack>
    </Card>
  )
}

function ChangeSums({ change }: { readonly change: OrderChangeView }) {
  return (
    <FactList
      label="주문 변경 금액"
      facts={[
        ['사유', change.reason],
        ['주문 금액', `${formatWon(change.before)} → ${formatWon(change.after)}`],
        ['더 내실 금액', <b key="difference">{formatWon(change.difference)}</b>],
      ]}
    />
  )
}

/** What was changed of the order, for its record. */
export function PastChanges({ order }: { readonly order: OrderDetail }) {
  const past = order.changes.filter(({ state }) => state !== 'waiting')
  if (past.length === 0) return null
  return (
    <Stack>
      {past.map((change) => (
        <div key={change.id}>
          <ChangedFacts change={change} />
          <b>{outcomeOf(change)}</b>
          <Small>
            {orderMoment(change.endedAt ?? change.at)} · {change.reason}
          </Small>
        </div>
      ))}
    </Stack>
  )
}

function outcomeOf({ state, difference }: OrderChangeView): string {
  if (state === 'taken-back') return '되돌림'
  if (difference === 0) return '차액 없음'
  return difference > 0 ? `차액 ${formatWon(difference)} 결제` : `차액 ${formatWon(-difference)} 환불`
}
