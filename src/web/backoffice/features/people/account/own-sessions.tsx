import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOwnSession, listOwnSessions } from '#/contract/people/staff-accounts.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { SessionRow } from '#/web/blocks/desk-account/session-row.tsx'

const queryKey = ['staff', 'own-sessions']

/** Where the person at this desk is logged in; anything but here can be ended. */
export function OwnSessions() {
  const client = useQueryClient()
  const list = useQuery({ queryKey, queryFn: ({ signal }) => call(listOwnSessions, { signal, errors: 'throw' }) })
  const end = useMutation({
    mutationFn: (sessionId: string) => call(endOwnSession, { params: { sessionId } }),
    onSuccess: () => toast('그 기기에서 로그아웃했습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Section title="로그인한 곳">
      {list.isError && <p role="alert">{list.error.message}</p>}
      <RowList dense>
        {list.data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            end={
              !session.current && (
                <Button size="sm" busy={end.isPending} onClick={() => end.mutate(session.id)}>
                  로그아웃
                </Button>
              )
            }
          />
        ))}
      </RowList>
    </Section>
  )
}
