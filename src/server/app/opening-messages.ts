import type { ShopMode } from '#/server/platform/shop-mode.ts'
import { demoAccountLines } from './demo-accounts.ts'
import type { OpenDemoAccount } from './demo-doors.ts'

interface Opening {
  readonly address: string
  readonly mode: ShopMode
  /** Where what the shop sends can be read; null when a vendor sends it. */
  readonly mailbox: string | null
  /** Accounts of the practice shop that were shut just now. */
  readonly closed: readonly OpenDemoAccount[]
  /** Orders that count as paid by practice payments. */
  readonly practiceOrders: readonly string[]
  /** Where the first owner is made, for whoever reads this; null when somebody manages the shop. */
  readonly firstOwner: string | null
}

/** What the terminal shows to whoever started the shop. */
export function openingMessages({ address, mode, mailbox, closed, practiceOrders, firstOwner }: Opening): string {
  const lines = [
    ...(mailbox === null ? [] : [`보낸 문자와 메일 (연습용 우편함): ${mailbox}`]),
    ...(mode === 'public' ? [] : ['처음 넣어 둔 계정 (바꾸지 않았다면):', ...demoAccountLines()]),
    ...(mode === 'demo' ? ['DEMO=1: 모든 화면과 메일에 연습용 가게라고 적힙니다.'] : []),
    ...(closed.length === 0
      ? []
      : [`연습할 때의 계정을 닫았습니다: ${closed.map(({ loginId }) => loginId).join(', ')}`]),
    ...(practiceOrders.length === 0
      ? []
      : [`연습 결제로 낸 주문이 ${practiceOrders.length}건 있습니다. npm run doctor에서 번호를 보고 취소해 주세요.`]),
    ...(firstOwner === null ? [] : [`첫 관리자 만들기 (하루 안에 한 번, 남에게 보이지 마세요): ${firstOwner}`]),
    ...(mode === 'public' ? ['열린 문은 관리 화면의 개점 전 점검이나 npm run doctor로 확인하세요.'] : []),
  ]
  return `\n${address}\n${lines.map((line) => `${line}\n`).join('')}\n`
}
