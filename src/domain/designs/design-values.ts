import type { InkId } from './inks.data.ts'

/** What a person writes into a design and the colours they choose for it. Empty text is left out of the picture. */
export interface DesignValues {
  readonly title: string
  readonly subtitle: string
  /** The author, or the academy. */
  readonly author: string
  /** Words on the back of a cover. */
  readonly back: string
  readonly ground: InkId
  readonly ink: InkId
  readonly accent: InkId
}

/** Numbers and names that tell two designs of one template apart; each template reads its own. */
export type DesignParams = Readonly<Record<string, number | string>>

export const numberOf = (params: DesignParams, name: string, usual: number): number => {
  const value = params[name]
  return typeof value === 'number' ? value : usual
}

export const wordOf = (params: DesignParams, name: string): string => String(params[name] ?? '')
