import type { DayOfClosing } from '#/contract/money/closing.contract.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

/** What members had not used when the day ended: a debt of the shop that no payment of the day tells of. */
export function OwedAtEnd({ owed }: { readonly owed: NonNullable<DayOfClosing['owed']> }) {
  const { points, emoneyPaid, emoneyFree, giftCards } = owed
  return (
    <Section title="이날 끝의 미사용 잔액" aside={<TextLink to="/admin/benefits">날마다 보기</TextLink>}>
      <FactList
        layout="sums"
        facts={[
          ['포인트', formatWon(points)],
          ['e머니 (낸 돈)', formatWon(emoneyPaid)],
          ['e머니 (드린 돈)', formatWon(emoneyFree)],
          ['등록 전 상품권', formatWon(giftCards)],
          ['모두', formatWon(points + emoneyPaid + emoneyFree + giftCards), 'strong'],
        ]}
      />
    </Section>
  )
}
