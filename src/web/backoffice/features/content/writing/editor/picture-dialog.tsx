import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { addPicture } from '#/contract/content/writing.contract.ts'
import { uploadAttachment } from '#/contract/files/files.contract.ts'
import type { Picture } from '#/domain/writing/doc.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { sendForm } from '#/web/api/upload.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'

interface PictureDialogProps {
  readonly editor: Editor
  /** Pasted or dropped; null to choose one, or to change the words of the one in the text. */
  readonly file: File | null
  readonly onClose: () => void
}

/** Puts a picture in with the words for those who do not see it. */
export function PictureDialog({ editor, file: given, onClose }: PictureDialogProps) {
  const old =
    given === null && editor.isActive('picture') ? (editor.getAttributes('picture') as Picture['attrs']) : null
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState(old?.alt ?? '')
  const [caption, setCaption] = useState(old?.caption ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const put = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setBusy(true)
    try {
      const words = { alt: alt.trim(), caption: caption.trim() }
      if (old) editor.chain().focus().updateAttributes('picture', words).run()
      else if (file) {
        const attrs = { ...(await uploaded(file)), ...words }
        editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
      }
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={old ? '그림 설명' : '그림 넣기'}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          type="submit"
          form="picture-form"
          busy={isBusy}
          disabled={alt.trim() === '' || (!old && !file)}
        >
          {old ? '바꾸기' : '넣기'}
        </Button>
      }
    >
      <form id="picture-form" noValidate onSubmit={(event) => void put(event)}>
        {!old && (
          <>
            <FilePick accept="image/jpeg,image/png,image/webp" onFiles={([one]) => setFile(one ?? null)}>
              그림 고르기
            </FilePick>
            <Small>{file ? file.name : 'JPG, PNG, WebP, 20 MB까지. 찍은 곳과 기기 정보는 지우고 올립니다.'}</Small>
          </>
        )}
        <Field label="그림 설명" required hint="그림을 보지 못하는 분께 읽어 드립니다.">
          {(control) => (
            <Input {...control} value={alt} onChange={(event) => setAlt(event.target.value)} maxLength={200} />
          )}
        </Field>
        <Field label="그림 아래 글" optional>
          {(control) => (
            <Input {...control} value={caption} onChange={(event) => setCaption(event.target.value)} maxLength={200} />
          )}
        </Field>
        {problem && (
          <Small tone="bad" role="alert">
            {problem}
          </Small>
        )}
      </form>
    </Dialog>
  )
}

async function uploaded(file: File): Promise<Pick<Picture['attrs'], 'id' | 'width' | 'height'>> {
  const body = new FormData()
  body.append('purpose', 'attachment')
  body.append('file', file)
  const { id: fileId } = await sendForm(uploadAttachment, { body, errors: 'throw' })
  return call(addPicture, { body: { fileId }, errors: 'throw' })
}
