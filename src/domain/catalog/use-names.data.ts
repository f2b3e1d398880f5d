import type { PaperUse } from './paper-uses.ts'

/** Said at the desk only, so the option page travels without them. */
export const USE_NAMES: Readonly<Record<PaperUse, string>> = {
  body: '책 내지',
  plate: '책 둘째 종이',
  catalog: '카탈로그 내지',
  academy: '학원교재 내지',
  rotary: '로터리 책 내지',
  cover: '표지',
  case: '양장 싸개',
  endpaper: '면지',
  insert: '간지',
  flyer: '전단',
  leaflet: '리플렛',
  poster: '포스터',
  sheet: '낱장',
}
