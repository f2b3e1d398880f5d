import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listBrands } from '#/contract/content/brands.contract.ts'
import { listInvitations } from '#/contract/people/invitations.contract.ts'
import { listPartnerAccounts } from '#/contract/people/partner-accounts.contract.ts'
import { listStaff } from '#/contract/people/staff-accounts.contract.ts'
import { listStaffRoles } from '#/contract/people/staff-roles.contract.ts'
import { call } from '#/web/api/call.ts'

const KEY = 'people-desk'

export const useStaffAccounts = () =>
  useQuery({ queryKey: [KEY, 'staff'], queryFn: ({ signal }) => call(listStaff, { signal, errors: 'throw' }) })

export const usePartnerAccounts = () =>
  useQuery({
    queryKey: [KEY, 'partners'],
    queryFn: ({ signal }) => call(listPartnerAccounts, { signal, errors: 'throw' }),
  })

export const useInvitations = () =>
  useQuery({
    queryKey: [KEY, 'invitations'],
    queryFn: ({ signal }) => call(listInvitations, { signal, errors: 'throw' }),
  })

/** Brands that a partner may be the head office of. */
export const useBrandList = () =>
  useQuery({ queryKey: ['brands'], queryFn: ({ signal }) => call(listBrands, { signal, errors: 'throw' }) })

export const useStaffRoles = () =>
  useQuery({ queryKey: [KEY, 'roles'], queryFn: ({ signal }) => call(listStaffRoles, { signal, errors: 'throw' }) })

/** After any act: accounts, invitations and roles hang together. The own rights may have changed too. */
export function usePeopleChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ['staff-me'] }),
    ])
  }
}
