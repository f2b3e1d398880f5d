import { useQuery } from '@tanstack/react-query'
import { readMembership } from '#/contract/people/brand-membership.contract.ts'
import { call } from '#/web/api/call.ts'
import { useMayAsk } from './use-may-ask.ts'

export const membershipKey = (brand: string) => ['brand-membership', brand] as const

/** What the member is to a brand; nothing for visitors. */
export const useMembership = (brand: string) =>
  useQuery({
    queryKey: membershipKey(brand),
    queryFn: ({ signal }) => call(readMembership, { params: { id: brand }, signal, errors: 'throw' }),
    enabled: useMayAsk(),
  })
