import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nameAccountByLink, readRefundLink } from '#/contract/money/repayments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { AccountForm } from '#/web/blocks/refund-account/account-form.tsx'
import { repaymentLabels } from '#/web/blocks/refund-account/repayment-labels.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { orderMoment } from './order-dates.ts'
import styles from './refund-account.module.css'

type LinkState = ResultOf<typeof readRefundLink>
/** How often the page asks again while something may change without whoever reads it. */
const ASK_AGAIN_MS: Partial<Record<LinkState['state'], number>> = { returning: 3_000, refused: 30_000 }

/** Reached by the link of a message: whoever holds it names the account that their money goes back to. No login. */
export function Component() {
  const token = useToken()
  const owed = useQuery({
    queryKey: ['refund-link', token],
    queryFn: ({ signal }) => call(readRefundLink, { body: { token: token ?? '' }, signal, errors: 'throw' }),
    enabled: Boolean(token),
    refetchInterval: ({ state }) => (state.data && ASK_AGAIN_MS[state.data.state]) ?? false,
  })
  if (token === '' || owed.isError)
    return (
      <ErrorState
        whole
        title="쓸 수 없는 링크입니다"
        text="기한이 지났거나 새 링크를 보내 드렸을 수 있습니다. 가장 나중에 받은 문자나 메일의 링크를 열어 주세요."
        action={<LinkButton to={to('/mypage/order')}>로그인하고 주문에서 알리기</LinkButton>}
      />
    )
  if (!owed.data) return <LoadingState />
  return <Owed token={token ?? ''} owed={owed.data} />
}

interface OwedProps {
  readonly token: string
  readonly owed: LinkState
}

function Owed({ token, owed }: OwedProps) {
  const client = useQueryClient()
  const submit = async (refundAccount: { bank: string; accountNumber: string; holderName: string }) => {
    const { state } = await call(nameAccountByLink, { body: { token, refundAccount }, errors: 'throw' })
    // What an earlier account was answered is over the moment another one was named.
    client.setQueryData<LinkState>(['refund-link', token], { ...owed, state, needsAccount: false, failure: null })
    await client.invalidateQueries({ queryKey: ['refund-link', token] })
  }
  const { title, why, text } = repaymentLabels(owed)
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={`${owed.maskedName}님 · 주문번호 ${owed.orderNumbers.join(', ')}`} />
      <p className={styles.amount}>{formatWon(owed.amount)}</p>
      {why && <p>{why}</p>}
      <p role="status">
        <LinkedInquiry text={text} />
      </p>
      {owed.failure && (
        <p className={styles.failure}>
          {orderMoment(owed.since)} 은행 답: {owed.failure}
        </p>
      )}
      {owed.needsAccount && (
        <>
          <AccountForm key={owed.since} holderName="" submit={submit} />
          <Small>
            {orderMoment(owed.expiresAt)}까지 쓸 수 있는 링크입니다. 저희는 비밀번호나 인증번호를 묻지 않습니다.
          </Small>
        </>
      )}
    </div>
  )
}

/** What stands behind `#`: only the browser knows it. Null before it was looked at, empty when there is none. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
