import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { josa } from '#/lib/josa.ts'
import type { Message, TemplateName } from '#/server/ports/messenger.ts'
import { accountLines, type DepositAccount, moneyTakenMessages, type MoneyTaken } from './money-taken-messages.ts'

/** Whom a notificationEvent is told to, and about which order. */
export interface Recipient {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly orderNumber: string
}

export type NotificationEvent =
  | { readonly kind: 'order-placed'; readonly jobs: string; readonly total: number }
  | { readonly kind: 'account-issued'; readonly account: DepositAccount }
  | { readonly kind: 'paid'; readonly amount: number; readonly method: string }
  | { readonly kind: 'file-requested'; readonly job: string }
  | { readonly kind: 'proof-published'; readonly job: string; readonly version: number }
  | { readonly kind: 'proof-approved'; readonly job: string; readonly dueDay: string | null }
  | { readonly kind: 'dispatched'; readonly parcels: readonly string[] }
  | { readonly kind: 'due-days-moved'; readonly jobs: readonly string[] }
  | {
      readonly kind: 'cancelled'
      readonly kept: number
      readonly back: number
      readonly text: string
      /** It had an account to pay into, and a deposit may be on its way. */
      readonly account: boolean
    }
  | { readonly kind: 'refund-done'; readonly amount: number; readonly via: 'gateway' | 'bank' }
  | { readonly kind: 'account-closed'; readonly cancelled: string }
  | { readonly kind: 'cancel-refused'; readonly text: string }
  | { readonly kind: 'money-taken-back'; readonly taken: MoneyTaken }

/** What mail programs and phones make a link of. */
const LINK = /:\/\/|www\.|[a-z\d-]\.[a-z]{2,}/i

/** Anybody may order in any name and to any address, and the sender is the shop: nobody else's link goes out in it. */
const unlinked = (text: string, instead: string): string => (LINK.test(text) ? instead : text)

/** What a customer reads: what happened, and what to do next if it is his turn. No advertising in it. */
export function messageOf(
  brand: string,
  { name: written, email, phone, orderNumber }: Recipient,
  notificationEvent: NotificationEvent,
): Message {
  const name = unlinked(written, '고객')
  const { subject, lines, urgent, template } = wordsOf(notificationEvent)
  const body = [`${name}님, ${lines[0]}`, `주문번호 ${orderNumber}`, ...lines.slice(1)].join('\n')
  // A text message reaches people whose turn it is; what can wait goes by e-mail.
  return urgent
    ? {
        channel: 'sms',
        to: phone.replaceAll('-', ''),
        subject,
        body: `[${brand}] ${body}`,
        ...(template
          ? { template: { ...template, variables: { 이름: name, 주문번호: orderNumber, ...template.variables } } }
          : {}),
      }
    : { channel: 'email', to: email, subject: `[${brand}] ${subject} (${orderNumber})`, body }
}

interface Words {
  readonly subject: string
  readonly lines: readonly string[]
  readonly urgent: boolean
  /** Of the KakaoTalk template; name and order number are in each. */
  readonly template?: { readonly name: TemplateName; readonly variables: Readonly<Record<string, string>> }
}

type MoneyKind =
  | 'account-issued'
  | 'paid'
  | 'cancelled'
  | 'money-taken-back'
  | 'refund-done'
  | 'account-closed'
  | 'cancel-refused'

function wordsOf(notificationEvent: NotificationEvent): Words {
  switch (notificationEvent.kind) {
    case 'order-placed':
      return {
        subject: '주문 접수',
        lines: [
          '주문을 접수했습니다.',
          `${unlinked(notificationEvent.jobs, '인쇄물')}, ${formatWon(notificationEvent.total)}`,
          '결제를 마치시면 파일을 확인하고 시안을 준비합니다.',
        ],
        urgent: false,
      }
    case 'file-requested':
      return {
        subject: '파일 요청',
        lines: [`${notificationEvent.job} 파일을 다시 올려 주세요.`, '주문 상세에서 이유를 보실 수 있습니다.'],
        urgent: true,
        template: { name: 'file-requested', variables: { 품목: notificationEvent.job } },
      }
    case 'proof-published':
      return {
        subject: '시안 확인',
        lines: [
          `${notificationEvent.job} 시안 ${notificationEvent.version}판이 나왔습니다.`,
          '마이페이지 시안 확인에서 승인하시면 인쇄를 시작합니다.',
        ],
        urgent: true,
        template: {
          name: 'proof-published',
          variables: { 품목: notificationEvent.job, 판: String(notificationEvent.version) },
        },
      }
    case 'proof-approved':
      return {
        subject: '인쇄 확정',
        lines: [
          `${notificationEvent.job} 인쇄를 승인하셨습니다.`,
          ...(notificationEvent.dueDay ? [`출고예정일은 ${koreanDay(notificationEvent.dueDay)}입니다.`] : []),
        ],
        urgent: false,
      }
    case 'dispatched':
      return {
        subject: '출고',
        lines: ['주문하신 인쇄물이 출고되었습니다.', ...notificationEvent.parcels],
        urgent: true,
        template: { name: 'dispatched', variables: { 송장: notificationEvent.parcels.join(', ') } },
      }
    case 'due-days-moved':
      return {
        subject: '출고예정일 변경',
        lines: ['쉬는 날이 바뀌어 출고예정일을 옮겼습니다.', ...notificationEvent.jobs],
        urgent: false,
      }
    default:
      return moneyWordsOf(notificationEvent)
  }
}

