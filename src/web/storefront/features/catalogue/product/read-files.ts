import type { ReadFile } from '#/domain/preflight/agreement/difference.ts'
import type { JobFile } from './use-job-files.ts'

/** The files of the job that have been read, whether they have arrived or not. */
export const readFilesOf = (files: readonly JobFile[]): readonly ReadFile[] =>
  files.flatMap(({ expected, inspection }) =>
    inspection?.facts && !inspection.facts.problem ? [{ role: expected.part, facts: inspection.facts }] : [],
  )
