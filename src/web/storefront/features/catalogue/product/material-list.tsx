import { MATERIAL_PART } from '#/domain/files/material.ts'
import { UploadRow } from '#/web/blocks/uploader/upload-row.tsx'
import { Note } from '#/web/ui/note.tsx'
import styles from './files-section.module.css'
import type { JobFiles } from './use-job-files.ts'

/** What came to be worked from: HWP, Word, Illustrator, fonts, archives. Says what happens next, because nothing of it is printed as it is. */
export function MaterialList({ files }: { readonly files: Pick<JobFiles, 'uploads' | 'add' | 'drop'> }) {
  const material = files.uploads.filter(({ purpose }) => purpose === MATERIAL_PART)
  if (material.length === 0) return null
  return (
    <section className={styles.material} aria-label="작업 자료">
      <p className={styles.label}>
        작업 자료<em>{material.length}개</em>
      </p>
      {material.map((upload) => (
        <div key={upload.id} className={styles.slot}>
          <UploadRow
            upload={upload}
            label={upload.name}
            accept={`.${upload.name.split('.').at(-1) ?? ''}`}
            onPick={(file) => files.add('inner', file)}
            onRemove={() => files.drop(upload.id)}
          />
        </div>
      ))}
      <Note tone="info" role="status">
        담당자가 PDF로 바꿔 확인해 드립니다. 바꾼 파일은 시안으로 보여 드리고, 승인하신 뒤에 인쇄합니다.
      </Note>
    </section>
  )
}
