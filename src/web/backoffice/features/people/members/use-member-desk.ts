import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readMemberDesk } from '#/contract/people/member-desk.contract.ts'
import { call } from '#/web/api/call.ts'

const KEY = 'member-desk'

export const useMemberDesk = (memberId: string) =>
  useQuery({
    queryKey: [KEY, memberId],
    queryFn: ({ signal }) => call(readMemberDesk, { params: { memberId }, signal, errors: 'throw' }),
  })

/** After a change: the page, what was opened unmasked, and the list of members. */
export function useMemberChanged(memberId: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [KEY, memberId] }),
      client.invalidateQueries({ queryKey: ['staff-members'] }),
    ])
  }
}
