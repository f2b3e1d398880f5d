import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SHOP, type DefaultShop } from '#/contract/content/default-shop.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { call } from './call.ts'

/** What the shop says of itself, asked for once; its settings page says when it is new. */
export function useShop(): DefaultShop {
  const shop = useQuery({ queryKey: ['shop'], queryFn: () => call(getShop, { errors: 'throw' }), staleTime: Infinity })
  return shop.data ?? DEFAULT_SHOP
}
