import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { hangsAt, PERSON_HEIGHT, PERSON_PATH, PERSON_WIDTH } from '#/domain/drawing/person.ts'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { Artwork } from './artwork.tsx'
import styles from './job-drawing.module.css'
import type { PageImages } from './page-images.ts'
import { PageOnFace } from './page-on-face.tsx'

/** Millimetres between poster and person, and over and beside them. */
const APART = 160
const MARGIN = 60

/** The poster on a wall beside a person, both at one scale; nothing for other kinds. */
export function PosterOnWall({ spec, pages }: { readonly spec: JobSpec; readonly pages?: PageImages | undefined }) {
  const solid = solidOfSpec(spec)
  if (solid.shape !== 'poster') return null
  const { width, height, design } = solid
  const bottom = hangsAt(height)
  const top = Math.max(PERSON_HEIGHT, bottom + height) + MARGIN
  const across = width + APART + PERSON_WIDTH
  const line = top / 130
  return (
    <figure className={styles.wall}>
      <svg
        viewBox={`${-MARGIN} ${-top} ${across + 2 * MARGIN} ${top + line}`}
        role="img"
        aria-label={`키 ${PERSON_HEIGHT / 10} cm인 사람 옆에 건 포스터`}
      >
        <svg x={0} y={-bottom - height} width={width} height={height} overflow="hidden">
          <rect width={width} height={height} fill="#fff" />
          {pages?.front ? (
            <PageOnFace page={pages.front} width={width} height={height} />
          ) : pages?.bare ? null : (
            <Artwork design={design} width={width} height={height} part={0} title="" />
          )}
        </svg>
        <g fill="none" stroke="var(--ink)" strokeWidth={line}>
          <rect x={0} y={-bottom - height} width={width} height={height} />
          <path d={`M${-MARGIN} 0H${across + MARGIN}`} />
          <path
            transform={`translate(${width + APART + PERSON_WIDTH / 2} 0)`}
            d={PERSON_PATH}
            fill="var(--sunk)"
            strokeLinejoin="round"
          />
        </g>
      </svg>
      <figcaption>사람 키 {PERSON_HEIGHT / 10} cm</figcaption>
    </figure>
  )
}
