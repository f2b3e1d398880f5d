import { useId } from 'react'
import { TITLE_LETTERS } from '#/domain/files/title-letters.ts'
import { StepGuides } from '#/web/blocks/guide-links/step-guides.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './files-section.module.css'
import layout from './option-layout.module.css'
import type { JobTitle } from './use-job-title.ts'

/** What the customer calls the job; never needed. */
export function TitleField({ jobTitle }: { readonly jobTitle: JobTitle }) {
  const id = useId()
  const { value, isSuggested, set } = jobTitle
  return (
    <div className={layout.control}>
      <label className={styles.label} htmlFor={id}>
        작업명
        <em>{isSuggested ? '파일 이름에서 가져왔습니다. 바꾸셔도 됩니다' : '선택'}</em>
      </label>
      <Input
        id={id}
        value={value}
        maxLength={TITLE_LETTERS}
        placeholder="주문내역에서 알아보실 이름"
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
      />
      <StepGuides steps={['upload', 'checklist']} />
    </div>
  )
}
