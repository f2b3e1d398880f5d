import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { issueDeskAccount } from '#/contract/money/desk-account.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { BANK_GROUPS } from '#/domain/money/banks.data.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { refreshAdmin } from './admin-query-keys.ts'

/** An account for this order alone, while the customer is on the phone; the shop is told of the deposit by itself. */
export function IssueAccount({ order, may }: { readonly order: StaffOrder; readonly may: boolean }) {
  const [open, setOpen] = useState(false)
  const [bank, setBank] = useState(BANK_GROUPS[0]?.banks[0]?.[0] ?? '')
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const issue = useMutation({
    mutationFn: () => {
      const body = { bank }
      const params = { orderNumber: order.orderNumber }
      return once({ ...body, ...params }, (idempotencyKey) =>
        call(issueDeskAccount, { params, body, idempotencyKey, errors: 'throw' }),
      )
    },
    onSuccess: () => refreshAdmin(client),
  })
  const { data } = issue
  if (order.account) return <WaitingAccount account={order.account} />
  if (data)
    return (
      <Note tone="ok" role="status">
        {data.account
          ? `${data.account.bank} ${data.account.number} (${data.account.holder}) ${formatWon(data.amount)}. 고객에게도 보냈습니다.`
          : '은행의 답을 기다립니다. 계좌가 나오면 고객에게 저절로 보냅니다.'}
      </Note>
    )
  if (!may || order.payment !== 'unpaid') return null
  if (!open)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        가상계좌 발급해 보내기
      </Button>
    )
  return (
    <>
      <Field label="고객이 보낼 은행" hint="이 주문만 받는 계좌입니다. 입금되면 저절로 확인됩니다.">
        {(control) => (
          <Select {...control} value={bank} onChange={(event) => setBank(event.target.value)}>
            {BANK_GROUPS.map(({ name, banks }) => (
              <optgroup key={name} label={name}>
                {banks.map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {issue.isError && (
        <Small tone="bad" role="alert">
          {issue.error.message}
        </Small>
      )}
      <Toolbar>
        <Button size="sm" variant="primary" disabled={issue.isPending} onClick={() => issue.mutate()}>
          발급해 보내기
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          그만두기
        </Button>
      </Toolbar>
    </>
  )
}

/** Where the money is to go, as long as it is awaited; the same for whoever opens the order later. */
function WaitingAccount({ account }: { readonly account: NonNullable<StaffOrder['account']> }) {
  const { bank, number, holder, dueAt, depositor, amount, orders } = account
  return (
    <FactList
      label="입금을 기다리는 계좌"
      facts={[
        ['입금 계좌', `${bank} ${number}`],
        ['예금주', holder],
        ['입금할 금액', `${formatWon(amount)}${orders > 1 ? ` (주문 ${orders}건 함께)` : ''}`],
        depositor !== null && ['입금자 이름', depositor],
        dueAt !== '' && ['입금 기한', <ThreadClock key="due" at={dueAt} />],
      ]}
    />
  )
}
