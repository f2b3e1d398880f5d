import type { ShopMode } from '#/server/platform/shop-mode.ts'
import { demoAccountLines } from './demo-accounts.ts'
import type { OpenDemoAccount } from './demo-doors.ts'

interface Opening {
  readonly address: string
  readonly mode: ShopMode
  /** Where what the shop sends can be read; null when a vendor sends it. */
  readonly mailbox: string | null
  /** Demo accounts that were shut just now. */
  readonly closed: readonly OpenDemoAccount[]
}

/** What the terminal shows to whoever started the shop. */
export function openingWords({ address, mode, mailbox, closed }: Opening): string {
  const lines = [
    ...(mailbox === null ? [] : [`보낸 문자와 메일 (연습용 우편함): ${mailbox}`]),
    ...(mode === 'public' ? [] : ['처음 넣어 둔 계정 (바꾸지 않았다면):', ...demoAccountLines()]),
    ...(mode === 'demo' ? ['DEMO=1: 모든 화면과 메일에 연습용 가게라고 적힙니다.'] : []),
    ...(closed.length === 0 ? [] : [`연습용 계정을 닫았습니다: ${closed.map(({ loginId }) => loginId).join(', ')}`]),
    ...(mode === 'public' ? ['첫 관리자는 npm run owner로 만들고, 열린 문은 npm run doctor로 확인하세요.'] : []),
  ]
  return `\n${address}\n${lines.map((line) => `${line}\n`).join('')}\n`
}
