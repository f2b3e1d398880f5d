import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { JobDrawing } from './job-drawing.tsx'
import styles from './job-drawing.module.css'
import { BARE } from './page-images.ts'

interface Unprinted {
  readonly files: readonly unknown[]
  readonly origin: object | null
}

/** The customer has to bring what will be on it. */
export const isUnprinted = ({ files, origin }: Unprinted): boolean => files.length === 0 && origin === null

interface UnprintedJobProps {
  readonly spec: JobSpec
  readonly scale: number
  /** Below the arrow. */
  readonly words?: string
}

/** A job without a file: its shape is known, and an arrow asks for what will be on it instead of an invented cover. */
export const UnprintedJob = ({ spec, scale, words = '' }: UnprintedJobProps) => (
  <span className={styles.unprinted}>
    <JobDrawing spec={spec} variant="card" scale={scale} pages={BARE} decorative />
    <span>{words}</span>
  </span>
)
