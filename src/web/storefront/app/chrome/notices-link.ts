import { to } from '#/contract/web-paths.ts'

/** The member's notices: a view of 내 정보, for the specification has no path of its own for them. */
export const NOTICES_LINK = to('/mypage/mySetting', {}, { view: 'notices' })

export const isNotices = (pathname: string, search: string): boolean =>
  pathname.startsWith('/mypage/mySetting') && new URLSearchParams(search).get('view') === 'notices'
