import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { useSeen } from '#/web/ui/use-seen.ts'
import { JobDrawing, type JobDrawingProps } from './job-drawing.tsx'
import styles from './job-drawing.module.css'
import { JobIcon } from './job-icon.tsx'
import { useOwnPages } from './use-own-pages.ts'

/** A line of a cart, an estimate or an order as its picture wants it. */
export interface PicturedLine {
  readonly spec: JobSpec
  readonly picture: JobPictureView | null
}

interface JobPictureProps {
  readonly line: PicturedLine
  /** Side of the square that is kept for it, px. */
  readonly size?: number
}

/** The picture of a row: the job's own cover or first page on its drawing. Its room is kept, and it is fetched as it comes into view. */
export function JobPicture({ line: { spec, picture }, size = 56 }: JobPictureProps) {
  const [ref, seen] = useSeen<HTMLSpanElement>()
  const { pages, state } = useOwnPages(spec, picture, { size: size > 100 ? 'large' : 'small', wanted: seen })
  return (
    <span ref={ref} className={styles.own} data-picture={state}>
      <JobIcon spec={spec} size={size} {...(pages ? { pages } : {})} />
    </span>
  )
}

/** The large drawing of a line with its dimensions, its own pages on it. */
export function OwnJobDrawing({
  line: { spec, picture },
  ...rest
}: Omit<JobDrawingProps, 'spec' | 'pages'> & { readonly line: PicturedLine }) {
  const [ref, seen] = useSeen<HTMLSpanElement>()
  const { pages, state } = useOwnPages(spec, picture, { size: 'large', wanted: seen })
  return (
    <span ref={ref} className={styles.own} data-picture={state}>
      <JobDrawing spec={spec} {...rest} {...(pages ? { pages } : {})} />
    </span>
  )
}
