import { useQuery } from '@tanstack/react-query'
import { readRepaymentAccount } from '#/contract/money/staff-repayments.contract.ts'
import { call } from '#/web/api/call.ts'
import { AccountFacts } from '#/web/blocks/refund-account/account-facts.tsx'
import { Small } from '#/web/ui/note.tsx'

/** Where somebody sends it from the shop's own account; each look is written down. */
export function AccountToSend({ repaymentId }: { readonly repaymentId: string }) {
  const account = useQuery({
    queryKey: ['repayment-account', repaymentId],
    queryFn: ({ signal }) => call(readRepaymentAccount, { params: { repaymentId }, signal, errors: 'throw' }),
    gcTime: 0,
  })
  return (
    <>
      <AccountFacts account={account} />
      {account.data && (
        <Small>
          은행에서 보낸 뒤 「직접 이체함」으로 적거나, 입금 확인에 은행 내역을 넣어 나간 돈과 맞춰 주세요. 열어 본
          기록이 남습니다.
        </Small>
      )}
    </>
  )
}
