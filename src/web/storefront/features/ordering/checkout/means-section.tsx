import { useFormContext } from 'react-hook-form'
import { asksForEvidence } from '#/domain/orders/evidence.ts'
import {
  closedMeans,
  DEFERRED,
  DEPOSIT_DAYS,
  MOST_DEPOSITOR,
  PAYMENT_MEANS,
  PAYMENT_MEANS_NAMES,
  type PaymentMeans,
  type SheetMeans,
  WITHOUT_WINDOW,
} from '#/domain/orders/payment-means.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { useDeferredChoice } from './use-deferred-choice.ts'
import { CheckoutPart } from './checkout-part.tsx'
import type { EvidenceSheet } from './evidence-values.ts'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'

interface MeansSectionProps {
  readonly means: SheetMeans
  readonly total: number
  /** False where the order is owed already. */
  readonly mayDefer?: boolean
  /** By which it can be paid; all unless told. */
  readonly allowed?: readonly PaymentMeans[]
  readonly onChange: (means: SheetMeans) => void
}

/** 결제수단: what each is for; one that this amount closes says why. */
export function MeansSection({ means, total, mayDefer = true, allowed = PAYMENT_MEANS, onChange }: MeansSectionProps) {
  const { bank } = useShop()
  const later = useDeferredChoice(total)
  // Without an account of the shop there is nowhere to send it.
  const offered = allowed.filter((value) => value !== WITHOUT_WINDOW || bank.number !== null)
  const choices = [
    ...offered.map((value) => ({
      value,
      label: PAYMENT_MEANS_NAMES[value],
      note: NOTES[value],
      refused: closedMeans(value, total) ?? undefined,
    })),
    ...(mayDefer ? later : []),
  ]
  return (
    <CheckoutPart title="결제수단">
      <RadioTiles<SheetMeans>
        legend={<VisuallyHidden>결제수단 고르기</VisuallyHidden>}
        columns={choices.length > 4 ? 3 : choices.length}
        name="means"
        value={means}
        onChange={onChange}
        choices={choices}
      />
      {means === WITHOUT_WINDOW && <DepositorField />}
      <Small>{wordsOf(means)}</Small>
    </CheckoutPart>
  )
}

/** The shop finds the order by it in the list of its bank. */
function DepositorField() {
  const { register, formState } = useFormContext<EvidenceSheet>()
  return (
    <Field
      label="입금자 이름"
      hint="통장에 찍히는 이름 그대로 적어 주세요. 다르면 확인이 늦어집니다."
      error={formState.errors.depositor?.message}
      required
    >
      {(control) => <Input {...control} {...register('depositor')} maxLength={MOST_DEPOSITOR} />}
    </Field>
  )
}

const NOTES: Readonly<Record<PaymentMeans, string>> = {
  card: '네이버페이·카카오페이·토스페이도 결제창에서',
  transfer: '은행 계좌에서 바로 이체',
  'virtual-account': '발급한 계좌로 입금',
  bank: '저희 계좌로 직접 이체',
}

function wordsOf(means: SheetMeans): string {
  if (means === DEFERRED) return '결제창 없이 주문하고, 달마다 모은 청구서로 입금합니다. 바로 준비를 시작합니다.'
  if (!asksForEvidence(means)) return '할부는 결제창에서 고르실 수 있습니다. 결제하면 바로 준비를 시작합니다.'
  if (means === 'transfer') return '결제창에서 은행을 고르고 이체하면 바로 확인됩니다.'
  const due = longDay(seoulDay(new Date(Date.now() + DEPOSIT_DAYS * DAY_MS)))
  if (means === WITHOUT_WINDOW)
    return `주문하면 입금하실 계좌를 알려 드립니다. ${due}까지 이 이름으로 정확한 금액을 보내 주세요. 입금은 영업일에 확인합니다.`
  return `이 주문에만 쓰는 계좌를 발급합니다. ${due}까지 입금하지 않으시면 계좌가 닫히고, 주문은 결제를 기다립니다.`
}
