import { useState } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Link } from 'react-router'
import type { BankRow, DepositProposal } from '#/contract/money/bank-deposits.contract.ts'
import type { Fit } from '#/domain/money/deposit-match.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './deposits.module.css'
import { ReasonDialog } from '#/web/blocks/reason-dialog/reason-dialog.tsx'
import { useDepositActs } from './use-deposits.ts'

interface DepositRowProps {
  readonly row: BankRow
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onMatch: () => void
}

/** Line of the bank, how well it fits, what it fits, and what can be done: from left to right. */
export function DepositRow({ row, chosen, onChoose, onMatch }: DepositRowProps) {
  const open = row.state === 'open' && row.amount > 0
  return (
    <li className={styles.row}>
      <div className={styles.money}>
        {open && (
          <Checkbox
            label={<VisuallyHidden>{`${row.name} ${formatWon(row.amount)} 고르기`}</VisuallyHidden>}
            checked={chosen}
            onChange={onChoose}
          />
        )}
        <p>
          <b>{formatWon(row.amount)}</b> {row.name || '이름 없음'}
          <Small as="span">
            {seoulDateTime(new Date(row.at)).slice(5, 16)} {row.bank}
            {row.memo && ` · ${row.memo}`}
          </Small>
        </p>
      </div>
      {row.state === 'open' ? <Open row={row} onMatch={onMatch} /> : <Decided row={row} />}
    </li>
  )
}

const FIT_WORDS: Readonly<Record<Fit, readonly [word: string, why: string]>> = {
  sure: ['확실', '이름과 금액, 기한이 같습니다'],
  likely: ['비슷', '금액이 같고 이름이 비슷합니다'],
  amount: ['금액', '금액만 같습니다'],
  name: ['이름', '이름이 비슷하고 금액이 다릅니다'],
}

function Open({ row, onMatch }: { readonly row: BankRow; readonly onMatch: () => void }) {
  const [aside, setAside] = useState(false)
  const acts = useDepositActs(() => setAside(false))
  const [best, ...others] = row.proposals
  const [refund] = row.refunds
  const failed = acts.match.error ?? acts.refund.error
  const direct = best && best.amount === row.amount ? best : null
  return (
    <>
      <FitLine fit={best?.fit ?? null} />
      <div className={styles.order}>
        {best && <Proposal proposal={best} others={others.length} />}
        {refund && <RefundProposal refund={refund} />}
        {!best && !refund && (
          <p>
            {row.amount > 0 ? '맞는 주문 없음' : '맞는 환불 없음'}
            <Small as="span">
              {row.amount > 0 ? '주문을 찾아 맞춰 주세요' : '거래처 이체라면 상관없는 줄로 두세요'}
            </Small>
          </p>
        )}
        {failed && (
          <Small tone="bad" role="alert">
            {failed.message}
          </Small>
        )}
      </div>
      <Toolbar align="end">
        <Button size="sm" variant="quiet" onClick={() => setAside(true)}>
          상관없음
        </Button>
        {row.amount > 0 && (
          <Button size="sm" onClick={onMatch}>
            {direct ? '다른 주문' : '주문 찾기'}
          </Button>
        )}
        {direct && (
          <Button
            size="sm"
            variant="ink"
            busy={acts.match.isPending}
            onClick={() => acts.match.mutate({ rowIds: [row.id], orderNumbers: direct.orderNumbers, as: 'payment' })}
          >
            맞추기
          </Button>
        )}
        {refund && (
          <Button
            size="sm"
            variant="ink"
            busy={acts.refund.isPending}
            onClick={() => acts.refund.mutate({ rowId: row.id, repaymentId: refund.repaymentId })}
          >
            환불로 적기
          </Button>
        )}
      </Toolbar>
      <ReasonDialog
        open={aside}
        onClose={() => setAside(false)}
        title="주문과 상관없는 줄입니까?"
        text="맞출 목록에서 빠지고, 이유와 함께 남습니다. 언제든 다시 꺼낼 수 있습니다."
        example="예: 예금 이자, 종이 거래처 입금"
        ok="상관없는 줄로 두기"
        submit={(reason) => acts.aside.mutateAsync({ rowId: row.id, reason })}
      />
    </>
  )
}

/** A line through where both sides agree, broken where they do not. */
function FitLine({ fit }: { readonly fit: Fit | null }) {
  return (
    <p className={styles.fit} data-fit={fit ?? 'none'}>
      <span>{fit ? FIT_WORDS[fit][0] : ''}</span>
    </p>
  )
}

function Proposal({ proposal, others }: { readonly proposal: DepositProposal; readonly others: number }) {
  const { orderNumbers, customer, depositor, amount, fit } = proposal
  return (
    <p>
      <Link to={`/admin/orders/${orderNumbers[0]}`}>{orderNumbers.join(', ')}</Link> {customer}
      <Small as="span">
        {depositor && `${depositor} 이름으로 `}
        {formatWon(amount)} · {FIT_WORDS[fit][1]}
        {others > 0 && ` · 다른 후보 ${others}`}
      </Small>
    </p>
  )
}

function RefundProposal({ refund }: { readonly refund: BankRow['refunds'][number] }) {
  return (
    <p>
      돌려 드릴 돈 <Link to={`/admin/orders/${refund.orderNumbers[0]}`}>{refund.orderNumbers.join(', ')}</Link>
      <Small as="span">{refund.customer}, 금액이 같습니다</Small>
    </p>
  )
}

function Decided({ row }: { readonly row: BankRow }) {
  const [undoing, setUndoing] = useState(false)
  const acts = useDepositActs(() => setUndoing(false))
  const who = row.decidedBy ?? '저절로'
  const when = row.decidedAt ? seoulDateTime(new Date(row.decidedAt)).slice(5, 16) : ''
  return (
    <>
      <p className={styles.fit} data-fit={row.match ? 'sure' : 'none'} aria-hidden="true" />
      <div className={styles.order}>
        <p>
          {row.match &&
            row.match.orderNumbers.map((number) => (
              <Link key={number} to={`/admin/orders/${number}`}>
                {number}
              </Link>
            ))}
          {row.state === 'refunded' && '돌려 드린 돈'}
          {row.state === 'set-aside' && row.reason}
          <Small as="span">
            {who}, {when}
          </Small>
        </p>
        {acts.aside.error && (
          <Small tone="bad" role="alert">
            {acts.aside.error.message}
          </Small>
        )}
      </div>
      <Toolbar align="end">
        {row.match && (
          <Button size="sm" variant="quiet" onClick={() => setUndoing(true)}>
            되돌리기
          </Button>
        )}
        {row.state === 'set-aside' && (
          <Button
            size="sm"
            variant="quiet"
            busy={acts.aside.isPending}
            onClick={() => acts.aside.mutate({ rowId: row.id, reason: null })}
          >
            다시 꺼내기
          </Button>
        )}
      </Toolbar>
      <ReasonDialog
        open={undoing}
        onClose={() => setUndoing(false)}
        title="이 입금을 되돌릴까요?"
        text="주문은 다시 입금을 기다리고, 시작한 작업은 멈춥니다. 고객에게 입금이 취소되었다고 알립니다."
        example="예: 같은 이름의 다른 고객이 보낸 돈"
        ok="되돌리기"
        submit={(reason) => acts.undo.mutateAsync({ matchId: row.match?.id ?? '', reason })}
      />
    </>
  )
}
