import { createHash } from 'node:crypto'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { bindingText, type BoundFile } from '#/domain/proofs/binding.ts'

/** SHA-256, 64 hex digits, over what a version shows. */
export function bindingOf(spec: JobSpec, files: readonly BoundFile[]): string {
  return createHash('sha256').update(bindingText(spec, files)).digest('hex')
}
