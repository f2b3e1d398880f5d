import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '#/contract/endpoint.ts'
import { endSession, listSessions } from '#/contract/people/profile.contract.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { deviceLabels } from '#/domain/members/device-labels.ts'
import { SESSIONS_KEY } from './query-keys.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { SettingsSection } from './settings-section.tsx'

type Session = ResultOf<typeof listSessions>['sessions'][number]

export function SessionsSection() {
  const { data, error } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(listSessions, { signal, errors: 'throw' }),
  })
  return (
    <SettingsSection title="로그인한 기기">
      {error && <Small tone="plain">{error.message}</Small>}
      {!data && !error && <Skeleton />}
      {data && (
        <RowList>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </RowList>
      )}
    </SettingsSection>
  )
}

function SessionRow({ session }: { readonly session: Session }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { sessionId: session.id } }),
    onSuccess: () => {
      toast('그 기기에서 로그아웃했습니다.')
      return client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
  })
  const device = deviceLabels(session.userAgent)
  return (
    <Row
      end={
        !session.current && (
          <Button size="sm" busy={end.isPending} onClick={() => end.mutate()} aria-label={`${device} 로그아웃`}>
            로그아웃
          </Button>
        )
      }
    >
      <strong>{device}</strong> {session.current && <Badge tone="ok">지금 기기</Badge>}
      <Small>
        {session.ip} · {new Date(session.lastUsedAt).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}
      </Small>
    </Row>
  )
}
