/** What becomes of a row: it goes in, a person decides, it cannot, or it is none of ours. */
export const VERDICT_GROUPS = ['right', 'look', 'stopped', 'passed'] as const
export type VerdictGroup = (typeof VERDICT_GROUPS)[number]

export const GROUP_WORDS: Readonly<Record<VerdictGroup, string>> = {
  right: '맞음',
  look: '봐야 함',
  stopped: '막힘',
  passed: '건너뜀',
}

/** Every outcome of a row of a courier's list, with the word that stands beside it. */
export const VERDICTS = {
  match: { group: 'right', word: '맞음' },
  'phone-differs': { group: 'look', word: '전화 다름' },
  'name-differs': { group: 'look', word: '이름 다름' },
  'check-digit': { group: 'look', word: '확인 숫자' },
  'box-more': { group: 'look', word: '상자 더' },
  'person-differs': { group: 'stopped', word: '다른 분' },
  'several-places': { group: 'stopped', word: '여러 곳' },
  'same-number': { group: 'stopped', word: '같은 번호' },
  'other-number': { group: 'stopped', word: '이미 있음' },
  length: { group: 'stopped', word: '자릿수' },
  phone: { group: 'stopped', word: '전화번호' },
  letters: { group: 'stopped', word: '숫자 아님' },
  rounded: { group: 'stopped', word: '줄여 적음' },
  empty: { group: 'stopped', word: '번호 없음' },
  unread: { group: 'stopped', word: '읽을 말' },
  'not-ready': { group: 'stopped', word: '아직' },
  already: { group: 'passed', word: '이미 있음' },
  'other-day': { group: 'passed', word: '오늘 것 아님' },
  unknown: { group: 'passed', word: '모르는 주문' },
  total: { group: 'passed', word: '합계 줄' },
  blank: { group: 'passed', word: '빈 줄' },
} as const satisfies Readonly<Record<string, { readonly group: VerdictGroup; readonly word: string }>>
export type Verdict = keyof typeof VERDICTS
export const VERDICT_IDS = Object.keys(VERDICTS) as readonly Verdict[]
