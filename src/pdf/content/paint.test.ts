import { describe, expect, it } from 'vitest'
import { DEVICE_CMYK, DEVICE_GRAY, DEVICE_RGB, type ColourSpace } from './colour-space.ts'
import { judgePaint } from './paint.ts'

const inks = (...names: string[]): ColourSpace => ({
  label: 'DeviceN',
  kind: 'inks',
  inks: names,
  base: null,
  mix: null,
})

describe('what a colour means for the press', () => {
  it('calls black alone mono and rich black four inks', () => {
    expect(judgePaint({ space: DEVICE_CMYK, values: [0, 0, 0, 1] })).toMatchObject({
      colour: 'mono',
      inks: 1,
      coverage: 100,
    })
    expect(judgePaint({ space: DEVICE_CMYK, values: [0.6, 0.4, 0.4, 1] })).toMatchObject({
      colour: 'colour',
      inks: 4,
      coverage: 240,
    })
  })

  it('takes grey in RGB for mono and any tint for colour', () => {
    expect(judgePaint({ space: DEVICE_RGB, values: [0.2, 0.2, 0.2] }).colour).toBe('mono')
    expect(judgePaint({ space: DEVICE_RGB, values: [0.9, 0.2, 0.2] }).colour).toBe('colour')
  })

  it('knows white in every space', () => {
    expect(judgePaint({ space: DEVICE_GRAY, values: [1] }).white).toBe(true)
    expect(judgePaint({ space: DEVICE_RGB, values: [1, 1, 1] }).white).toBe(true)
    expect(judgePaint({ space: DEVICE_CMYK, values: [0, 0, 0, 0] }).white).toBe(true)
    expect(judgePaint({ space: inks('PANTONE 485 C'), values: [0] }).white).toBe(true)
  })

  it('names spot inks but not process inks', () => {
    expect(judgePaint({ space: inks('Black', 'PANTONE 485 C', 'None'), values: [1, 0.5, 1] })).toMatchObject({
      colour: 'colour',
      spots: ['PANTONE 485 C'],
      coverage: 150,
    })
    expect(judgePaint({ space: inks('Black'), values: [1] })).toMatchObject({
      colour: 'mono',
      spots: [],
    })
  })

  it('recognises the registration colour, which is no spot', () => {
    expect(judgePaint({ space: inks('All'), values: [1] })).toMatchObject({
      registration: true,
      spots: [],
    })
  })
})
