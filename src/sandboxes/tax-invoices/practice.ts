/** How the practice service fails, by a word anywhere in the paper: in the firm's name, or in what was bought. */
const WORDS = {
  '연습-거절': 'refuse',
  '연습-포인트': 'no-points',
  '연습-늦은답': 'late-answer',
  '연습-끊김': 'lost-answer',
  '연습-국세청거절': 'rejected',
} as const
export type Practice = (typeof WORDS)[keyof typeof WORDS] | 'smooth'

export function practiceOf(paper: unknown): Practice {
  const said = JSON.stringify(paper)
  const found = Object.entries(WORDS).find(([word]) => said.includes(word))
  return found ? found[1] : 'smooth'
}

/** Numbers of firms that are not in business; each has a right check digit. */
const FIRMS: Readonly<Record<string, '0' | '2' | '3'>> = { '1000000009': '2', '1000000014': '3', '1000000028': '0' }

/** 1 in business, 2 closed, 3 resting, 0 not registered. */
export const firmState = (businessNumber: string): string => FIRMS[businessNumber] ?? '1'
