import { useQuery } from '@tanstack/react-query'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import { call } from '#/web/api/call.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'

/** Points and e-money of the member, under the key by which all pages keep them. */
export const usePurse = () =>
  useQuery({
    queryKey: [...WALLET_KEY, 'balance'],
    queryFn: ({ signal }) => call(readWallet, { signal, errors: 'throw' }),
  })
