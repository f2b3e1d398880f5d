import { describe, expect, it } from 'vitest'
import {
  deskMetadataRefusal,
  EBOOK_STAGES,
  type EbookEvent,
  type EbookStage,
  metadataRefusal,
  roundsLeft,
  stageAfter,
} from './stages.ts'

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

  it('lets its customer change what stands in it until the making has begun, and the desk until it is delivered', () => {
    const may = (refusal: string | null) => refusal === null
    const of = (stage: EbookStage, newest: 'making' | 'made' | 'failed' | null = null) => [
      may(metadataRefusal({ stage, newest })),
      may(deskMetadataRefusal({ stage, newest })),
    ]
    expect(of('asked')).toEqual([true, true])
    expect(of('priced')).toEqual([true, true])
    expect(of('making')).toEqual([true, true])
    expect(of('making', 'making')).toEqual([false, false])
    expect(of('making', 'failed')).toEqual([false, true])
    expect(of('proof', 'made')).toEqual([false, true])
    expect(of('correcting', 'made')).toEqual([false, true])
    expect(of('delivered', 'made')).toEqual([false, false])
    expect(of('withdrawn')).toEqual([false, false])
    // Its order came to nothing: it is the customer's again.
    expect(of('priced', 'made')).toEqual([true, true])
  })
})
