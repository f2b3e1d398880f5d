import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './brand.module.css'

interface PictureFieldProps {
  readonly label: string
  readonly hint: string
  readonly shown: string | null
  readonly problem: string | undefined
  readonly onPick: (file: File) => void
  readonly onRemove: () => void
}

/** A picture in use, with what replaces it. */
export function PictureField({ label, hint, shown, problem, onPick, onRemove }: PictureFieldProps) {
  return (
    <div role="group" aria-label={label} className={styles.picture}>
      {shown ? <img src={shown} alt={`지금 ${label}`} /> : <span>없음</span>}
      <div>
        <Toolbar>
          <FilePick
            label={`${label} 고르기`}
            accept=".svg,.png,image/svg+xml,image/png"
            onFiles={([file]) => file && onPick(file)}
          >
            {shown ? '바꾸기' : '고르기'}
          </FilePick>
          {shown && (
            <Button size="sm" aria-label={`${label} 삭제`} onClick={onRemove}>
              삭제
            </Button>
          )}
        </Toolbar>
        <Small>{hint}</Small>
        {problem && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
      </div>
    </div>
  )
}
