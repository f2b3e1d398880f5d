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
