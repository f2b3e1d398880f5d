import type { CSSProperties } from 'react'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { geometryLine } from '#/domain/catalog/spec-lines.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { sceneOfSolid } from '#/domain/drawing/scene-of-solid.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { formatCount } from '#/lib/format-count.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { isUnprinted, UnprintedJob } from '#/web/blocks/job-drawing/unprinted-job.tsx'
import { ScaleBar } from '#/web/blocks/job-drawing/scale-bar.tsx'
import { unbroken } from '#/lib/unbroken.ts'
import { cx } from '#/web/ui/cx.ts'
import { Small } from '#/web/ui/note.tsx'
import styles from './job-line.module.css'
import { lineScale, type Room } from './line-scale.ts'

type Line = OrderDetail['lines'][number]

const DESK = { width: 680, height: 230, gap: 24, words: 0 }
const PHONE = { width: 298, height: 170, gap: 12, words: 80 }
/** As each is drawn here, its shadow included. */
const AS_DRAWN = { scale: 1, dimensions: false, strongSize: 14, open: 0.62, margin: 2 }

interface JobLineProps {
  readonly lines: readonly Line[]
  /** On a desk, where it is not the width of a ticket. */
  readonly room?: Room
}

/** The ordered jobs on one ground line at one scale; a job without a file stands there unprinted and asks for it. */
export function JobLine({ lines, room = DESK }: JobLineProps) {
  const drawings = lines.map(({ spec }) => sceneOfSolid(solidOfSpec(spec), AS_DRAWN).box)
  const scale = lineScale(drawings, room)
  const zoom = { '--on-phone': lineScale(drawings, PHONE) / scale } as CSSProperties
  return (
    <div style={zoom}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard */}
      <ul className={cx(styles.jobs, room !== DESK && styles.narrow)} tabIndex={0} aria-label="주문한 인쇄물">
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
              {line.ownTitle ? jobKind(line.spec) : unbroken(geometryLine(line.spec))} · {formatCount(line.copies)}
              {kindOf(line.product).unit}
            </Small>
          </li>
        ))}
      </ul>
      <p className={styles.scale}>
        <ScaleBar scale={scale} /> 100 mm
      </p>
    </div>
  )
}
