import { formatCount } from '#/lib/format-count.ts'
import type { OpenCampaign } from '#/contract/benefits/coupons.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { conditionWords, offerWords } from '#/domain/coupons/coupon-words.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { useCouponActs } from './use-coupons.ts'

/** What the member may take now. */
export function OpenCoupons({ campaigns }: { readonly campaigns: readonly OpenCampaign[] }) {
  const { take } = useCouponActs()
  return (
    <Section title="받을 수 있는 쿠폰">
      <RowList>
        {campaigns.map((campaign) => (
          <Row
            key={campaign.id}
            end={
              <Button
                size="sm"
                aria-label={`${campaign.name} 받기`}
                busy={take.isPending && take.variables === campaign.id}
                onClick={() => take.mutate(campaign.id)}
              >
                받기
              </Button>
            }
          >
            <b>{campaign.name}</b>
            <Small tone="plain">
              {offerWords(offerOf(campaign))} · {conditionWords(campaign)}
            </Small>
            <Small>
              {koreanDay(lastDayOf(new Date(campaign.endsAt)))}까지 받기
              {campaign.left !== null && ` · ${formatCount(campaign.left)}장 남음`}
            </Small>
          </Row>
        ))}
      </RowList>
      {take.isError && (
        <Note tone="bad" role="alert">
          {take.error.message}
        </Note>
      )}
    </Section>
  )
}
