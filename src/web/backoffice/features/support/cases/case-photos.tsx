import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** What came with the report, and what the shop added. */
export function CasePhotos({ row }: { readonly row: CaseRowView }) {
  if (row.photos.length === 0) return null
  return (
    <p>
      {row.photos.map(({ fileId, name }) => (
        <Button
          key={fileId}
          size="sm"
          onClick={() =>
            void callBlob(readCasePhoto, { params: { caseId: row.id, fileId } }).then((blob) => saveBlob(blob, name))
          }
        >
          사진 {name}
        </Button>
      ))}
    </p>
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
