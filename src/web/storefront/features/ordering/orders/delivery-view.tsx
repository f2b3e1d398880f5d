import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmDelivery } from '#/contract/ordering/change-order.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { shareText } from '#/domain/orders/share-text.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Section } from '#/web/ui/section.tsx'

type Delivery = OrderDetail['deliveries'][number]

const STATES: Readonly<Record<DeliveryState, string>> = {
  preparing: '보낼 준비 전',
  'pickup-ready': '찾으러 오시면 됩니다',
  shipped: '출고했습니다',
  'in-transit': '배송 중입니다',
  delivered: '도착했습니다',
  confirmed: '구매를 확정했습니다',
}

interface DeliveryViewProps {
  readonly delivery: Delivery
  /** Counted from one: two deliveries may go the same way. */
  readonly position: number
  readonly orderNumber: string
  readonly lines: OrderDetail['lines']
}

export function DeliveryView({ delivery, position, orderNumber, lines }: DeliveryViewProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const confirm = useMutation({
    mutationFn: () =>
      once(delivery.id, (idempotencyKey) =>
        call(confirmDelivery, { params: { orderNumber, deliveryId: delivery.id }, idempotencyKey }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['order', orderNumber] }),
  })
  const ask = async () => {
    const body = '확정한 뒤에도 인쇄 사고나 주문과 다른 제품은 다시 제작하거나 환불해 드립니다.'
    if (await confirmDialog({ title: '구매를 확정할까요?', body, ok: '구매확정' })) confirm.mutate()
  }
  const { recipient } = delivery
  const cancelled = lines.every((line) => line.production === 'cancelled')
  return (
    <Section
      title={DELIVERY_METHOD_NAMES[delivery.method]}
      aria-label={`배송 ${position}. ${DELIVERY_METHOD_NAMES[delivery.method]}`}
      aside={<span>{cancelled ? '보내지 않습니다' : STATES[delivery.state]}</span>}
    >
      <FactList
        facts={[
          ['받는 분', `${recipient.name} · ${formatPhone(recipient.phone)}`],
          recipient.zipcode ? ['주소', `(${recipient.zipcode}) ${recipient.address} ${recipient.addressEtc}`] : null,
          recipient.request ? ['요청사항', recipient.request] : null,
          ['보낼 것', delivery.counts.map(({ line, copies }) => <p key={line}>{goesText(lines, line, copies)}</p>)],
          delivery.trackingNumber ? ['운송장', `${delivery.courier} ${delivery.trackingNumber}`] : null,
        ]}
      />
      {delivery.state === 'delivered' && (
        <Toolbar apart>
          <Button variant="ink" busy={confirm.isPending} onClick={() => void ask()}>
            구매확정
          </Button>
        </Toolbar>
      )}
    </Section>
  )
}

/** With one job its name stands above; with several each is named. */
function goesText(lines: OrderDetail['lines'], number: number, copies: number): string {
  const line = lines[number - 1]
  const unit = line ? kindOf(line.product).unit : '부'
  return line && lines.length > 1 ? shareText(line.title, line.copies, copies, unit) : formatCount(copies) + unit
}
