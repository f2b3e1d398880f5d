import { useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { OwnEmoneyRefund, readCharges, RefundableLot } from '#/contract/money/charges.contract.ts'
import { useMember } from '#/web/api/session.ts'
import { AccountForm } from '#/web/blocks/refund-account/account-form.tsx'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { useRefundActs } from './use-charges.ts'
import styles from './charges.module.css'

type Charges = ResultOf<typeof readCharges>

/** What can be asked back, and what was. */
export function RefundsPart({ charges: { lots, refunds } }: { readonly charges: Charges }) {
  const [asking, setAsking] = useState(false)
  if (lots.length === 0 && refunds.length === 0) return null
  return (
    <>
      {lots.length > 0 && (
        <Button block onClick={() => setAsking(true)}>
          환불 신청
        </Button>
      )}
      {refunds.length > 0 && (
        <ul className={styles.refunds} aria-label="환불 신청 내역">
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="e머니 환불 신청">
        {asking && <AskRefund lots={lots} onDone={() => setAsking(false)} />}
      </Dialog>
    </>
  )
}

const STATES: Readonly<Record<OwnEmoneyRefund['state'], readonly [word: string, tone: Tone]>> = {
  asked: ['확인 중', 'warn'],
  sending: ['보내는 중', 'info'],
  done: ['환불함', 'ok'],
  refused: ['거절', 'bad'],
  withdrawn: ['취소함', 'neutral'],
  ended: ['충전 취소로 끝남', 'neutral'],
}

function Refund({ refund: { id, source, amount, state, askedAt, reason } }: { readonly refund: OwnEmoneyRefund }) {
  const { withdraw } = useRefundActs(() => undefined)
  const [word, tone] = STATES[state]
  return (
    <li>
      <div>
        <b>{formatWon(amount)}</b>
        <Small tone="plain">
          {formatDay(askedAt)} {source === 'charge' ? '충전' : '상품권'} 환불
        </Small>
        {reason && state !== 'withdrawn' && <Small tone="plain">{reason}</Small>}
        {withdraw.isError && (
          <Small tone="bad" role="alert">
            {withdraw.error.message}
          </Small>
        )}
      </div>
      <Badge tone={tone}>{word}</Badge>
      {state === 'asked' && (
        <Button
          size="sm"
          variant="quiet"
          busy={withdraw.isPending}
          aria-label={`${formatWon(amount)} 환불 신청 취소`}
          onClick={() => withdraw.mutate(id)}
        >
          취소
        </Button>
      )}
    </li>
  )
}

/** One charge or card after the other: each goes back the way it came. */
function AskRefund({ lots, onDone }: { readonly lots: readonly RefundableLot[]; readonly onDone: () => void }) {
  const { ask } = useRefundActs(onDone)
  const [chosen, setChosen] = useState<RefundableLot | null>(null)
  const member = useMember()
  if (chosen?.needsAccount)
    return (
      <>
        <p>{formatWon(chosen.refundable)}을 받으실 계좌를 알려 주세요.</p>
        <AccountForm
          holderName={member.name}
          submit={(refundAccount) => ask.mutateAsync({ lot: chosen, refundAccount })}
        />
      </>
    )
  return (
    <>
      {ask.isError && (
        <Note tone="bad" role="alert">
          {ask.error.message}
        </Note>
      )}
      <ul className={styles.refunds}>
        {lots.map((lot) => (
          <li key={lot.lotId}>
            <div>
              <b>{formatWon(lot.remaining)}</b>
              <Small tone="plain">
                {formatDay(lot.since)} {lot.method} {formatWon(lot.bought)}
              </Small>
              <Small tone="plain">{wayOf(lot)}</Small>
            </div>
            <Button
              size="sm"
              disabled={lot.refundable === 0}
              busy={ask.isPending}
              aria-label={`${lot.method} ${formatWon(lot.remaining)} 환불 신청`}
              onClick={() => (lot.needsAccount ? setChosen(lot) : ask.mutate({ lot, refundAccount: null }))}
            >
              신청
            </Button>
          </li>
        ))}
      </ul>
      <Small>
        신청하면 그 금액은 쓸 수 없게 되고, 확인한 뒤 돌려 드립니다. 보너스로 드린 금액은 환불되지 않습니다.
      </Small>
    </>
  )
}

function wayOf({ missing, needsAccount, method }: RefundableLot): string {
  if (missing > 0) return `60% 이상 쓰신 뒤에 환불됩니다. ${formatWon(missing)} 남았습니다.`
  return needsAccount ? '알려 주신 계좌로 보내 드립니다.' : `결제하신 ${method} 그대로 돌려 드립니다.`
}
