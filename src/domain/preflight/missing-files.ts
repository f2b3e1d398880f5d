import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import { roleOf } from './expectation-of.ts'

export interface JobWithFiles {
  readonly spec: JobSpec
  readonly files: readonly { readonly part: string }[]
}

/** The files that the job is printed from and has not been given. */
export function missingFiles({ spec, files }: JobWithFiles) {
  const roles = files.map(({ part }) => roleOf(part))
  return geometryOf(spec).files.filter(({ part }) => !roles.includes(part))
}

/** Staff make the file to print from out of what the customer sent as material. */
export const wantsConversion = (job: JobWithFiles): boolean =>
  job.files.some(({ part }) => part === MATERIAL_PART) && missingFiles(job).length > 0

/** Korean names of what the customer still has to send. Material takes the place of all of it: then a person makes the rest. */
export const namesOfMissing = (job: JobWithFiles): readonly string[] =>
  job.files.some(({ part }) => part === MATERIAL_PART) ? [] : missingFiles(job).map(({ label }) => label)
