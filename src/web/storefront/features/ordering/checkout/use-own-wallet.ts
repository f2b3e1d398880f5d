import { useQuery } from '@tanstack/react-query'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'

/** What a member can pay with besides money; a guest has none. Undefined until it is known. */
export function useOwnWallet() {
  const guest = useIsGuest()
  const { data } = useQuery({
    queryKey: [...WALLET_KEY, 'balance'],
    queryFn: ({ signal }) => call(readWallet, { signal, errors: 'throw' }),
    enabled: !guest,
  })
  return data
}
