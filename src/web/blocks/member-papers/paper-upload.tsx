import { useId } from 'react'
import { PAPER_NAMES, type PaperKind } from '#/domain/members/papers.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './member-papers.module.css'
import type { usePapers } from './use-papers.ts'

interface PaperUploadProps {
  readonly kinds: readonly PaperKind[]
  readonly papers: ReturnType<typeof usePapers>
  readonly hint: string
  /** Said where nothing was chosen yet. */
  readonly empty?: string
  /** Of the form around it. */
  readonly error?: string | undefined
}

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.heic'

/** A place for each paper, with what was put there. */
export function PaperUpload({ kinds, papers, hint, empty = '아직 올리지 않았습니다', error }: PaperUploadProps) {
  const id = useId()
  return (
    <div className={styles.papers} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <p id={id} className={styles.title}>
        서류
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} PDF나 사진, 20 MB까지 올릴 수 있습니다.
      </p>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <Place key={kind} kind={kind} papers={papers} empty={empty} />
        ))}
      </ul>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface PlaceProps extends Pick<PaperUploadProps, 'papers'> {
  readonly kind: PaperKind
  readonly empty: string
}

function Place({ kind, papers, empty }: PlaceProps) {
  const { held, going, problem, add, remove } = papers
  const paper = held.find((one) => one.kind === kind)
  const name = PAPER_NAMES[kind]
  return (
    <li className={styles.place}>
      <Icon name="file-document-outline" />
      <span className={styles.what}>
        <b>{name}</b>
        <span className={styles.name}>{paper?.name ?? empty}</span>
        {going?.kind === kind && <progress max={1} value={going.share} aria-label={`${name} 올리는 중`} />}
        {problem?.kind === kind && (
          <span className={styles.error} role="alert">
            {problem.words}
          </span>
        )}
      </span>
      {paper ? (
        <Button size="sm" variant="quiet" aria-label={`${name} 빼기`} onClick={() => remove(kind)}>
          빼기
        </Button>
      ) : (
        <label className={styles.pick}>
          <span aria-hidden="true">파일 고르기</span>
          <input
            type="file"
            accept={ACCEPT}
            aria-label={`${name} 파일 고르기`}
            disabled={going !== null}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void add(kind, file)
            }}
          />
        </label>
      )}
    </li>
  )
}
