import { createHash } from 'node:crypto'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { pressFiles } from '#/domain/press/press-files.ts'
import { bindingText, type BoundFile } from '#/domain/proofs/binding.ts'

/** What an approval is bound to: the bytes of every file that goes to the press. */
export const boundFiles = ({ files }: { readonly files: readonly LineFile[] }): readonly BoundFile[] =>
  pressFiles(files).map((file) => ({ partId: file.part, sha256: file.sha256 }))

/** SHA-256, 64 hex digits, over what a version shows. */
export const bindingOf = (spec: JobSpec, files: readonly BoundFile[]): string =>
  createHash('sha256').update(bindingText(spec, files)).digest('hex')

/** The fingerprint of a line as it stands now. */
export const bindingOfLine = (line: { readonly spec: JobSpec; readonly files: readonly LineFile[] }): string =>
  bindingOf(line.spec, boundFiles(line))
