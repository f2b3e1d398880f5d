import { useId } from 'react'
import { DOCUMENT_NAMES, type DocumentKind } from '#/domain/members/supporting-documents.ts'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import type { useSupportingDocuments } from './use-supporting-documents.ts'

interface DocumentUploadProps {
  readonly kinds: readonly DocumentKind[]
  readonly documents: ReturnType<typeof useSupportingDocuments>
  readonly hint: string
  /** Said where nothing was chosen yet. */
  readonly empty?: string
  /** Of the form around it. */
  readonly error?: string | undefined
}

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.heic'

/** A place for each document, with what was put there. */
export function DocumentUpload({
  kinds,
  documents,
  hint,
  empty = '아직 올리지 않았습니다',
  error,
}: DocumentUploadProps) {
  const id = useId()
  return (
    <Stack role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <b id={id}>서류</b>
      <Small tone="plain" id={`${id}-hint`}>
        {hint} PDF나 사진, 20 MB까지 올릴 수 있습니다.
      </Small>
      <RowList ruled dense>
        {kinds.map((kind) => (
          <Place key={kind} kind={kind} documents={documents} empty={empty} />
        ))}
      </RowList>
      {error && (
        <Small tone="bad" role="alert">
          {error}
        </Small>
      )}
    </Stack>
  )
}

interface PlaceProps extends Pick<DocumentUploadProps, 'documents'> {
  readonly kind: DocumentKind
  readonly empty: string
}

function Place({ kind, documents, empty }: PlaceProps) {
  const { held, going, problem, add, remove } = documents
  const document = held.find((one) => one.kind === kind)
  const name = DOCUMENT_NAMES[kind]
  return (
    <Row
      end={
        document ? (
          <Button size="sm" variant="quiet" aria-label={`${name} 삭제`} onClick={() => remove(kind)}>
            삭제
          </Button>
        ) : (
          <FilePick
            label={`${name} 파일 고르기`}
            accept={ACCEPT}
            disabled={going !== null}
            onFiles={([file]) => file && void add(kind, file)}
          >
            <span aria-hidden="true">파일 고르기</span>
          </FilePick>
        )
      }
    >
      <b>{name}</b>
      <Small tone="plain">{document?.name ?? empty}</Small>
      {going?.kind === kind && <progress max={1} value={going.share} aria-label={`${name} 올리는 중`} />}
      {problem?.kind === kind && (
        <Small tone="bad" role="alert">
          {problem.words}
        </Small>
      )}
    </Row>
  )
}
