import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endStaffSessions, listStaffSessions } from '#/contract/people/staff-accounts.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { RowList } from '#/web/ui/row-list.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { SessionRow } from '#/web/blocks/desk-account/session-row.tsx'
import { usePeopleChanged } from './use-people.ts'

/** Where somebody of the staff is logged in; ending it counts from their next call on. */
export function StaffSessions({ staffId }: { readonly staffId: string }) {
  const client = useQueryClient()
  const changed = usePeopleChanged()
  const queryKey = ['staff-sessions', staffId]
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listStaffSessions, { params: { staffId }, signal, errors: 'throw' }),
  })
  const end = useMutation({
    mutationFn: () => call(endStaffSessions, { params: { staffId } }),
    onSuccess: () => toast('모든 곳에서 로그아웃시켰습니다.'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await changed()
    },
  })
  const sessions = list.data?.sessions ?? []
  return (
    <>
      <h3>로그인한 곳</h3>
      {list.data && sessions.length === 0 && <Small tone="plain">지금 로그인한 곳이 없습니다.</Small>}
      <RowList dense>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </RowList>
      {sessions.length > 0 && (
        <div>
          <Button size="sm" busy={end.isPending} onClick={() => end.mutate()}>
            모두 로그아웃시키기
          </Button>
        </div>
      )}
    </>
  )
}
