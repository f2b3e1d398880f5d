import { createHash } from 'node:crypto'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { pressFiles } from '#/domain/press/press-files.ts'
import { bindingText } from '#/domain/proofs/binding.ts'

/** What an approval is bound to: SHA-256, 64 hex digits, over the spec and the bytes of every file that goes to the press. */
export function bindingOfLine({
  spec,
  files,
}: {
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
}): string {
  const bound = pressFiles(files).map(({ part, sha256 }) => ({ partId: part, sha256 }))
  return createHash('sha256').update(bindingText(spec, bound)).digest('hex')
}
