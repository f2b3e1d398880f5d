import { formatCount } from '#/lib/format-count.ts'
import { useState } from 'react'
import { ATTACHED_KINDS, ATTACHED_MB, type DeskFile } from '#/contract/content/attachments.contract.ts'
import type { Written } from '#/contract/content/writing.contract.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { type Attached, useAttached } from './use-attached.ts'

/** Files that visitors take with a text: each with its versions, laid over each other and withdrawn here. */
export function AttachedPanel({ text }: { readonly text: Written }) {
  return ATTACHED_KINDS.some((kind) => kind === text.piece.kind) ? <Panel text={text} /> : null
}

function Panel({ text }: { readonly text: Written }) {
  const attached = useAttached(text.id)
  const [note, setNote] = useState('')
  const { files, failed, bring, withdraw, sent } = attached
  const problem = bring.error ?? withdraw.error
  const put = (attachedId: string | null, [file]: readonly File[]) => {
    if (file) bring.mutate({ file, note, attachedId }, { onSuccess: () => setNote('') })
  }
  return (
    <Card title="파일">
      {failed && <Small tone="bad">파일을 불러오지 못했습니다. 새로 고쳐 주세요.</Small>}
      <RowList dense>
        {files.map((file) => (
          <FileRow key={file.id} file={file} attached={attached} onPut={(picked) => put(file.id, picked)} />
        ))}
      </RowList>
      <Field label="바뀐 점" optional hint="올릴 파일과 함께 손님께 보입니다.">
        {(control) => (
          <Input {...control} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <FilePick label="파일 붙이기" disabled={bring.isPending} onFiles={(picked) => put(null, picked)}>
        파일 붙이기
      </FilePick>
      <Small role="status">
        {bring.isPending
          ? `올리고 있습니다. ${Math.round(sent * 100)}%`
          : `PDF, 그림, AI, PSD, INDD, HWP, 문서, ZIP을 ${ATTACHED_MB} MB까지 올립니다. 글이 공개 중이면 바로 보입니다.`}
      </Small>
      {problem && (
        <Small tone="bad" role="alert">
          {problem.message}
        </Small>
      )}
    </Card>
  )
}

interface FileRowProps {
  readonly file: DeskFile
  readonly attached: Attached
  readonly onPut: (files: readonly File[]) => void
}

function FileRow({ file: { id, made, versions }, attached, onPut }: FileRowProps) {
  const { bring, withdraw } = attached
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null)
  const take = async (number: number) => {
    const isSure = await confirmDialog({
      title: `버전 ${number}을 거둘까요?`,
      body: '손님이 더는 받을 수 없고, 파일은 지워집니다. 앞 버전이 있으면 그것이 다시 보입니다.',
      ok: '거두기',
      destructive: true,
    })
    if (isSure) withdraw.mutate({ id, number })
  }
  return (
    <Row>
      <b>{(newest ?? versions[0])?.name}</b> {made && <Badge tone="info">가게가 만듦</Badge>}
      {versions.map(({ number, bytes, note, downloads, addedAt, addedBy, withdrawnAt }) => (
        <Small key={number}>
          버전 {number} · {describeBytes(bytes)} · 받은 횟수 {formatCount(downloads)} · {seoulMinute(addedAt)} {addedBy}
          {note && ` · ${note}`}{' '}
          {withdrawnAt === null ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`버전 ${number} 거두기`}
              busy={withdraw.isPending && withdraw.variables.number === number && withdraw.variables.id === id}
              onClick={() => void take(number)}
            >
              거두기
            </Button>
          ) : (
            <Badge tone="neutral">거둠</Badge>
          )}
        </Small>
      ))}
      <FilePick
        quiet
        label={`${versions[0]?.name ?? '파일'} 새 버전 올리기`}
        disabled={bring.isPending}
        onFiles={onPut}
      >
        새 버전 올리기
      </FilePick>
    </Row>
  )
}
