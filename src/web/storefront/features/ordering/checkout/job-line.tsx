import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { geometryLine } from '#/domain/catalog/spec-lines.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { unbroken } from '#/lib/unbroken.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './complete.module.css'

type Line = OrderDetail['lines'][number]

/** Room for all of them beside each other, px. */
const ROOM = { width: 620, height: 230 }
const LARGEST = 1
/** Its shape is known, what will be on it is not. */
const BARE = { bare: true } as const

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
              {line.files.length > 0 || isKit(line.spec) || isEbook(line.spec) ? (
                <OwnJobDrawing line={line} variant="card" scale={scale} decorative />
              ) : (
                <span className={styles.empty}>
                  <JobDrawing spec={line.spec} variant="card" scale={scale} pages={BARE} decorative />
                  <span>파일 전</span>
                </span>
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
