/** What the archive hands out, in the words of its filter. */
export const ARCHIVE_SORT_NAMES = {
  template: '템플릿',
  profile: '색 프로파일',
  preset: 'PDF 설정',
  chart: '색 견본',
  form: '서식',
} as const

export type ArchiveSort = keyof typeof ARCHIVE_SORT_NAMES
export const ARCHIVE_SORTS = Object.keys(ARCHIVE_SORT_NAMES) as readonly ArchiveSort[]
