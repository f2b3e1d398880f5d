import { useState } from 'react'
import { uploadAttachment } from '#/contract/files/files.contract.ts'
import { MOST_PHOTOS } from '#/contract/support/reviews.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { sendForm } from '#/web/api/upload.ts'
import { photoAddress } from '#/web/blocks/review/review-address.ts'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './review.module.css'

interface PhotoPickerProps {
  /** Photos that the review has already. */
  readonly kept: readonly string[]
  readonly error: string | undefined
  readonly onKept: (ids: string[]) => void
  readonly onAdded: (fileIds: string[]) => void
  readonly onGoing: (isGoing: boolean) => void
}

/** Photos of what arrived. They are made small by the shop, and place and camera are left out. */
export function PhotoPicker({ kept, error, onKept, onAdded, onGoing }: PhotoPickerProps) {
  const { added, share, problem, add, remove } = useAddedPhotos(onAdded, onGoing)
  const room = MOST_PHOTOS - kept.length - added.length
  return (
    <Stack role="group" aria-label="사진">
      <b>사진</b>
      <Small tone="plain">{MOST_PHOTOS}장까지. 촬영 위치 같은 정보는 빼고 올립니다.</Small>
      <ul className={styles.thumbs}>
        {kept.map((id, at) => (
          <li key={id}>
            <img src={photoAddress(id)} alt={`올린 사진 ${at + 1}`} />
            <Button size="sm" variant="quiet" onClick={() => onKept(kept.filter((other) => other !== id))}>
              삭제
            </Button>
          </li>
        ))}
        {added.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button size="sm" variant="quiet" aria-label={`${name} 삭제`} onClick={() => remove(id)}>
              삭제
            </Button>
          </li>
        ))}
      </ul>
      {share !== null && <progress max={1} value={share} aria-label="사진 올리는 중" />}
      {room > 0 && (
        <FilePick
          label="사진 고르기"
          accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
          multiple
          disabled={share !== null}
          onFiles={(files) => void add(files.slice(0, room))}
        >
          <span aria-hidden="true">사진 고르기</span>
        </FilePick>
      )}
      {(problem ?? error) && (
        <Small tone="bad" role="alert">
          {problem ?? error}
        </Small>
      )}
    </Stack>
  )
}

interface AddedPhoto {
  readonly id: string
  readonly name: string
}

function useAddedPhotos(onAdded: (fileIds: string[]) => void, onGoing: (isGoing: boolean) => void) {
  const [added, setAdded] = useState<readonly AddedPhoto[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: readonly AddedPhoto[]) => {
    setAdded(next)
    onAdded(next.map(({ id }) => id))
  }
  const add = async (files: readonly File[]) => {
    setProblem(null)
    setShare(0)
    onGoing(true)
    let next = added
    try {
      for (const file of files) {
        const body = new FormData()
        body.append('purpose', 'attachment')
        body.append('file', file)
        const { id, name } = await sendForm(uploadAttachment, { body, onProgress: setShare, errors: 'throw' })
        next = [...next, { id, name }]
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      change(next)
      setShare(null)
      onGoing(false)
    }
  }
  return { added, share, problem, add, remove: (id: string) => change(added.filter((photo) => photo.id !== id)) }
}
