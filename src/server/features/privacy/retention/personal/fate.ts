import type { PgTable, SQL } from '#/server/platform/db/drizzle.ts'

/** Until when something stays that the law or an unfinished matter wants kept; `terms.data.ts` and the jobs of the nights end it. */
export const KEPT_UNTIL = {
  'order-5y': '주문일부터 5년 (계약·대금 결제·재화 공급 기록, 전자상거래법)',
  'dispute-5y': '감사 기록 5년',
  'complaint-3y': '소비자 불만과 분쟁처리 기록 3년 (전자상거래법)',
  'estimate-5y': '주문한 견적, 5년',
  'consent-proof': '동의 증빙, 회원 번호로만',
  'six-months': '보낸 문자와 메일, 180일',
  'rejoining-1y': '가입 축하 쿠폰을 다시 드리지 않기 위한 전화번호의 암호값, 1년',
  'three-months': '접속 기록 3개월 (통신비밀보호법)',
  'two-weeks': '다른 사람의 요청에 대한 첫 답, 14일',
  'with-file': '파일과 함께',
  account: '직원과 파트너의 계정',
  shop: '가게가 스스로 공개한 것',
} as const
export type KeptUntil = keyof typeof KEPT_UNTIL

/**
 * What becomes of a column when its member leaves.
 * - `no`: says nothing of a person (states, codes, hashes, figures, ids).
 * - `goes`: with its row, at once.
 * - `becomes`: this, at once; `elseKept` in rows of the member that stay as they are.
 * - `derived`: made by the database of other columns or rows, and gone with what they say.
 * - `kept`: until then; where rows of a table go and others stay, those that stay.
 */
export type Fate =
  | 'no'
  | 'goes'
  | 'derived'
  | { readonly becomes: string | null; readonly elseKept?: KeptUntil }
  | { readonly kept: KeptUntil }

/** A condition for the rows of one member. */
export type Whose = (memberId: string) => SQL

type Columns<T extends PgTable> = T['_']['columns']
/** Columns in which anything can be written: text, JSON, lists and bytes. */
export type FreeColumn<T extends PgTable> = {
  [K in keyof Columns<T>]: Columns<T>[K]['_']['columnType'] extends 'PgText' | 'PgJsonb' | 'PgArray' | 'PgCustomColumn'
    ? K
    : never
}[keyof Columns<T>] &
  string

export interface PersonalTable {
  readonly table: PgTable
  /** Rows that go at once. */
  readonly deletes?: Whose
  /** Rows whose columns become what their fates say. */
  readonly blanks?: Whose
  readonly columns: Readonly<Record<string, Fate>>
}

/** The compiler asks for every free column of the table; a new one without a fate does not compile. */
export function fatesOf<T extends PgTable>(
  table: T,
  columns: { readonly [K in FreeColumn<T>]: Fate },
  rows: Pick<PersonalTable, 'deletes' | 'blanks'> = {},
): PersonalTable {
  return { table, columns, ...rows }
}

/** Columns that say nothing of a person. */
export const no = <const K extends string>(...names: readonly K[]): Record<K, 'no'> =>
  Object.fromEntries(names.map((name) => [name, 'no'])) as Record<K, 'no'>

export const goes = <const K extends string>(...names: readonly K[]): Record<K, 'goes'> =>
  Object.fromEntries(names.map((name) => [name, 'goes'])) as Record<K, 'goes'>

export const derived = <const K extends string>(...names: readonly K[]): Record<K, 'derived'> =>
  Object.fromEntries(names.map((name) => [name, 'derived'])) as Record<K, 'derived'>

export const kept = <const K extends string>(until: KeptUntil, ...names: readonly K[]): Record<K, Fate> =>
  Object.fromEntries(names.map((name) => [name, { kept: until }])) as unknown as Record<K, Fate>

export const becomes = <const K extends string>(value: string | null, ...names: readonly K[]): Record<K, Fate> =>
  Object.fromEntries(names.map((name) => [name, { becomes: value }])) as unknown as Record<K, Fate>
