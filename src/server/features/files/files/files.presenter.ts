import type { FileView } from '#/contract/files/files.contract.ts'
import { PART_BYTES, partCount } from '#/domain/files/purposes.ts'
import type { FileRow } from './files.table.ts'

export function presentFile(row: FileRow, partsThere: readonly number[] = []): FileView {
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    bytes: row.bytes,
    contentType: row.contentType,
    sha256: row.sha256,
    state: shownState(row),
    partSize: PART_BYTES,
    partsThere: [...partsThere],
    partCount: partCount(row.bytes),
  }
}

function shownState({ state, completingUntil }: FileRow): FileView['state'] {
  if (state === 'uploading' && completingUntil !== null) return 'checking'
  return state === 'deleted' ? 'refused' : state
}
