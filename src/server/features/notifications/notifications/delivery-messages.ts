import { koreanDay } from '#/domain/calendar/business-days.ts'
import type { Message } from '#/server/ports/messenger.ts'

export interface DeliveryRecipient {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly orderNumber: string
}

export type DeliveryNews =
  | { readonly kind: 'delivered'; readonly place: string; readonly confirmsOn: string }
  | { readonly kind: 'delayed'; readonly parcel: string; readonly expectedDay: string }

/** What a customer is told of parcels on their way: an arrival can wait in the mail, a delay cannot. */
export function deliveryMessage(brand: string, to: DeliveryRecipient, news: DeliveryNews): Message {
  const number = `주문번호 ${to.orderNumber}`
  if (news.kind === 'delivered') {
    const body = [
      `${to.name}님, 주문하신 인쇄물이 도착했습니다.`,
      number,
      `${news.place}로 배송이 완료되었습니다. 받으신 상태를 확인해 주세요.`,
      `따로 알려 주지 않으시면 ${koreanDay(news.confirmsOn)}에 구매가 확정됩니다.`,
    ].join('\n')
    return { channel: 'email', to: to.email, subject: `[${brand}] 배송 완료 (${to.orderNumber})`, body }
  }
  const body = [
    `${to.name}님, 배송이 늦어지고 있어 죄송합니다.`,
    number,
    `${news.parcel}, 도착 예정일은 ${koreanDay(news.expectedDay)}이었습니다.`,
    '택배사에 확인하고 있으며, 주문 상세에서 배송 상태를 보실 수 있습니다.',
  ].join('\n')
  return { channel: 'sms', to: to.phone.replaceAll('-', ''), subject: '배송 지연', body: `[${brand}] ${body}` }
}
