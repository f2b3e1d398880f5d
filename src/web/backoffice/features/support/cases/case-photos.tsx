import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addCasePhotos, type CaseRowView, readCasePhoto } from '#/contract/support/cases.contract.ts'
import { MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { call } from '#/web/api/call.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { DraftFiles } from '#/web/blocks/inquiry/draft-files.tsx'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { SmallPhoto } from './case-picture.tsx'
import styles from './cases.module.css'

/** What came with the report, and what the shop added. Each look is written down, so a picture is fetched when somebody wants to see it. */
export function CasePhotos({
  row,
  shown: asPictures = false,
}: {
  readonly row: CaseRowView
  readonly shown?: boolean
}) {
  const [shown, show] = useState<CaseRowView['photos'][number] | null>(null)
  if (row.photos.length === 0) return null
  return (
    <Toolbar>
      {row.photos.map((photo) => (
        <Button key={photo.fileId} size="sm" aria-label={`사진 ${photo.name}`} onClick={() => show(photo)}>
          {asPictures ? (
            <SmallPhoto caseId={row.id} photo={photo} instead={`사진 ${photo.name}`} />
          ) : (
            `사진 ${photo.name}`
          )}
        </Button>
      ))}
      {shown && (
        <Dialog open wide onClose={() => show(null)} title={shown.name}>
          <ShownPhoto caseId={row.id} photo={shown} />
        </Dialog>
      )}
    </Toolbar>
  )
}

/** Files are sent without their kind, so that a browser opens none of them by itself. */
const typeOf = (name: string): string => {
  const ending = /\.(png|jpe?g|webp|gif)$/i.exec(name)?.[1]?.toLowerCase()
  return ending ? `image/${ending === 'jpg' ? 'jpeg' : ending}` : ''
}

interface ShownPhotoProps {
  readonly caseId: string
  readonly photo: CaseRowView['photos'][number]
}

/** What a browser cannot draw is still saved. */
function ShownPhoto({ caseId, photo: { fileId, name } }: ShownPhotoProps) {
  const { data, error } = useQuery({
    queryKey: ['case-photo', fileId],
    queryFn: ({ signal }) => callBlob(readCasePhoto, { params: { caseId, fileId }, signal, errors: 'throw' }),
    staleTime: Infinity,
  })
  const [url, setUrl] = useState('')
  const [undrawn, setUndrawn] = useState(false)
  useEffect(() => {
    if (!data) return undefined
    const made = URL.createObjectURL(new Blob([data], { type: typeOf(name) }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, name])
  if (error) return <Note tone="bad">{error.message}</Note>
  if (!data) return <LoadingState label="사진을 여는 중입니다" />
  return (
    <>
      {url && !undrawn && <img className={styles.photo} src={url} alt={name} onError={() => setUndrawn(true)} />}
      {undrawn && <p>이 화면에서는 열 수 없는 파일입니다. 내려받아 열어 주세요.</p>}
      <Button onClick={() => saveBlob(data, name)}>내려받기</Button>
    </>
  )
}

interface PhotoFormProps {
  readonly row: CaseRowView
  readonly onDone: () => void
}

/** Pictures that a customer sent elsewhere, or of goods that came back: a note of the staff, which its customer does not see. */
export function PhotoForm({ row, onDone }: PhotoFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const draft = useInquiryDraft(`case-photos.${row.id}`)
  const add = useMutation({
    mutationFn: () => {
      const body = { fileIds: [...draft.fileIds], note: draft.text }
      return once([row.id, body], (idempotencyKey) =>
        call(addCasePhotos, { params: { caseId: row.id }, body, idempotencyKey }),
      )
    },
    onSuccess: () => {
      draft.clear()
      toast('사진을 신고에 붙였습니다.')
      refreshAdmin(client)
      onDone()
    },
  })
  return (
    <AdminForm
      wide
      aria-label="사진 붙이기"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.fileIds.length > 0) add.mutate()
      }}
    >
      <DraftFiles files={draft.files} onRemove={draft.remove} />
      <FileDrop
        multiple
        title="사진을 붙여 주세요"
        hint={`한 번에 ${MOST_FILES}장까지 붙일 수 있고, 직원만 봅니다.`}
        disabled={draft.files.length >= MOST_FILES}
        onFiles={draft.add}
      />
      <Field label="사진 설명">
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            value={draft.text}
            onChange={(event) => draft.setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={add.isPending} disabled={draft.busy || draft.fileIds.length === 0}>
        {draft.busy ? '사진을 올리고 있습니다' : '붙이기'}
      </Button>
    </AdminForm>
  )
}
