import { useQuery } from '@tanstack/react-query'
import { type CaseRowView, listCases } from '#/contract/support/cases.contract.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'

/** What was reported of this order and is not settled, for those whose work it is. */
export function useOpenCases(orderNumber: string): readonly CaseRowView[] {
  const mayRead = usePermission('inquiries', 'production')
  const { data } = useQuery({
    queryKey: ['staff-cases', 'order', orderNumber],
    queryFn: ({ signal }) => call(listCases, { query: { orderNumber }, signal, errors: 'throw' }),
    enabled: mayRead,
  })
  return data?.items ?? []
}
