import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiKeyView, endMemberApiKey, listMemberApiKeys } from '#/contract/people/api-keys.contract.ts'
import { API_SCOPE_WORDS } from '#/domain/members/api-scopes.data.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'

const keysKey = (memberId: string) => ['member-api-keys', memberId] as const

/** Keys by which the member's own systems order; nothing where there are none. */
export function MemberApiKeys({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery({
    queryKey: keysKey(memberId),
    queryFn: ({ signal }) => call(listMemberApiKeys, { params: { memberId }, signal, errors: 'throw' }),
  })
  if (!data || data.keys.length === 0) return null
  return (
    <Section title="API 키">
      <RowList dense>
        {data.keys.map((key) => (
          <KeyRow key={key.id} memberId={memberId} apiKey={key} />
        ))}
      </RowList>
    </Section>
  )
}

function KeyRow({ memberId, apiKey }: { readonly memberId: string; readonly apiKey: ApiKeyView }) {
  const client = useQueryClient()
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, endedAt } = apiKey
  const end = useMutation({
    mutationFn: (reason: string) => call(endMemberApiKey, { params: { memberId, keyId: id }, body: { reason } }),
    onSuccess: () => {
      toast('키를 끝냈습니다.')
      return client.invalidateQueries({ queryKey: keysKey(memberId) })
    },
  })
  const ask = async () => {
    const reason = await promptDialog({
      title: `${name} 키를 끝낼까요?`,
      body: '이 키를 쓰는 시스템은 바로 멈추고, 되돌릴 수 없습니다.',
      label: '사유',
      required: true,
      destructive: true,
      ok: '끝내기',
    })
    if (reason !== null) end.mutate(reason)
  }
  return (
    <Row
      end={
        !endedAt && (
          <Button size="sm" busy={end.isPending} onClick={() => void ask()} aria-label={`${name} 끝내기`}>
            끝내기
          </Button>
        )
      }
    >
      {name} <Small as="span">{hint}…</Small>
      <Small tone="plain">{scopes.map((scope) => API_SCOPE_WORDS[scope].name).join(', ')}</Small>
      <Small>
        만든 날 {seoulDay(new Date(createdAt))} ·{' '}
        {lastUsedAt ? `마지막 사용 ${seoulDateTime(new Date(lastUsedAt))}` : '아직 쓰지 않음'}
        {expiresAt && ` · ${seoulDay(new Date(expiresAt))}까지`}
        {endedAt && ` · ${seoulDay(new Date(endedAt))} 끝냄`}
      </Small>
    </Row>
  )
}
