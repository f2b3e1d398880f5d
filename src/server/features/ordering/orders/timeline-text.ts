import type { LineNature } from '#/domain/orders/line-nature.ts'
import type { HistoryRow } from './history.repo.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'order place': '주문했습니다.',
  'order place-by-staff': '담당자가 주문을 접수했습니다.',
  'order cancel-requested': '취소를 요청했습니다. 담당자가 확인해 연락드립니다.',
  'order cancel-refused': '취소해 드리지 못했습니다. 제작을 그대로 진행합니다.',
  'order taken-into-account': '비회원으로 하신 주문을 회원 계정으로 가져왔습니다.',
  'order account-closed':
    '함께 결제하려던 주문을 취소해 입금 계좌가 닫혔습니다. 그 계좌로 보내지 마시고 다시 결제해 주세요.',
  'order practice-refund': '연습 결제여서 실제로 오간 돈이 없습니다.',
  'order ask-change': '담당자가 주문 변경을 준비했습니다. 차액을 결제하시면 바뀝니다.',
  'order change-line': '말씀하신 대로 주문을 바꾸었습니다.',
  'order take-change-back': '변경을 되돌렸습니다. 처음 주문하신 대로 진행합니다.',
  'order agree-advance': '선금과 잔금으로 나누어 내시기로 했습니다.',
  'order move-rest-day': '잔금을 내실 날을 바꾸었습니다.',
  'order drop-advance': '나누지 않고 한 번에 내시기로 했습니다.',
  'order give-back': '담당자가 환불을 시작했습니다.',
  'order lower-debt': '담당자가 후불로 내실 금액을 줄였습니다.',
  'payment send-confirm': '결제를 확인하고 있습니다.',
  'payment refuse': '결제되지 않았습니다.',
  'payment issue-account': '입금할 계좌를 안내했습니다.',
  'payment capture': '결제가 완료되었습니다.',
  'payment capture-advance': '선금을 받아 준비를 시작합니다.',
  'payment capture-rest': '잔금을 받았습니다.',
  'payment reverse-rest': '잔금이 취소되었습니다. 다시 내시면 보내 드립니다.',
  'payment expire': '입금 기다리기를 마쳤습니다. 다시 결제하실 수 있습니다.',
  'payment reverse-deposit': '은행에서 입금이 취소되어 멈추었습니다. 다시 입금하시면 이어서 진행합니다.',
  'payment charge-back': '결제가 취소되어 멈추었습니다. 다시 결제하시면 이어서 진행합니다.',
  'payment reverse-part': '결제 금액의 일부가 취소되어 확인하고 있습니다.',
  'payment approve-deferral': '받을 금액을 남겨 두고 먼저 진행합니다.',
  'payment defer': '후불로 주문했습니다. 달마다 청구서로 알려 드립니다.',
  'payment settle-part': '후불 금액을 입금하셨습니다.',
  'payment unsettle-part': '후불 입금 기록을 바로잡았습니다.',
  'payment settle-otherwise': '결제 확인을 마쳤습니다.',
  'payment refund-part': '일부 금액을 환불했습니다.',
  'payment refund-all': '전액 환불했습니다.',
  'payment cancel': '주문을 취소했습니다.',
  'file attach': '파일을 받아 확인하고 있습니다.',
  'file pass': '파일 확인이 끝났습니다.',
  'file fail': '파일에 고칠 곳이 있습니다. 내용을 보고 다시 올려 주세요.',
  'file accept': '담당자가 파일을 확인했습니다.',
  'file start-proof': '시안을 만들고 있습니다.',
  'file send-proof': '시안이 나왔습니다. 확인해 주세요.',
  'file ask-changes': '시안 수정을 요청했습니다.',
  'file approve': '시안을 승인했습니다. 이 내용으로 인쇄합니다.',
  'file pack-kit': '고르신 종이 샘플을 담았습니다.',
  'file withdraw': '시안 승인을 취소했습니다.',
  'production plan': '인쇄 일정을 잡았습니다.',
  'production start-print': '인쇄를 시작했습니다.',
  'production start-binding': '제본과 후가공을 하고 있습니다.',
  'production start-packing': '검수하고 포장하고 있습니다.',
  'production finish': '제작이 끝났습니다.',
  'production hold': '제작을 잠시 멈추었습니다.',
  'production release': '제작을 다시 준비합니다.',
  'production order-remake': '다시 제작하기로 했습니다.',
  'production move-due-day': '쉬는 날이 바뀌어 출고예정일을 옮겼습니다.',
  'production cancel': '제작을 취소했습니다.',
  'delivery change-recipient': '담당자가 받는 곳을 바꾸었습니다.',
  'delivery make-ready': '찾으러 오시면 됩니다.',
  'delivery ship': '출고했습니다.',
  'delivery depart': '배송 중입니다.',
  'delivery deliver': '배송이 완료되었습니다.',
  'delivery return': '반송되어 다시 보낼 준비를 하고 있습니다.',
  'delivery confirm': '구매를 확정했습니다.',
}

/** Where nothing is printed. */
const OF_EBOOK: Readonly<Record<string, string>> = {
  'file send-ebook': '전자책 시안이 나왔습니다. 넘겨 보고 확인해 주세요.',
  'file approve': '전자책 시안을 승인했습니다. 완성된 파일을 내려받으실 수 있습니다.',
}

/** Their notes are words of staff to the customer; all others are the shop's own. */
const ANSWERS: readonly string[] = ['order cancel-refused', 'payment cancel']

/** What a customer reads for one entry of the history; null for what only the shop needs to know. */
export function timelineText(
  entry: Pick<HistoryRow, 'machine' | 'event' | 'byKind' | 'note'>,
  nature: LineNature = 'printed',
): string | null {
  const key = `${entry.machine} ${entry.event}`
  const text = (nature === 'ebook' ? OF_EBOOK[key] : undefined) ?? TEXTS[key]
  if (text === undefined) return null
  // What the shop's own check found missing is for the customer; it names the file to send.
  if (key === 'file fail' && entry.note && entry.byKind === 'system') return entry.note
  if (key === 'payment cancel' && entry.note && entry.byKind === 'system') return entry.note
  return entry.note && entry.byKind === 'staff' && ANSWERS.includes(key) ? `${text} ${entry.note}` : text
}
