import { useQuery } from '@tanstack/react-query'
import { readOwnCredit } from '#/contract/money/credit.contract.ts'
import { creditRefusal } from '#/domain/orders/credit.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { DEFERRED } from '#/domain/orders/payment-means.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest, useIsLoggedIn, useMember } from '#/web/api/session.ts'

/** 후불 as a means, for firms with terms only: with what is left, or why it is closed. Nobody else sees it. */
export function useDeferredChoice(total: number) {
  const isGuest = useIsGuest()
  const isMember = useIsLoggedIn() && !isGuest
  const uuid = useMember((member) => member.uuid)
  const { data } = useQuery({
    queryKey: ['own-credit', uuid],
    queryFn: ({ signal }) => call(readOwnCredit, { signal, errors: 'throw' }),
    enabled: isMember,
  })
  if (!data?.terms || data.terms.limit === 0) return []
  const refused = total === 0 ? '내실 금액이 없습니다.' : (creditRefusal(data, total) ?? undefined)
  return [{ value: DEFERRED, label: '후불', note: `남은 한도 ${formatWon(data.left)}`, refused }] as const
}
