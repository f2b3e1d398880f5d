import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { geometryLine } from '#/domain/catalog/spec-lines.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { formatCount } from '#/lib/format-count.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { isUnprinted, UnprintedJob } from '#/web/blocks/job-drawing/unprinted-job.tsx'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { unbroken } from '#/lib/unbroken.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './complete.module.css'

type Line = OrderDetail['lines'][number]

/** Room for all of them beside each other, px. */
const ROOM = { width: 620, height: 230 }
const LARGEST = 1

/** The ordered jobs on one ground line at one scale; a job without a file stands there unprinted and asks for it. */
export function JobLine({ lines }: { readonly lines: readonly Line[] }) {
  const solids = lines.map(({ spec }) => solidOfSpec(spec))
  const width = solids.reduce((sum, solid) => sum + solid.width * 1.3, 0)
  const height = Math.max(...solids.map((solid) => solid.height))
  const scale = Math.min(LARGEST, ROOM.width / width, ROOM.height / height)
  return (
    <>
      <ul className={styles.jobs}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.figure}>
              {isUnprinted(line) ? (
                <UnprintedJob spec={line.spec} scale={scale} words="파일 전" />
              ) : (
                <OwnJobDrawing line={line} variant="card" scale={scale} decorative />
              )}
            </span>
            <b>{line.title}</b>
            <Small>
              {unbroken(geometryLine(line.spec))} · {formatCount(line.copies)}
              {kindOf(line.product).unit}
            </Small>
          </li>
        ))}
      </ul>
      <p className={styles.scale}>
        <ScaleBar scale={scale} /> 100 mm
      </p>
    </>
  )
}
