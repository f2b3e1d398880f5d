import { Suspense, useEffect } from 'react'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm, roundMm } from '#/domain/print/round-mm.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { OptionField } from '#/web/blocks/job-editor/option-field.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note } from '#/web/ui/note.tsx'
import { CoverAcross } from './cover-across.tsx'
import { changeSpineJob, readPapers, spineControls, useSpineJob } from './spine-job.ts'
import styles from './spine.module.css'

/** Only wanted when the numbers are right: it comes after them. */
const CoverTemplateButton = lazyPart(
  async () => (await import('#/web/blocks/cover-template/cover-template-button.tsx')).CoverTemplateButton,
)

/** The page is the tool: the equation in large figures, the book and the open cover drawn again with every choice. */
export function SpineCalculator() {
  const job = useSpineJob()
  const { spec, refusal } = job
  useEffect(() => {
    // Without the papers of today those of the opening list stand.
    readPapers().catch(() => undefined)
  }, [])
  return (
    <>
      <div className={styles.board}>
        <div className={styles.drawing}>
          <JobDrawing spec={spec} variant="hero" scale={1.4} />
        </div>
        <LiveFieldset className={styles.fields}>
          {spineControls(job).map((control) => (
            <OptionField key={control.id} section={control.section} control={control} onChange={changeSpineJob} />
          ))}
          {refusal && (
            <Note tone="warn" role="alert">
              {refusal}
            </Note>
          )}
        </LiveFieldset>
        <Equation spec={spec} />
      </div>
      <h2>펼친 표지는 이렇게 됩니다</h2>
      <CoverAcross spec={spec} />
    </>
  )
}

function Equation({ spec }: { readonly spec: JobSpec }) {
  const { spine, job } = geometryOf(spec)
  const body = job.parts.find(({ role }) => role === 'body')
  if (spine === null || !body)
    return <p className={styles.equation}>이 제본에는 글자를 넣을 책등이 없습니다. 무선이나 양장을 골라 보세요.</p>
  const pages = bodyPages(spec)
  const added = roundMm(spine - (pages / 2) * (body.caliper / 1000))
  return (
    <div className={styles.equation} aria-live="polite">
      <Term name="쪽수" value={String(pages)} />
      <i>×</i>
      <Term name="한 쪽" value={`${Number((body.caliper / 2000).toFixed(4))} mm`} />
      {added > 0 && (
        <>
          <i>+</i>
          <Term name="제본이 더하는 값" value={`${formatMm(added)} mm`} />
        </>
      )}
      <i>=</i>
      <Term name="책등" value={`${formatMm(spine)} mm`} strong />
      <div className={styles.take}>
        <Suspense fallback={null}>
          <CoverTemplateButton spec={spec} />
        </Suspense>
      </div>
    </div>
  )
}

const Term = ({
  name,
  value,
  strong,
}: {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
}) => (
  <span className={strong ? styles.result : styles.term}>
    <small>{name}</small>
    <b>{value}</b>
  </span>
)
