import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { isStillToGo } from '#/domain/orders/merged-label.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import type { LineNature } from '#/domain/orders/line-nature.ts'
import type { RowGoals } from './order-rows.ts'

/** The next day of an order in one sentence: 출고, 도착 예정. Where none is promised, what happens now; no state is a word alone. */
export function nextWords(order: OrderSummary, goals: RowGoals): string {
  const { label, dueDay, orderNumber } = order
  const parcel = label.step === 'delivery' ? goals.parcelOf(orderNumber) : null
  if (parcel) {
    const number = [parcel.courier, parcel.trackingNumber].filter(Boolean).join(' ')
    return parcel.expectedDay ? `${shortDay(parcel.expectedDay)} 도착 예정 · ${number}` : number
  }
  if (dueDay && isStillToGo(label)) return `${shortDay(dueDay)} 출고 예정`
  const nature = order.lineCount === 1 ? natureOf({ spec: order.firstSpec }) : 'printed'
  return OF_NATURE[nature]?.[label.text] ?? YOUR_TURN[label.text] ?? MEANWHILE[label.text] ?? ''
}

/** What is no print is waited for with other words. */
const OF_NATURE: Partial<Record<LineNature, Readonly<Record<string, string>>>> = {
  ebook: {
    결제대기: '결제하시면 전자책 제작을 시작합니다',
    시안확인요청: '승인하시면 바로 내려받으실 수 있습니다',
    '납품 완료': '전자책 화면에서 내려받으실 수 있습니다',
  },
  kit: { 결제대기: '결제하시면 고르신 종이를 담습니다' },
}

const YOUR_TURN: Readonly<Record<string, string>> = {
  결제대기: '결제하시면 바로 준비를 시작합니다',
  입금대기: '입금하시면 자동으로 확인합니다',
  '파일 대기': '인쇄할 파일을 올려 주세요',
  '파일 다시 올리기': '빠진 파일이 있거나 고칠 곳이 있습니다',
  시안확인요청: '승인하시면 인쇄를 시작합니다',
  '방문수령 대기': '찾으러 오시면 됩니다',
  배송완료: '받으신 상태를 확인해 주세요',
}

/** What happens while nobody has promised a day. */
const MEANWHILE: Readonly<Record<string, string>> = {
  '결제 확인중': '결제사에 결과를 묻고 있습니다',
  '파일 확인중': '이상이 없으면 시안을 만듭니다',
  '담당자 확인중': '담당자가 보고 알려 드립니다',
  '자료 변환중': '인쇄할 PDF로 만들고 있습니다',
  '시안 준비중': '시안이 나오면 알려 드립니다',
  '시안 제작중': '시안이 나오면 알려 드립니다',
  '시안 수정중': '고친 시안이 나오면 알려 드립니다',
  '환불 진행중': '환불을 마치면 알려 드립니다',
}
