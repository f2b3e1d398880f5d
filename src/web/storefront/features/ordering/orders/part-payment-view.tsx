import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { DepositView } from './deposit-view.tsx'
import { orderMoment } from './order-dates.ts'
import owned from './owed-view.module.css'

/** An order that is paid in two parts: what is paid, what is to be paid next and what waits for it. */
export function PartPaymentView({ order }: { readonly order: OrderDetail }) {
  const { orderNumber, partPayment: parts, payable } = order
  const now = useNow(60_000)
  if (!parts || parts.whole) return null
  const { advance, rest, restDay, advancePaidAt } = parts
  const by = restDay ? ` · ${shortDay(restDay)}까지` : ''
  return (
    <Card title="선금과 잔금" className={owned.owed} aria-label="선금과 잔금">
      <Stack>
        <FactList
          label="나누어 내는 금액"
          facts={[
            [
              '선금',
              advancePaidAt ? (
                `${formatWon(advance)} · ${orderMoment(advancePaidAt)} 결제`
              ) : (
                <b>{formatWon(advance)}</b>
              ),
            ],
            ['잔금', advancePaidAt ? <b>{`${formatWon(rest)}${by}`}</b> : `${formatWon(rest)}${by}`],
          ]}
        />
        <p>
          {advancePaidAt
            ? restDay && restDay < seoulDay(now)
              ? '잔금을 내실 날이 지났습니다. 잔금을 받아야 보내 드릴 수 있으니, 시간이 더 필요하시면 고객센터로 알려 주세요.'
              : '선금을 받아 준비하고 있습니다. 잔금을 내시면 만드는 대로 보내 드립니다.'
            : '선금을 내시면 준비를 시작하고, 잔금을 받아야 보내 드립니다.'}
        </p>
        {advancePaidAt && <DepositView orderNumber={orderNumber} otherWay={false} />}
        {payable && (
          <LinkButton block variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
            {advancePaidAt ? `잔금 ${formatWon(rest)} 결제하기` : `선금 ${formatWon(advance)} 결제하기`}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
