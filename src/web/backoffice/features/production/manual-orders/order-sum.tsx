import { discountName } from '#/domain/members/agreed-discount.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './new-order.module.css'
import type { OrderSumOfNow } from './use-order-sum.ts'

interface OrderSumProps {
  readonly sum: OrderSumOfNow
  readonly pickup: boolean
  /** The customer is told where to pay. */
  readonly asksMoney: boolean
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  readonly failure: string | null
  readonly busy: boolean
}

/** What is told on the phone before the order: the sum, and the terms that the law asks for. */
export function OrderSum({ sum, pickup, asksMoney, agreed, onAgree, failure, busy }: OrderSumProps) {
  const { amounts, stale } = sum
  return (
    <Section title="금액" className={styles.sum}>
      <Stack>
        {amounts && (
          <FactList
            layout="sums"
            facts={[
              ['공급가액', formatWon(amounts.goodsSupply)],
              ['부가세', formatWon(amounts.goodsVat)],
              amounts.discountTotal > 0 && [discountName(amounts.discountAgreed), formatWon(-amounts.discountTotal)],
              ['배송비', formatWon(amounts.deliveryTotal)],
              ['합계', formatWon(amounts.total), 'strong'],
            ]}
          />
        )}
        {sum.failure && (
          <Note tone="bad" role="alert">
            {sum.failure}
          </Note>
        )}
        <Disclosure summary="고객에게 안내할 내용">
          {neededConsents(pickup).map(({ kind, title, body }) => (
            <p key={kind}>
              <b>{title}</b> {body}
            </p>
          ))}
        </Disclosure>
        <Checkbox
          label="금액과 주문 조건을 안내하고 고객의 동의를 받았습니다"
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy} disabled={!agreed || stale}>
          {submitWords(agreed, asksMoney)}
        </Button>
      </Stack>
    </Section>
  )
}

function submitWords(agreed: boolean, asksMoney: boolean): string {
  if (!agreed) return '고객의 동의를 먼저 받아 주세요'
  return asksMoney ? '주문 접수하고 결제 안내 보내기' : '후불로 주문 접수하기'
}
