import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import type { OrderLine } from '#/server/features/orders/orders.public.ts'

type LineFile = OrderLine['files'][number]

const PRESS_ORDER: readonly (FileRole | null)[] = ['cover', 'inner', 'sheet']

/**
 * Files of a line that go to the press: PDFs laid on a part of the job, the cover first. `inner` is the whole body, a body
 * section's own id one of its sections. Material is not one.
 */
export function pressFiles(line: Pick<OrderLine, 'files'>): readonly LineFile[] {
  const rank = (file: LineFile) => PRESS_ORDER.indexOf(roleOf(file.part))
  return line.files
    .filter((file) => file.contentType === 'application/pdf' && rank(file) >= 0)
    .toSorted((a, b) => rank(a) - rank(b) || a.part.localeCompare(b.part))
}

export const boundFiles = (line: Pick<OrderLine, 'files'>) =>
  pressFiles(line).map((file) => ({ partId: file.part, sha256: file.sha256 }))
