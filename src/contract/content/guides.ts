import { WEB_PATHS, type WebPath } from '#/contract/web-paths.ts'

export interface GuideEntry {
  readonly path: WebPath
  /** By what its text is kept: `guide1-5`. */
  readonly slug: string
  /** 1.5 */
  readonly number: string
  readonly group: number
  readonly title: string
}

/** Names of the groups, by the first figure of a guide's number. */
export const GUIDE_GROUPS: readonly { readonly group: number; readonly name: string }[] = [
  { group: 1, name: '인쇄 기초' },
  { group: 2, name: '프로그램별 제작' },
  { group: 3, name: '디지털 인쇄' },
  { group: 4, name: '규격' },
  { group: 5, name: '제본' },
  { group: 6, name: '후가공' },
  { group: 7, name: '견적과 주문' },
]

/** All guides of the specification, in their order. */
export const GUIDES: readonly GuideEntry[] = WEB_PATHS.flatMap(({ path, title }) => {
  const [, group = '', place = ''] = /^\/guide\/guide(\d+)_(\d+)$/.exec(path) ?? []
  if (group === '') return []
  return [{ path, slug: `guide${group}-${place}`, number: `${group}.${place}`, group: Number(group), title }]
})

export const guideBySlug = (slug: string | null): GuideEntry | undefined => GUIDES.find((guide) => guide.slug === slug)
export const guideByPath = (path: string): GuideEntry | undefined => GUIDES.find((guide) => guide.path === path)
