import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readWallet, readWalletHistory } from '#/contract/benefits/wallet.contract.ts'
import { listPointsToCome } from '#/contract/ordering/read-order.contract.ts'
import type { Value } from '#/domain/ledger/lots.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { call } from '#/web/api/call.ts'

export const useWallet = () =>
  useQuery({
    queryKey: [...WALLET_KEY, 'balance'],
    queryFn: ({ signal }) => call(readWallet, { signal, errors: 'throw' }),
  })

export const useWalletHistory = (value: Value) =>
  useInfiniteQuery({
    queryKey: [...WALLET_KEY, 'history', value],
    queryFn: ({ pageParam, signal }) => {
      const query = { value, ...(pageParam ? { before: pageParam } : {}) }
      return call(readWalletHistory, { query, signal, errors: 'throw' })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const usePointsToCome = () =>
  useQuery({
    queryKey: [...WALLET_KEY, 'to-come'],
    queryFn: ({ signal }) => call(listPointsToCome, { signal, errors: 'throw' }),
  })
