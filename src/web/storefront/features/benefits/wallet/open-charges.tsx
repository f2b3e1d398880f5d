import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { closeCharge, type readCharges } from '#/contract/money/charges.contract.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './charges.module.css'

type Charges = ResultOf<typeof readCharges>

/** Accounts that wait for a deposit, and what is owed of charges that the bank took back. */
export function OpenCharges({ charges: { waiting, owed } }: { readonly charges: Charges }) {
  return (
    <>
      {owed > 0 && (
        <Note tone="bad" role="alert">
          은행이나 카드사가 되가져간 충전금 가운데 이미 쓰신 {formatWon(owed)}을 다시 내 주셔야 합니다. 고객센터로
          연락해 주세요.
        </Note>
      )}
      {waiting.map((account) => (
        <WaitingAccount key={account.gatewayOrderId} {...account} />
      ))}
    </>
  )
}

function WaitingAccount({ gatewayOrderId, amount, bank, number, holder, dueAt }: Charges['waiting'][number]) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const close = useMutation({
    mutationFn: () =>
      once(gatewayOrderId, (idempotencyKey) =>
        call(closeCharge, { params: { gatewayOrderId }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: () => toast('계좌를 닫고 있어요. 닫히면 이 안내가 사라져요.'),
    onSettled: () => client.invalidateQueries({ queryKey: WALLET_KEY }),
  })
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    toast('계좌번호를 복사했습니다.')
  }
  const ask = async () => {
    const body = '발급한 계좌를 닫고 충전을 그만둬요. 이미 보내셨다면 누르지 마세요. 그 돈은 곧 충전돼요.'
    if (await confirmDialog({ title: '충전을 그만둘까요?', body, ok: '계좌 닫기' })) close.mutate()
  }
  return (
    <Note tone="info">
      <Stack>
        <p>
          아래 계좌로 <b>{formatWon(amount)}</b>을 한 번에 보내 주시면 충전됩니다.
        </p>
        <FactList
          label="충전을 기다리는 계좌"
          facts={[
            ['은행', bank],
            ['계좌번호', <b key="number">{number}</b>],
            ['예금주', holder],
            ['입금 기한', koreanMoment(new Date(dueAt))],
          ]}
        />
        {close.isError && (
          <Small tone="bad" role="alert">
            {close.error.message}
          </Small>
        )}
        <Toolbar>
          <Button size="sm" onClick={() => void copy()}>
            계좌번호 복사
          </Button>
          <Button size="sm" variant="quiet" busy={close.isPending || close.isSuccess} onClick={() => void ask()}>
            충전 취소
          </Button>
        </Toolbar>
      </Stack>
    </Note>
  )
}

/** What proves charges that were paid. */
export function ChargeSlips({ slips }: { readonly slips: Charges['slips'] }) {
  if (slips.length === 0) return null
  return (
    <ul className={styles.refunds} aria-label="충전 영수증">
      {slips.map(({ gatewayOrderId, amount, method, paidAt, url }) => (
        <li key={gatewayOrderId}>
          <div>
            <b>{formatWon(amount)}</b>
            <Small tone="plain">
              {formatDay(paidAt)} {method} 충전
            </Small>
          </div>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${formatWon(amount)} 충전 영수증 (새 창)`}
          >
            영수증
          </a>
        </li>
      ))}
    </ul>
  )
}
