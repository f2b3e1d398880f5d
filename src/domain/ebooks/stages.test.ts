import { describe, expect, it } from 'vitest'
import { EBOOK_STAGES, roundsLeft, stageAfter, type EbookEvent, type EbookStage } from './stages.ts'

const walk = (...events: EbookEvent[]): EbookStage | null =>
  events.reduce<EbookStage | null>((stage, event) => stage && stageAfter(stage, event), 'asked')

describe('an e-book', () => {
  it('is checked, paid, made, corrected and delivered', () => {
    expect(walk('price', 'pay', 'show', 'ask-correction', 'show', 'approve')).toBe('delivered')
  })

  it('is not made before it is paid, nor corrected after it was approved', () => {
    expect(walk('price', 'show')).toBeNull()
    expect(walk('price', 'pay', 'show', 'approve', 'ask-correction')).toBeNull()
    expect(walk('pay')).toBeNull()
  })

  it('can be ordered again when its order came to nothing', () => {
    expect(walk('price', 'pay', 'show', 'cancel', 'pay')).toBe('making')
  })

  it('that was withdrawn stays so', () => {
    const events: EbookEvent[] = ['price', 'withdraw', 'pay', 'show', 'ask-correction', 'approve', 'cancel']
    expect(events.map((event) => stageAfter('withdrawn', event))).toEqual(events.map(() => null))
    expect(EBOOK_STAGES).toContain('withdrawn')
  })

  it('has as many rounds of correction as its price', () => {
    expect([roundsLeft(2, 0), roundsLeft(2, 2), roundsLeft(2, 3)]).toEqual([2, 0, 0])
  })
})
