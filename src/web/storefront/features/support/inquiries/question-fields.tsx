import {
  ASKED_CATEGORIES,
  BODY_LENGTH,
  CATEGORY_NAMES,
  MOST_FILES,
  TITLE_LENGTH,
} from '#/domain/support/inquiry-categories.ts'
import { DraftFiles } from '#/web/blocks/inquiry/draft-files.tsx'
import type { Draft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './contact.module.css'

interface QuestionFieldsProps {
  readonly draft: Draft
  readonly category: string | null
  readonly onCategory: (category: (typeof ASKED_CATEGORIES)[number]) => void
  /** Which job it is about, where there is a choice. */
  readonly about?: React.ReactNode
  /** By field, from the server or from before sending. */
  readonly mistakes: Readonly<Record<string, string>>
}

/** What is asked, in every form that asks: kind, title, words, files. */
export function QuestionFields({ draft, category, onCategory, about, mistakes }: QuestionFieldsProps) {
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>무엇을 도와드릴까요</legend>
        {ASKED_CATEGORIES.map((kind) => (
          <label key={kind}>
            <input type="radio" name="category" checked={category === kind} onChange={() => onCategory(kind)} />
            <span>{CATEGORY_NAMES[kind]}</span>
          </label>
        ))}
        {mistakes['category'] && <p role="alert">{mistakes['category']}</p>}
      </fieldset>
      {about}
      <Field label="제목" error={mistakes['title']} required>
        {(control) => (
          <Input
            {...control}
            value={draft.title}
            maxLength={TITLE_LENGTH}
            onChange={(event) => draft.setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="내용" error={mistakes['text']} required>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={draft.text}
            maxLength={BODY_LENGTH}
            placeholder="언제까지 무엇이 필요하신지 적어 주시면 빨리 답해 드려요."
            onChange={(event) => draft.setText(event.target.value)}
          />
        )}
      </Field>
      <Stack>
        <DraftFiles files={draft.files} onRemove={draft.remove} />
        <FilePick multiple label="파일 붙이기" disabled={draft.files.length >= MOST_FILES} onFiles={draft.add}>
          파일 더하기
        </FilePick>
        <Small>PDF·사진·HWP·AI·ZIP, {MOST_FILES}개까지. 끊겨도 이어서 올립니다.</Small>
        {mistakes['fileIds'] && <p role="alert">{mistakes['fileIds']}</p>}
      </Stack>
    </>
  )
}
