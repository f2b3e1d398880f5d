export const SECTIONS = {
  papers: '종이',
  digital: '디지털 인쇄',
  offset: '오프셋 인쇄',
  ganged: '합판',
  coatings: '코팅',
  bindings: '제본',
  folds: '접지',
  finishes: '후가공',
  general: '공통',
} as const
export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as readonly SectionId[]

/** One place of a tariff where a figure stands. Its key is the path to it, so it is the same in every version. */
export interface TariffField {
  /** `papers/cream-80/kuk`, `digital/toner/colour`, `finishes/foil/variants/gold`. */
  readonly key: string
  readonly section: SectionId
  /** What is sold: 미색모조 80 g, 무선. */
  readonly item: string
  /** What the figure is: 국전 500장 값, 단가. */
  readonly what: string
  readonly unit: string
  /** Unit of the thresholds where the figure is a list of tiers; null for a single figure. */
  readonly tiersBy: string | null
  /** The choice that goes off sale with it; null for what every job needs. */
  readonly choice: string | null
  /** What versions meant that were published before there was such a figure; absent for one that was always there. */
  readonly unset?: number
}
