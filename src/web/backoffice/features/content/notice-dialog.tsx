import { useState } from 'react'
import type { StaffNotice } from '#/contract/content/content-desk.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { fieldOf, instantOf } from '#/web/blocks/desk-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { TextDialog } from './text-dialog.tsx'
import { useSaveNotice } from './use-content.ts'
import styles from './content.module.css'

interface NoticeDialogProps {
  /** Null for a new one. */
  readonly notice: StaffNotice | null
  readonly onClose: () => void
}

export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const [title, setTitle] = useState(notice?.title ?? '')
  const [body, setBody] = useState(notice?.body ?? '')
  const [at, setAt] = useState(() => fieldOf(notice?.publishedAt ?? new Date().toISOString()))
  const [pinned, setPinned] = useState(notice?.pinned ?? false)
  const [hidden, setHidden] = useState(notice?.hidden ?? false)
  const save = useSaveNotice(notice, onClose)
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  const publishedAt = instantOf(at)
  return (
    <TextDialog
      title={notice ? '공지 고치기' : '공지 쓰기'}
      error={save.error}
      busy={save.isPending}
      ready={Boolean(title.trim() && body.trim() && publishedAt)}
      onSave={() => publishedAt && save.mutate({ title, body, pinned, hidden, publishedAt })}
      onClose={onClose}
      preview={
        <article>
          <p className={styles.soft}>
            {pinned && <Badge tone="orange">중요</Badge>} 공지{publishedAt && ` · ${formatDay(publishedAt)}`}
          </p>
          <h3>{title.trim() || '제목'}</h3>
          <div className={styles.text}>{body.trim() || '내용'}</div>
        </article>
      }
    >
      <Field label="제목" required error={fields['title']}>
        {(control) => (
          <Input {...control} maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field label="내용" required hint="줄을 바꾼 대로 보입니다." error={fields['body']}>
        {(control) => (
          <Textarea
            {...control}
            rows={9}
            maxLength={20_000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="공개할 때"
        required
        hint="한국 시각입니다. 그때까지는 손님께 보이지 않습니다."
        error={fields['publishedAt']}
      >
        {(control) => (
          <Input {...control} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        )}
      </Field>
      <Checkbox label="중요한 공지로 맨 위에" checked={pinned} onChange={(event) => setPinned(event.target.checked)} />
      <Checkbox
        label="숨기기"
        note="목록과 주소 모두에서 보이지 않습니다."
        checked={hidden}
        onChange={(event) => setHidden(event.target.checked)}
      />
    </TextDialog>
  )
}
