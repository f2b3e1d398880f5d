import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { NoticeForm, type StaffNotice } from '#/contract/content/content-admin.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { fieldOf, instantOf } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { TextDialog } from './text-dialog.tsx'
import { useSaveNotice } from './use-content.ts'
import styles from './content.module.css'

interface NoticeDialogProps {
  /** Null for a new one. */
  readonly notice: StaffNotice | null
  readonly onClose: () => void
}

/** The moment is typed as a clock in Seoul shows it. */
const TypedNotice = z.extend(NoticeForm, {
  publishedAt: z.pipe(z.pipe(z.string(), z.transform(instantOf)), NoticeForm.shape.publishedAt),
})

export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const save = useSaveNotice(notice, onClose)
  const [opened] = useState(() => new Date().toISOString())
  const form = useApiForm({
    schema: TypedNotice,
    values: {
      title: notice?.title ?? '',
      body: notice?.body ?? '',
      publishedAt: fieldOf(notice?.publishedAt ?? opened),
      pinned: notice?.pinned ?? false,
      hidden: notice?.hidden ?? false,
    },
    submit: (body) => save.mutateAsync(body),
  })
  const { errors, register } = form
  const typed = useWatch({ control: form.control })
  const publishedAt = instantOf(typed.publishedAt ?? '')
  return (
    <TextDialog
      title={notice ? '공지 고치기' : '공지 쓰기'}
      error={save.error}
      busy={form.busy}
      ready={Boolean(typed.title?.trim() && typed.body?.trim() && publishedAt)}
      onSave={() => void form.send()}
      onClose={onClose}
      preview={
        <article>
          <Small>
            {typed.pinned && <Badge tone="orange">중요</Badge>} 공지{publishedAt && ` · ${formatDay(publishedAt)}`}
          </Small>
          <h3>{typed.title?.trim() || '제목'}</h3>
          <div className={styles.text}>{typed.body?.trim() || '내용'}</div>
        </article>
      }
    >
      <Field label="제목" required error={errors.title?.message}>
        {(control) => <Input {...control} {...register('title')} maxLength={120} />}
      </Field>
      <Field label="내용" required hint="줄을 바꾼 대로 보입니다." error={errors.body?.message}>
        {(control) => <Textarea {...control} {...register('body')} rows={9} maxLength={20_000} />}
      </Field>
      <Field
        label="공개할 때"
        required
        hint="한국 시각입니다. 그때까지는 손님께 보이지 않습니다."
        error={errors.publishedAt?.message}
      >
        {(control) => <Input {...control} {...register('publishedAt')} type="datetime-local" />}
      </Field>
      <Checkbox {...register('pinned')} label="중요한 공지로 맨 위에" />
      <Checkbox {...register('hidden')} label="숨기기" note="목록과 주소 모두에서 보이지 않습니다." />
    </TextDialog>
  )
}
