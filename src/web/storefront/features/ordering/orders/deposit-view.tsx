import { useMutation } from '@tanstack/react-query'
import { giveUpDeposit } from '#/contract/money/payments.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { orderMoment } from './order-dates.ts'
import styles from './orders.module.css'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useDeposit } from '#/web/blocks/payment/use-deposit.ts'

interface DepositViewProps {
  readonly orderNumber: string
  /** Whether the account has to be closed before another method can be chosen. */
  readonly otherWay: boolean
}

/** Where to pay in, how much and until when; and the way out to another method. */
export function DepositView({ orderNumber, otherWay }: DepositViewProps) {
  const { data, error } = useDeposit(orderNumber)
  const once = useIdempotencyKey()
  const giveUp = useMutation({
    mutationFn: () =>
      once(orderNumber, (idempotencyKey) => call(giveUpDeposit, { params: { orderNumber }, idempotencyKey })),
    onSuccess: () => toast('계좌를 닫고 있습니다. 잠시 뒤 다시 결제하실 수 있습니다.'),
  })
  if (error) return <p role="alert">입금할 계좌를 불러오지 못했습니다. {error.message}</p>
  if (!data?.account) return null
  const { account, amount, orderNumbers } = data
  const together = orderNumbers.length > 1
  const copy = async () => {
    await navigator.clipboard.writeText(account.number)
    toast('계좌번호를 복사했습니다.')
  }
  const ask = async () => {
    const whose = account.depositor === undefined ? '발급한 계좌를 닫습니다.' : '이 입금을 기다리지 않습니다.'
    const body = together
      ? `함께 결제하려던 주문 ${orderNumbers.length}건의 계좌를 닫습니다. 이미 보내셨다면 누르지 마세요.`
      : `${whose} 이미 보내셨다면 누르지 마세요.`
    if (await confirmDialog({ title: '다른 방법으로 결제할까요?', body, ok: '계좌 닫기' })) giveUp.mutate()
  }
  return (
    <div className={styles.deposit}>
      <p>
        아래 계좌로 <b>{formatWon(amount)}</b>을 보내 주세요.
        {together && ` 주문 ${orderNumbers.length}건을 함께 결제하는 금액입니다.`}
      </p>
      <FactList
        facts={[
          ['은행', account.bank],
          ['계좌번호', <b key="number">{account.number}</b>],
          ['예금주', account.holder],
          account.depositor !== undefined && ['보내는 분 이름', account.depositor],
          ['입금 기한', orderMoment(account.dueAt)],
        ]}
      />
      <Toolbar>
        <Button size="sm" onClick={() => void copy()}>
          계좌번호 복사
        </Button>
        {otherWay && (
          <Button size="sm" variant="quiet" busy={giveUp.isPending || giveUp.isSuccess} onClick={() => void ask()}>
            다른 방법으로 결제
          </Button>
        )}
      </Toolbar>
    </div>
  )
}
