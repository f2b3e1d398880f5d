import type { Day } from '#/domain/calendar/business-days.ts'
import { isDateText } from '#/domain/members/date-rules.ts'
import { CUTS, type Cut, type Topic, TOPICS } from './figure.ts'

/** The orders behind a number of a report. */
export interface FigureFilter {
  readonly topic: Topic
  /** Several keys, or none for all of the topic. */
  readonly keys: readonly string[]
  readonly from: Day
  readonly to: Day
  readonly cut: Cut
  readonly value: string
}

/** As one word of an address: `sale.order-payment+order-refund.2026-11-01.2026-11-20.product.D413`. */
export function writeFigure({ topic, keys, from, to, cut, value }: FigureFilter): string {
  return [topic, keys.join('+'), from, to, cut, value].join('.')
}

const WORD = /^[A-Za-z0-9-]{0,60}$/

/** Null when it is none. */
export function readFigure(text: string): FigureFilter | null {
  const [topicWord, keyWords = '', from = '', to = '', cutWord, value = '', ...rest] = text.split('.')
  const topic = TOPICS.find((each) => each === topicWord)
  const cut = CUTS.find((each) => each === cutWord)
  const keys = keyWords === '' ? [] : keyWords.split('+')
  if (!topic || !cut || rest.length > 0 || keys.length > 20) return null
  if (!isDateText(from) || !isDateText(to) || from > to) return null
  if (![value, ...keys].every((word) => WORD.test(word)) || (cut === 'all') !== (value === '')) return null
  return { topic, keys, from, to, cut, value }
}
