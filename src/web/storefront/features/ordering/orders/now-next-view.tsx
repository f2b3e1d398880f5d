import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { nowNext } from '#/domain/orders/now-next.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { eventMoment } from '#/web/blocks/parcels/parcel-words.ts'
import { lastDueDay, missingNames } from './order-facts.ts'
import { lineAnchor } from './line-anchor.ts'
import { ProofLink } from './proof-link.tsx'
import styles from './order-hero.module.css'
import { useDeposit } from '#/web/blocks/payment/use-deposit.ts'

interface NowNextViewProps {
  readonly order: OrderDetail
  readonly parcels: readonly TrackedParcel[]
}

/** 「지금은 / 다음은」: the one thing most people come for. */
export function NowNextView({ order, parcels }: NowNextViewProps) {
  const { orderNumber, label, calendar, lines, deliveries, milestones } = order
  const waits = order.payment === 'waiting-deposit'
  const deposit = useDeposit(orderNumber, { enabled: waits })
  const dueAt = waits ? deposit.data?.account?.dueAt : undefined
  const { now, next } = nowNext({
    label,
    now: useNow(60_000),
    calendar: businessCalendar(calendar.days, calendar.cutOffs),
    dueDay: lastDueDay(order),
    workingDays: Math.max(...lines.map(({ quote }) => quote.workingDays)),
    depositDueAt: dueAt ? new Date(dueAt) : null,
    places: deliveries.map(({ id, state, deliveredAt }) => ({
      state,
      expectedDay:
        parcels
          .flatMap((parcel) => (parcel.deliveryId === id ? (parcel.expectedDay ?? []) : []))
          .toSorted()
          .at(-1) ?? null,
      deliveredAt: deliveredAt ? new Date(deliveredAt) : null,
    })),
    missingFiles: missingNames(lines),
    natures: lines.map(natureOf),
    troubled: parcels.some(({ trouble }) => trouble !== null),
  })
  return (
    <div className={styles.pair}>
      <div className={styles.now}>
        <span>지금은</span>
        <strong>{now.word}</strong>
        <p>{now.text}</p>
        <ul>
          {pastOf(lines.every(printsUnseen) ? { ...milestones, proof: null } : milestones).map(([at, words]) => (
            <li key={words}>
              <time dateTime={at}>{eventMoment(at)}</time>
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.next}>
        <span>다음은</span>
        <strong>{next.head}</strong>
        <p>{next.text}</p>
        <NextAct order={order} />
      </div>
    </div>
  )
}

/** Where the one thing is done that the order waits for. */
function NextAct({ order }: Pick<NowNextViewProps, 'order'>) {
  const { orderNumber, lines, label } = order
  if (!label.yourTurn) return null
  // An account that was issued is paid at the bank; of two parts the card below says which is due.
  if (label.step === 'payment' && order.payable && order.payment !== 'waiting-deposit' && !order.partPayment)
    return (
      <LinkButton variant="primary" to={to('/order/{orderNumber}/payment', { orderNumber })}>
        결제하러 가기
      </LinkButton>
    )
  const proof = label.step === 'proof' && lines.find(({ file }) => file === 'waiting-customer')
  if (proof && proof.origin?.kind === 'ebook')
    return (
      <LinkButton variant="primary" to={to('/ebook/{id}', { id: proof.origin.ebookId })}>
        시안 확인하기
      </LinkButton>
    )
  if (proof) return <ProofLink orderNumber={orderNumber} lineId={proof.id} waits />
  const wanting =
    label.step === 'file' && lines.find(({ label: own, mayChangeFiles }) => own.yourTurn && mayChangeFiles)
  if (!wanting) return null
  return (
    <LinkButton variant="primary" to={{ hash: lineAnchor(wanting.position) }}>
      파일 올리러 가기
    </LinkButton>
  )
}

const PAST = {
  paid: '결제',
  file: '파일 확인',
  proof: '시안 승인',
  made: '제작 마침',
  shipped: '출고',
  delivered: '도착',
} as const
const SHOWN = 2

/** What was done last of the way that is behind. */
function pastOf(milestones: OrderDetail['milestones']): readonly (readonly [at: string, words: string])[] {
  const names = Object.keys(PAST) as (keyof typeof PAST)[]
  return names
    .flatMap((name) => {
      const at = milestones[name]
      return at ? [[at, PAST[name]] as const] : []
    })
    .slice(-SHOWN)
}
