import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { AfterRefusal, StillToPay, useUnpaid } from './after-refusal.tsx'
import styles from './outcome.module.css'

type Undone = Exclude<PaymentStatus['state'], 'paid' | 'waiting-deposit'>

const TITLES: Readonly<Record<Undone, string>> = {
  confirming: '결제를 확인하고 있습니다',
  refused: '결제되지 않았습니다',
  open: '아직 결제하지 않았습니다',
  returned: '이번 결제는 취소하고 있습니다',
}

interface RefusedViewProps {
  readonly status: PaymentStatus
  readonly asked: readonly string[]
}

/** A payment that is not done: refused, given up, or not known yet. The page stays at the step of paying. */
export function RefusedView({ status, asked }: RefusedViewProps) {
  const { state, orderNumbers } = status
  const again = state === 'refused' || state === 'open'
  const wanted = asked.length > 0 ? asked : orderNumbers
  const unpaid = useUnpaid(again ? wanted : [])
  const [only] = orderNumbers
  return (
    <section className={styles.outcome} aria-live="polite">
      <p className={styles.stamp} data-state={state} aria-hidden="true" />
      <h1>{again && unpaid?.length === 0 ? '이번 결제는 하지 않았습니다' : TITLES[state as Undone]}</h1>
      <p className={styles.message}>{status.message}</p>
      <FactList
        terms={96}
        facts={[
          // The jobs below say theirs, each with its picture.
          !(again && unpaid?.length) && ['주문번호', orderNumbers.join(', ')],
          ['금액', formatWon(status.amount)],
          status.method ? ['결제수단', status.method] : null,
        ]}
      />
      {again ? (
        <>
          <StillToPay orderNumbers={wanted} />
          <AfterRefusal orderNumbers={wanted} unpaid={unpaid} />
        </>
      ) : (
        <Toolbar>
          <LinkButton
            variant="ink"
            to={
              orderNumbers.length === 1 && only
                ? to('/mypage/order/{orderNumber}', { orderNumber: only })
                : to('/mypage/order')
            }
          >
            주문 보기
          </LinkButton>
        </Toolbar>
      )}
    </section>
  )
}
