import { create } from 'zustand'
import { publicSettings } from './public-settings.ts'

export type CountingAnswer = 'yes' | 'no'

const KEY = 'jikji.counting'

interface CountingConsent {
  /** Null until somebody has answered. */
  readonly answer: CountingAnswer | null
  /** The question is on the screen again, so that the answer can be changed. */
  readonly isAsked: boolean
}

const read = (): CountingAnswer | null => {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return null
  }
}

/** Whether visits may be counted by the analytics service; asked only where the shop has one. Kept in this browser. */
export const useCountingConsent = create<CountingConsent>()(() => ({
  answer: typeof localStorage === 'undefined' ? null : read(),
  isAsked: false,
}))

export function answerCounting(answer: CountingAnswer): void {
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // Without storage the answer holds as long as the page.
  }
  useCountingConsent.setState({ answer, isAsked: false })
}

export const askCountingAgain = (): void => useCountingConsent.setState({ isAsked: true })

/** The shop counts, and this visitor said yes. An address with a secret behind its # goes nowhere. */
export const mayCount = (): boolean =>
  publicSettings().wcsAccountId !== '' && useCountingConsent.getState().answer === 'yes' && location.hash === ''
