import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { GiveBackPart } from './give-back.ts'

export interface NamedLine {
  readonly title: string
  /** By which its copies are counted: 장, 권. */
  readonly unit: string
}

type Shown = Pick<GiveBackPart, 'kind' | 'id' | 'copies' | 'cancel'>

/** One thing that goes back, as the desk and the customer read it. */
export function giveBackLabel({ kind, id, copies, cancel }: Shown, lines: ReadonlyMap<string, NamedLine>): string {
  if (kind === 'amount') return '금액'
  if (kind === 'fee') return '배송비'
  const line = id === null ? undefined : lines.get(id)
  if (!line) return '품목'
  return cancel ? `${line.title} 취소` : `${line.title} 가운데 ${formatCount(copies)}${line.unit}`
}

interface Told {
  readonly amount: Krw
  readonly kept: Krw
  readonly keptReason: string
  /** Off what its firm owes. */
  readonly debt?: Krw
}

/** What the customer is told of the money. */
export function giveBackWords({ amount, kept, keptReason, debt = 0 }: Told): string {
  const costs = kept > 0 ? `이미 들어간 비용 ${formatWon(kept)}(${keptReason})은 뺐습니다.` : ''
  if (amount === 0) return `돌려 드릴 금액은 없습니다. ${costs}`.trim()
  const owed = debt > 0 ? `${formatWon(debt)}을 후불로 내실 금액에서 뺐습니다.` : ''
  if (amount === debt) return `${owed} ${costs}`.trim()
  const back = `${formatWon(amount - debt)}을 결제하신 방법으로 돌려 드립니다. 카드는 3~7일 걸릴 수 있습니다. 끝나면 다시 알려 드립니다.`
  return `${owed} ${back} ${costs}`.trim()
}

/** What it is: of a debt alone no money goes anywhere, and statements call it so too. */
export const backWord = ({ amount, debt }: { readonly amount: Krw; readonly debt: Krw }): string =>
  debt > 0 && amount === debt ? '감액' : '환불'

/** What whoever pressed reads of it. Nothing is paid out of a debt that shrinks. */
export function pressedWords({
  state,
  amount,
  debt,
}: Pick<Told, 'amount'> & { readonly state: 'asked' | 'done'; readonly debt: Krw }): string {
  if (state === 'asked')
    return `${formatWon(amount)} ${backWord({ amount, debt })}의 확인을 요청했습니다. 다른 직원이 확인하면 처리합니다.`
  if (amount === 0) return '취소했습니다. 돌려드릴 돈은 없습니다. 고객에게 알립니다.'
  const money = amount - debt
  const off = debt > 0 ? `받을 금액에서 ${formatWon(debt)}을 ${money > 0 ? '빼고 ' : '뺐습니다.'}` : ''
  return `${off}${money > 0 ? `${formatWon(money)}을 돌려드립니다.` : ''} 고객에게 알립니다.`
}
