import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readStaffEbook, type StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { call } from '#/web/api/call.ts'

const keyOf = (id: string) => ['staff-ebook', id] as const
const LOOK_AGAIN_MS = 2_000

/** Asked again while an edition is being made. */
export const useStaffEbook = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(readStaffEbook, { params: { id }, signal, errors: 'throw' }),
    refetchInterval: ({ state }) => (state.data?.allEditions[0]?.state === 'making' ? LOOK_AGAIN_MS : false),
  })

/** An act whose answer is the e-book as it stands then. */
export function useEbookAct<V>(id: string, act: (input: V) => Promise<StaffEbook>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (now) => {
      client.setQueryData(keyOf(id), now)
      void client.invalidateQueries({ queryKey: ['staff-ebooks'] })
    },
    // Refused, the page shows what a colleague made of it meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
