import type { PaperId } from './job-spec.ts'
import * as lists from './kinds/paper-lists.data.ts'

/** What papers are listed for; each part of each kind takes its papers from one or two of these lists. */
export const PAPER_USES = [
  'body',
  'plate',
  'catalog',
  'academy',
  'rotary',
  'cover',
  'case',
  'endpaper',
  'insert',
  'flyer',
  'leaflet',
  'poster',
  'sheet',
] as const
export type PaperUse = (typeof PAPER_USES)[number]

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

export type PaperLists = Readonly<Record<PaperUse, readonly PaperId[]>>

/** The lists that the shop opened with, the usual paper first. */
export const OPENING_LISTS: PaperLists = {
  body: lists.BODY_PAPERS,
  plate: lists.PLATE_PAPERS,
  catalog: lists.CATALOG_PAPERS,
  academy: lists.ACADEMY_PAPERS,
  rotary: lists.ROTARY_PAPERS,
  cover: lists.COVER_PAPERS,
  case: lists.CASE_PAPERS,
  endpaper: lists.ENDPAPERS,
  insert: lists.INSERT_PAPERS,
  flyer: lists.FLYER_PAPERS,
  leaflet: lists.LEAFLET_PAPERS,
  poster: lists.POSTER_PAPERS,
  sheet: lists.SHEET_PAPERS,
}
