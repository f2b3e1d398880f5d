import { ARCHIVE_SORTS, type ArchiveSort } from '#/domain/writing/archive-sorts.data.ts'

/** What the address of the archive asks for: read by its page and by its loader. */
export function archiveQuery(search: URLSearchParams): { sort?: ArchiveSort; q?: string } {
  const sort = ARCHIVE_SORTS.find((one) => one === search.get('sort'))
  const q = search.get('q')?.trim().slice(0, 60)
  return { ...(sort ? { sort } : {}), ...(q ? { q } : {}) }
}
