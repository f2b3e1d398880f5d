import { expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const N = '[/DeviceN [/Cyan /Gold] /DeviceCMYK << /FunctionType 2 /Domain [0 1 0 1] /N 1 >>]'
const half = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'
const stops = (bounds: string) =>
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 99 99] /Function << /FunctionType 3 /Domain [0 1] /Bounds [${bounds}] /Encode [0 1 0 1 0 1] /Functions [${half} ${half} ${half}] >> >>`
const calculated = (space: string) =>
  `<< /ShadingType 1 /ColorSpace /${space} /Function << /FunctionType 4 /Domain [0 1 0 1] >> >>`
const form = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Group << /S /Transparency /CS /DeviceGray >>',
  data: Buffer.from('0.5 g 0 0 99 99 re f'),
}

it.each([
  ['inks of several names behind a soft mask', true, '/M gs /N cs 1 1 scn 9 9 99 99 re f', ''],
  ['a calculated shading in CMYK', true, '/S sh', calculated('DeviceCMYK')],
  ['a calculated shading in RGB', false, '/S sh', calculated('DeviceRGB')],
  ['a gradient that jumps', true, '/S sh', stops('0.5 0.5')],
  ['a gradient that jumps, as a pattern', true, '/Pattern cs /P scn 9 9 99 99 re f', stops('0.5 0.5')],
  ['a gradient', false, '/S sh', stops('0.3 0.6')],
  ['inks of several names without a mask', false, '/N cs 1 1 scn 9 9 99 99 re f', ''],
])('tells %s: %s that a picture of the page may differ from its print', async (_, differs, content, shading) => {
  const resources = `/ColorSpace << /N ${N} >> /ExtGState << /M << /SMask << /S /Luminosity /G 10 0 R >> >> >> /Shading << /S 11 0 R >> /Pattern << /P << /PatternType 2 /Shading 11 0 R >> >>`
  const facts = await factsIn(onePage({ content, resources }, [form, shading || 'null']))
  expect(facts.pages[0]?.drawnOtherwise).toBe(differs)
})

it('does not take for blank what is nested deeper than it reads, and says so', async () => {
  const forms = Array.from({ length: 40 }, (__, level) => ({
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /XObject << /F ${11 + level} 0 R >> >>`,
    data: Buffer.from(level === 39 ? '0 0 50 50 re f' : '/F Do'),
  }))
  const facts = await factsIn(onePage({ content: '/F Do', resources: '/XObject << /F 10 0 R >>' }, forms))
  expect(facts.pages[0]?.blank).toBe(false)
  expect(facts.unreadable.join()).toContain('1쪽: 내용이 24겹 넘게')
})
