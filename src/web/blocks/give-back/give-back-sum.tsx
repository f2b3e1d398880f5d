import { formatWon } from '#/domain/money/format-won.ts'
import { giveBackWords } from '#/domain/orders/give-back-words.ts'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import type { GiveBackPreview } from './give-back-types.ts'

interface SumProps {
  readonly preview: GiveBackPreview
  readonly stale: boolean
  readonly kept: number
  readonly keptReason: string
  readonly words: string
  readonly unpaid: boolean
}

/** What goes back, over which means, and what the customer will read. */
export function GiveBackSum({ preview, stale, kept, keptReason, words, unpaid }: SumProps) {
  const { parts, proposed, amount, means, over, closes } = preview
  const earlier = proposed - kept - amount
  return (
    <div aria-busy={stale} aria-live="polite">
      {closes && <Note tone="orange">주문 전체를 취소합니다. 제작과 출고에서 빠집니다.</Note>}
      {!unpaid && (
        <FactList
          layout="sums"
          label="돌려드릴 금액"
          facts={[
            ...parts.map((part): Fact => [part.label, formatWon(part.amount)]),
            kept > 0 && ['이미 들어간 비용', `−${formatWon(kept)}`],
            earlier > 0 && ['먼저 돌려드린 금액', `−${formatWon(earlier)}`],
            ['돌려드릴 금액', formatWon(amount), 'strong'],
          ]}
        />
      )}
      {amount > 0 && (
        <FactList
          layout="sums"
          label="돌려보내는 방법"
          facts={[
            ...over.map((way): Fact => [`${way.method}${way.byDeposit ? ' (계좌로)' : ''}`, formatWon(way.amount)]),
            means.debt > 0 && ['후불로 받을 금액에서', formatWon(means.debt)],
            means.emoney > 0 && ['e머니', formatWon(means.emoney)],
            means.points > 0 && ['포인트', formatWon(means.points)],
          ]}
        />
      )}
      {over.some(({ byDeposit }) => byDeposit) && (
        <Small>입금으로 받은 돈입니다. 받을 계좌가 없으면 고객에게 링크로 묻고, 계좌를 알려 주면 나갑니다.</Small>
      )}
      <Small>
        고객이 받는 안내:{' '}
        {unpaid ? '주문을 취소했습니다.' : giveBackWords({ amount, kept, keptReason, debt: means.debt })} {words}
      </Small>
    </div>
  )
}
