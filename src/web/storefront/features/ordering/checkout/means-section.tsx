import { asksForEvidence } from '#/domain/orders/evidence.ts'
import {
  closedMeans,
  DEPOSIT_DAYS,
  PAYMENT_MEANS,
  PAYMENT_MEANS_NAMES,
  type PaymentMeans,
} from '#/domain/orders/payment-means.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'

interface MeansSectionProps {
  readonly means: PaymentMeans
  readonly total: number
  readonly onChange: (means: PaymentMeans) => void
}

/** 결제수단: what each is for; one that this amount closes says why. */
export function MeansSection({ means, total, onChange }: MeansSectionProps) {
  return (
    <CheckoutPart title="결제수단">
      <RadioTiles
        legend={<VisuallyHidden>결제수단 고르기</VisuallyHidden>}
        columns={3}
        name="means"
        value={means}
        onChange={onChange}
        choices={PAYMENT_MEANS.map((value) => ({
          value,
          label: PAYMENT_MEANS_NAMES[value],
          note: NOTES[value],
          refused: closedMeans(value, total) ?? undefined,
        }))}
      />
      <Small>{wordsOf(means)}</Small>
    </CheckoutPart>
  )
}

const NOTES: Readonly<Record<PaymentMeans, string>> = {
  card: '네이버·카카오·토스페이도 결제창에서',
  transfer: '은행 계좌에서 바로 이체',
  'virtual-account': '발급한 계좌로 입금',
}

function wordsOf(means: PaymentMeans): string {
  if (!asksForEvidence(means)) return '할부는 결제창에서 고르실 수 있습니다. 결제하면 바로 파일 확인을 시작합니다.'
  if (means === 'transfer') return '결제창에서 은행을 고르고 이체하면 바로 확인됩니다.'
  const due = longDay(seoulDay(new Date(Date.now() + DEPOSIT_DAYS * DAY_MS)))
  return `이 주문에만 쓰는 계좌를 발급합니다. ${due}까지 입금하지 않으시면 계좌가 닫히고, 주문은 결제를 기다립니다.`
}
