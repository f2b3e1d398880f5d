import { describe, expect, it } from 'vitest'
import { withoutHidden } from './without-hidden.ts'

const SEEN = {
  layer: (name: string) => (name === 'On' ? 'shown' : name === 'Off' ? 'hidden' : null),
  isHidden: (name: string) => name === 'Ghost',
} as const

function strip(text: string) {
  const { content, unused } = withoutHidden(Buffer.from(text, 'latin1'), SEEN)
  const words = content && Buffer.from(content).toString('latin1').replace(/\s+/g, ' ').trim()
  return { words, unused }
}

describe('content without its hidden layers', () => {
  it('is left alone where there is no layer', () => {
    expect(strip('/Span <</MCID 0>> BDC 0 g 1 1 5 5 re f EMC').words).toBeNull()
  })

  it('loses what is painted, keeps what changes the state of what follows, and the marks of layers go', () => {
    expect(strip('q /OC /Off BDC 1 0 0 rg 2 w 0 0 9 9 re f 3 3 m 4 4 l S EMC 5 5 m 6 6 l S Q').words).toBe(
      'q 1 0 0 rg 2 w 5 5 m 6 6 l S Q',
    )
    expect(strip('/OC /On BDC 0 0 9 9 re f EMC').words).toBe('0 0 9 9 re f')
  })

  it('keeps a path that cuts, because what is seen stands in its cut', () => {
    expect(strip('/OC /Off BDC 0 0 9 9 re W f EMC 1 1 5 5 re f').words).toBe('0 0 9 9 re W n 1 1 5 5 re f')
  })

  it('counts marks within marks', () => {
    expect(strip('/OC /Off BDC /P BMC 1 1 1 1 re f EMC 2 2 2 2 re f EMC 3 3 3 3 re f').words).toBe(
      '/P BMC EMC 3 3 3 3 re f',
    )
  })

  it('loses pictures, shadings and inline images, and names what nobody draws any more', () => {
    const { words, unused } = strip('/OC /Off BDC /A Do /B Do /S sh BI /W 1 /H 1 ID x EI Q EMC /B Do /Ghost Do')
    expect(words).toBe('Q /B Do')
    expect(unused).toEqual(['A', 'Ghost'])
  })

  it('loses words but not the lines they were on', () => {
    expect(strip('BT /F 9 Tf 9 TL /OC /Off BDC (a) Tj (b) \' 1 2 (c) " EMC 0 -9 Td (d) Tj ET').words).toBe(
      'BT /F 9 Tf 9 TL T* 1.0000 Tw 2.0000 Tc T* 0 -9 Td (d) Tj ET',
    )
  })

  it('refuses where text that is seen begins at the end of text that is not', () => {
    expect(() => strip('BT /F 9 Tf /OC /Off BDC (a) Tj EMC (b) Tj ET')).toThrow('unreadable')
    expect(() => strip('BT 7 Tr /OC /Off BDC (a) Tj EMC ET')).toThrow('unreadable')
  })
})