/** Of payments, their way back, and orders that were closed. */
function moneyWordsOf(notificationEvent: Extract<NotificationEvent, { readonly kind: MoneyKind }>): Words {
  switch (notificationEvent.kind) {
    case 'account-issued':
      return {
        subject: '입금 계좌 안내',
        lines: ['입금하실 계좌입니다.', ...accountLines(notificationEvent.account)],
        urgent: true,
      }
    case 'paid':
      return paidWords(notificationEvent.amount, notificationEvent.method)
    case 'cancelled':
      return {
        subject: '주문 취소',
        lines: [
          '주문이 취소되었습니다.',
          moneyBack(notificationEvent),
          ...(notificationEvent.text ? [notificationEvent.text] : []),
        ],
        urgent: false,
      }
    case 'money-taken-back':
      return { subject: '입금·결제 취소', lines: moneyTakenMessages(notificationEvent.taken), urgent: true }
    case 'refund-done':
      return {
        subject: '환불 완료',
        lines: [`${formatWon(notificationEvent.amount)}을 돌려 드렸습니다.`, REFUND_SEEN[notificationEvent.via]],
        urgent: false,
      }
    case 'account-closed':
      return {
        subject: '입금 계좌 닫힘',
        lines: [
          `함께 결제하려던 주문(${notificationEvent.cancelled})을 취소해 함께 쓰던 가상계좌가 닫혔습니다.`,
          '이 주문은 그대로 있습니다. 닫힌 계좌로 보내지 마시고 주문 상세에서 다시 결제해 주세요.',
        ],
        urgent: true,
      }
    case 'cancel-refused':
      return {
        subject: '취소 요청 답변',
        lines: ['요청하신 주문을 취소해 드리지 못했습니다.', '제작을 그대로 진행합니다.', notificationEvent.text],
        urgent: false,
      }
  }
}

const REFUND_SEEN = {
  gateway:
    '카드로 결제하셨다면 카드사에 따라 며칠 뒤 이용 내역에 나타납니다. 계좌로 받으셨다면 바로 확인하실 수 있습니다.',
  bank: '담당자가 은행에서 계좌로 직접 보내 드렸습니다. 들어온 금액을 확인해 주세요.',
} as const

/** Whoever sent a deposit waits for word of it; a card payment was seen on the screen and is confirmed by mail. */
function paidWords(amount: number, method: string): Words {
  const seen = '진행 상황은 주문 상세에서 보실 수 있습니다.'
  return method === '가상계좌'
    ? { subject: '입금 확인', lines: [`${formatWon(amount)} 입금을 확인했습니다.`, seen], urgent: true }
    : {
        subject: '결제 완료',
        lines: [`${josa(method, '으로/로')} ${formatWon(amount)}을 결제하셨습니다.`, seen],
        urgent: false,
      }
}

interface Settled {
  readonly kept: number
  readonly back: number
  readonly account: boolean
}

function moneyBack({ kept, back, account }: Settled): string {
  if (kept === 0 && back === 0)
    return account
      ? '받은 금액이 없어 돌려 드릴 금액도 없습니다. 이미 보내셨다면 확인되는 대로 환불받을 계좌를 여쭙겠습니다.'
      : '받은 금액이 없어 돌려 드릴 금액도 없습니다.'
  if (kept === 0) return '결제하신 금액은 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.'
  if (back === 0) return `들어간 비용이 결제하신 ${formatWon(kept)}과 같아 돌려 드릴 금액이 없습니다.`
  return `들어간 비용 ${formatWon(kept)}을 뺀 ${formatWon(back)}을 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.`
}
