import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiKeyView, endApiKey } from '#/contract/people/api-keys.contract.ts'
import { API_SCOPE_WORDS } from '#/domain/members/api-scopes.data.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useNow } from '#/web/ui/use-now.ts'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { API_KEYS_KEY } from './query-keys.ts'
import { type Secret, SecretDialog } from './secret-dialog.tsx'

export function ApiKeysSection({ keys }: { readonly keys: readonly ApiKeyView[] }) {
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const made = (text: string) => {
    setAdding(false)
    setSecret({ what: 'API 키', text })
  }
  return (
    <Section
      title="API 키"
      aside={
        <Button size="sm" variant="ink" onClick={() => setAdding(true)}>
          키 만들기
        </Button>
      }
    >
      {keys.length === 0 ? (
        <Small tone="plain">아직 만든 키가 없습니다. 시스템마다 따로 만들어 두면 하나만 끝낼 수 있습니다.</Small>
      ) : (
        <RowList>
          {keys.toReversed().map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </RowList>
      )}
      {adding && <ApiKeyDialog onMade={made} onClose={() => setAdding(false)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  )
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKeyView }) {
  const client = useQueryClient()
  const { id, name, hint, scopes, createdAt, lastUsedAt, expiresAt } = apiKey
  const end = useMutation({
    mutationFn: () => call(endApiKey, { params: { keyId: id } }),
    onSuccess: async () => {
      toast('키를 끝냈습니다. 이제 쓸 수 없습니다.')
      await client.invalidateQueries({ queryKey: API_KEYS_KEY })
      focusIfLost()
    },
  })
  const ask = async () => {
    const yes = await confirmDialog({
      title: `${name} 키를 끝낼까요?`,
      body: '이 키를 쓰는 시스템은 바로 멈추고, 되돌릴 수 없습니다.',
      ok: '끝내기',
      destructive: true,
    })
    if (yes) end.mutate()
  }
  const state = stateOf(apiKey, useNow(60_000))
  return (
    <Row
      end={
        !state && (
          <Button
            size="sm"
            variant="quiet"
            busy={end.isPending}
            onClick={() => void ask()}
            aria-label={`${name} 끝내기`}
          >
            끝내기
          </Button>
        )
      }
    >
      <strong>{name}</strong> {state && <Badge>{state}</Badge>}
      <p>{scopes.map((scope) => API_SCOPE_WORDS[scope].name).join(', ')}</p>
      <Small>
        {hint}… · 만든 날 {seoulDay(new Date(createdAt))} ·{' '}
        {lastUsedAt ? `마지막 사용 ${seoulDateTime(new Date(lastUsedAt))}` : '아직 쓰지 않음'}
        {expiresAt && ` · ${seoulDay(new Date(expiresAt))}까지`}
      </Small>
    </Row>
  )
}

/** Why it cannot be used any more; null while it can. */
function stateOf({ endedAt, endedBy, expiresAt }: ApiKeyView, now: Date): string | null {
  if (endedAt) return endedBy === 'staff' ? '인쇄소가 끝냄' : '끝냄'
  return expiresAt && new Date(expiresAt) <= now ? '기한 지남' : null
}
