import { Suspense, useState } from 'react'
import { CHECK_GROUPS } from '#/domain/preflight/check-groups.data.ts'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import styles from './checklist.module.css'

const CheckedList = lazyPart(async () => (await import('./checked-list.tsx')).CheckedList)

/** The checklist, and the same of one's own PDF: each question with the rules that answer it. */
export function Checklist() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <LiveFieldset className={styles.pick}>
        <FilePick accept=".pdf,application/pdf" onFiles={([picked]) => setFile(picked ?? null)}>
          내 PDF로 점검하기
        </FilePick>
        <span>이 브라우저에서만 읽고 보내지 않습니다.</span>
      </LiveFieldset>
      {file ? (
        <Suspense fallback={null}>
          <CheckedList key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
        </Suspense>
      ) : (
        <ol className={styles.list} aria-label="점검표">
          {CHECK_GROUPS.map(({ name, asks, rules }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{asks}</span>
              <small>검사 {rules.length}가지</small>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
