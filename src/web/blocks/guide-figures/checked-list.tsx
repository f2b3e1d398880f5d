import { CHECK_GROUPS } from '#/domain/preflight/check-groups.data.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { Note } from '#/web/ui/note.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { FoundList } from './found-list.tsx'
import styles from './checklist.module.css'
import { useReadPdf } from './use-read-pdf.ts'

/** The checklist answered by a PDF. */
export function CheckedList({ file }: { readonly file: File }) {
  const read = useReadPdf(file)
  if (read === undefined) return <LoadingState label="파일을 읽고 있습니다" />
  if (read === null)
    return (
      <Note tone="warn" role="alert">
        이 파일을 읽지 못했습니다. 연결을 확인하고 다시 골라 주세요.
      </Note>
    )
  const { facts, findings, expectation } = read
  return (
    <>
      <p role="status">
        <b>{file.name}</b>: {facts.pageCount}쪽{expectation && `, ${formatSize(expectation.trim)}로 보고 점검했습니다`}.
        살펴볼 것 {findings.length}가지.
      </p>
      <ol className={styles.list} aria-label="내 파일의 점검표">
        {CHECK_GROUPS.map(({ name, asks, rules }) => {
          const known: readonly string[] = rules
          const found = findings.filter(({ ruleId }) => known.includes(ruleId))
          return (
            <li key={name}>
              <b>{name}</b>
              <span>{asks}</span>
              <small className={found.length > 0 ? styles.bad : styles.good}>
                {answerOf(found.length, facts.problem)}
              </small>
              <FoundList found={found} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

function answerOf(found: number, problem: string | null): string {
  if (found > 0) return `${found}가지`
  return problem ? '보지 못했습니다' : '괜찮습니다'
}
