import { useState } from 'react'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { ReversalAnswer } from '#/domain/orders/reversal-answers.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ReversalForm } from './reversal-form.tsx'
import styles from './cancellation-request.module.css'

interface MissingMoneyProps {
  readonly orderNumber: string
  readonly missing: NonNullable<StaffOrder['missingMoney']>
}

const WHAT = { deposit: '은행이 입금을 되가져갔습니다', chargeback: '카드사나 결제사에서 결제를 취소했습니다' } as const
const ANSWERS: Readonly<Record<ReversalAnswer, string>> = {
  cancel: '주문 취소',
  receivable: '외상으로 진행',
  received: '다른 길로 받음',
  'written-off': '손실로 정리',
}

/** Money that was here once and is not now: what was taken, what stands still because of it, and what may be decided. */
export function MissingMoney({ orderNumber, missing }: MissingMoneyProps) {
  const [how, setHow] = useState<ReversalAnswer | null>(null)
  const { open, items, answers } = missing
  return (
    <section className={styles.request} aria-label="입금·결제 취소">
      <div role="status">
        {items.map(({ kind, amount, at }) => (
          <p key={at}>
            <b>
              {WHAT[kind]} · {formatWon(amount)}
            </b>{' '}
            <ThreadClock at={at} />
          </p>
        ))}
        <p>
          {open
            ? '다시 결제되면 저절로 이어집니다. 그 전에는 제작과 출고를 할 수 없습니다.'
            : '외상으로 진행하는 주문입니다. 열려 있는 가상계좌로 입금되면 저절로, 다른 길로 받으면 제작이 시작된 뒤 여기에서 정리합니다.'}
        </p>
        {open && answers.length === 0 && <p>경리 담당자가 처리합니다.</p>}
      </div>
      {answers.length > 0 && how === null && (
        <Toolbar>
          {answers.map((answer) => (
            <Button key={answer} size="sm" onClick={() => setHow(answer)}>
              {ANSWERS[answer]}
            </Button>
          ))}
        </Toolbar>
      )}
      {how !== null && answers.includes(how) && (
        <ReversalForm
          orderNumber={orderNumber}
          missing={missing}
          how={how}
          act={ANSWERS[how]}
          onClose={() => setHow(null)}
        />
      )}
    </section>
  )
}
