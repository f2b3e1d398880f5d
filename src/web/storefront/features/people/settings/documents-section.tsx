import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { submitDocuments } from '#/contract/people/supporting-documents.contract.ts'
import type { Profile } from '#/contract/people/profile.contract.ts'
import { type DocumentKind, documentsOf } from '#/domain/members/supporting-documents.ts'
import type { CustomerType } from '#/domain/members/roles.ts'
import { call } from '#/web/api/call.ts'
import { DocumentUpload } from '#/web/blocks/supporting-documents/document-upload.tsx'
import { useSupportingDocuments } from '#/web/blocks/supporting-documents/use-supporting-documents.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { PROFILE_KEY } from './query-keys.ts'
import { Small } from '#/web/ui/note.tsx'
import { SettingsSection } from './settings-section.tsx'

const WORDS = {
  waiting: ['확인하고 있습니다', 'info', '확인이 끝나면 문자로 알려 드립니다. 서류를 더 내실 수 있습니다.'],
  approved: ['승인했습니다', 'ok', '교재를 주문하실 수 있습니다.'],
  refused: ['승인하지 못했습니다', 'bad', '서류를 다시 내시면 한 번 더 확인합니다.'],
} as const

/** 증빙 서류: where the approval stands, and a place for later or better documents. */
export function DocumentsSection({ profile }: { readonly profile: Profile }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<{ kind: DocumentKind; fileId: string }[]>([])
  const documents = useSupportingDocuments(setChosen)
  const send = useMutation({
    mutationFn: () => call(submitDocuments, { body: { documents: chosen } }),
    onSuccess: () => {
      documents.clear()
      toast('서류를 받았습니다.')
      return client.invalidateQueries({ queryKey: PROFILE_KEY })
    },
  })
  const kinds = documentsOf(profile.type as CustomerType)
  if (kinds.length === 0) return null
  const [word, tone, then] = profile.approval
    ? WORDS[profile.approval]
    : [null, 'info', '세금계산서를 발행할 때 씁니다.']
  return (
    <SettingsSection title="증빙 서류">
      {word && (
        <p>
          <Badge tone={tone}>{word}</Badge>
        </p>
      )}
      {profile.approvalReason && <Small tone="plain">사유: {profile.approvalReason}</Small>}
      <DocumentUpload kinds={kinds} documents={documents} hint={then} empty="새 파일을 고를 수 있습니다" />
      {chosen.length > 0 && (
        <Button variant="ink" busy={send.isPending} onClick={() => send.mutate()}>
          서류 내기
        </Button>
      )}
    </SettingsSection>
  )
}
