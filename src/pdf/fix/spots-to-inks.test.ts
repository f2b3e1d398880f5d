import { describe, expect, it } from 'vitest'
import { fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { inside } from '#tests/support/pdf/inside.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'

const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })
const TINT = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [.1 .9 .8 0] >>'
const SPOT = `[/Separation /Pantone#20485 /DeviceCMYK ${TINT}]`

async function toInks(content: string, spaces: string, extra: readonly RawObject[] = []) {
  const file = onePage(
    {
      content,
      resources: `/ColorSpace << ${spaces} >>`,
      entries: '/MediaBox [0 0 419.53 595.28]',
    },
    extra,
  )
  const { result, facts, findings } = await fixedInNode(file, expectation, ['spots-to-inks'])
  expect(findings).not.toContain('spot-inks')
  return { ...(await inside(result)), facts }
}

describe('spots that nobody ordered', () => {
  it('become the four inks that the file itself names for them', async () => {
    const { content, facts } = await toInks('/S cs .5 scn 9 9 9 9 re f /S CS 9 9 9 9 re S', `/S ${SPOT}`)
    expect(content).toContain('0.1 0.9 0.8 0 k 0.05 0.45 0.4 0 k 9 9 9 9 re f 0.1 0.9 0.8 0 K')
    expect(facts.spots).toEqual([])
  })

  it('also several at once by a calculation, and said in Lab', async () => {
    const calculated = {
      dict: '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]',
      data: Buffer.from('{ 0 exch 0 exch }'),
    }
    const { content } = await toInks(
      '/N cs .3 .6 scn 9 9 9 9 re f',
      '/N [/DeviceN [/Gold /Silver] /DeviceCMYK 10 0 R]',
      [calculated],
    )
    expect(content).toContain('0.3 0 0 0.6 k')
    const lab = '[/Lab << /WhitePoint [.9642 1 .8249] /Range [-128 127 -128 127] >>]'
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [100 0 0] /C1 [50 70 50] >>'
    const said = await toInks('/L cs 0 scn 9 9 9 9 re f 1 scn 9 9 9 9 re f', `/L [/Separation /Warm ${lab} ${tint}]`)
    expect(said.content).toMatch(/0 0 0 0 k 9 9 9 9 re f 0(\.\d+)? 0\.\d+ 0\.\d+ 0(\.\d+)? k/)
  })

  it('in pictures, too', async () => {
    const picture = {
      dict: `/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace ${SPOT}`,
      data: Uint8Array.of(255, 0),
    }
    const file = onePage({ content: 'q 99 0 0 99 9 9 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' }, [picture])
    const { result } = await fixedInNode(file, expectation, ['spots-to-inks'])
    expect([...(await inside(result)).streamBytes('XObject.I')]).toEqual([26, 230, 204, 0, 0, 0, 0, 0])
  })

  it('go, while process inks by name and screen colours stay', async () => {
    const black = `/K [/Separation /Black /DeviceCMYK ${TINT}]`
    const { content } = await toInks(
      '/K cs 1 scn 9 9 9 9 re f 0 0 1 rg 9 9 9 9 re f /S cs 9 9 9 9 re f',
      `/S ${SPOT} ${black}`,
    )
    expect(content).toContain('/K cs 1 scn 9 9 9 9 re f 0 0 1 rg 9 9 9 9 re f 0.1 0.9 0.8 0 k')
  })

  it('stay where they overprint, or one of several inks was ordered', async () => {
    const states = '/O gs /S cs 1 scn 9 9 9 9 re f'
    const file = onePage({
      content: states,
      resources: `/ColorSpace << /S ${SPOT} >> /ExtGState << /O << /op true >> >>`,
    })
    await expect(fixedInNode(file, expectation, ['spots-to-inks'])).rejects.toThrow('not on offer')
    const plain = onePage({
      content: '/S cs 1 scn 9 9 9 9 re f /T cs 1 scn 9 9 9 9 re f',
      resources: `/ColorSpace << /S ${SPOT} /T [/Separation /Foil /DeviceCMYK ${TINT}] >>`,
    })
    await expect(fixedInNode(plain, { ...expectation, spotInks: 1 }, ['spots-to-inks'])).rejects.toThrow('not on offer')
  })
})
