import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { changeSpineJob, spineControls, useSpineJob } from './spine-job.ts'
import styles from './spine.module.css'

/** The same pages on every paper of the kind; a press takes that paper into the calculation above. */
export function SpinePapers() {
  const job = useSpineJob()
  const control = spineControls(job).find(({ id }) => id === 'body.paper')
  if (control?.kind !== 'papers') return null
  const listed = control.choices.flatMap((choice) =>
    choice.paper?.spine ? [{ ...choice, spine: choice.paper.spine }] : [],
  )
  // The kinds as the option page has them, each from its thinnest: the options begin with the usual weight.
  const rows = [...Map.groupBy(listed, ({ label }) => label.replace(/ \d+ g$/, '')).values()].flatMap((kind) =>
    kind.toSorted((one, other) => one.spine - other.spine),
  )
  const thickest = Math.max(...rows.map(({ spine }) => spine))
  if (rows.length === 0) return <p>이 제본에는 책등이 없어 견줄 두께가 없습니다.</p>
  return (
    <ul className={styles.papers} aria-label={`${bodyPages(job.spec)}쪽을 종이마다 잰 책등`}>
      {rows.map(({ id, label, chosen, disabledReason, spine }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={chosen}
            disabled={disabledReason !== null}
            onClick={() => changeSpineJob('body.paper', id)}
          >
            <span>{label}</span>
            <i style={{ inlineSize: `${(100 * spine) / thickest}%` }} aria-hidden="true" />
            <b>{formatMm(spine)} mm</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
