import type { StandardJob } from './standard-jobs.data.ts'

/** A job whose price others have published, and that price at each quantity, without VAT. */
export interface MarketJob extends Omit<StandardJob, 'copies'> {
  /** Where the price is from. */
  readonly source: string
  readonly published: readonly (readonly [copies: number, supply: number])[]
  /** Why ours lies elsewhere, where it means to; null where it should be near. */
  readonly why: string | null
}

const POD = '공개된 디지털 제작 단가 (2026)'
const PLATES = '공개된 오프셋 제작 단가 (2024)'
const BY_CLICKS = '디지털로만 찍는 값입니다. 우리는 이 부수를 오프셋으로 찍어 더 쌉니다.'
const CLICKS_ONLY = '인쇄만 한 값이라 종이, 재단, 최소 주문 금액이 없습니다.'

const CATALOG = [
  ['cover.ink', '4-4'],
  ['cover.coatingSides', 'both'],
] as const

/** What the same work costs elsewhere: 40 published prices of the trade. They are floors, for a shop adds its own work. */
export const MARKET_JOBS: readonly MarketJob[] = [
  {
    product: 'C413',
    name: '컬러',
    source: POD,
    changes: [['body.colour', 'colour']],
    published: [
      [10, 133_810],
      [30, 246_650],
      [50, 363_480],
      [100, 562_170],
    ],
    why: null,
  },
  {
    product: 'D413',
    name: '',
    source: POD,
    changes: [],
    published: [
      [10, 72_760],
      [11, 77_880],
      [50, 278_210],
      [100, 491_630],
    ],
    why: null,
  },
  {
    product: 'D413',
    name: '디지털 값',
    source: POD,
    changes: [],
    published: [
      [300, 1_310_550],
      [500, 1_958_760],
    ],
    why: BY_CLICKS,
  },
  {
    product: 'D413',
    name: '오프셋 값',
    source: PLATES,
    changes: [],
    published: [
      [300, 566_890],
      [500, 760_490],
      [1000, 1_252_980],
      [3000, 3_100_940],
    ],
    why: null,
  },
  {
    product: 'D813',
    name: '',
    source: POD,
    changes: [
      ['trim', 'a5'],
      ['body.pages', 200],
    ],
    published: [
      [100, 431_630],
      [300, 1_130_550],
    ],
    why: null,
  },
  {
    product: 'D813',
    name: '디지털 값',
    source: POD,
    changes: [
      ['trim', 'a5'],
      ['body.pages', 200],
    ],
    published: [[500, 1_758_760]],
    why: BY_CLICKS,
  },
  {
    product: 'D303',
    name: '디지털 값',
    source: POD,
    changes: CATALOG,
    published: [
      [50, 185_970],
      [100, 259_530],
      [300, 694_610],
      [500, 1_032_960],
    ],
    why: null,
  },
  {
    product: 'D303',
    name: '오프셋 값',
    source: PLATES,
    changes: CATALOG,
    published: [
      [100, 516_490],
      [300, 581_470],
      [500, 646_460],
      [1000, 895_920],
      [2000, 1_435_850],
    ],
    why: null,
  },
  {
    product: 'D304',
    name: '독판',
    source: PLATES,
    changes: [['production', 'dedicated']],
    published: [
      [1000, 114_810],
      [4000, 165_240],
      [8000, 264_480],
      [20_000, 546_210],
    ],
    why: null,
  },
  {
    product: 'D302',
    name: '',
    source: PLATES,
    changes: [['sheet.paper', 'art-150']],
    published: [
      [500, 140_820],
      [1000, 153_650],
      [3000, 210_950],
      [10_000, 526_520],
    ],
    why: null,
  },
  {
    product: 'D301',
    name: '',
    source: PLATES,
    changes: [],
    published: [
      [100, 84_260],
      [500, 125_300],
      [1000, 176_600],
    ],
    why: null,
  },
  {
    product: 'D305',
    name: '',
    source: POD,
    changes: [],
    published: [
      [100, 5000],
      [500, 15_000],
      [1000, 25_000],
    ],
    why: CLICKS_ONLY,
  },
]
