import { expect, it } from 'vitest'
import { drawInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

/** What strangers' files were once drawn without: the proof has to hold it, and nobody is told that it might not. */
const BOX = '/MediaBox [0 0 90 90]'
const ALL = '0 0 90 90 re f'
const YELLOW = `0 0 1 0 k ${ALL}`
const stream = (dict: string, data: string): RawObject => ({ dict, data: Buffer.from(data) })
const form = (data: string, group = '', resources = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 90 90] ${group} /Resources << ${resources} >>`, data)
const GROUP = '/Group << /S /Transparency /CS /DeviceGray >>'
const TINT = stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]', '{ 0 exch 0 }')
const HARD =
  '<< /FunctionType 3 /Domain [0 1] /Bounds [.5 .5] /Encode [0 1 0 1 0 1] /Functions [10 0 R 10 0 R 11 0 R] >>'
const flat = (colour: string) => `<< /FunctionType 2 /Domain [0 1] /C0 [${colour}] /C1 [${colour}] /N 1 >>`

async function seen(content: string, resources: string, extra: readonly RawObject[], entries = '') {
  const bytes = onePage({ content, resources, entries: `${BOX} ${entries}` }, extra)
  const { width, rgba } = await drawInNode(bytes)
  const colour = (x: number, y: number) => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  const { pages } = await factsIn(bytes)
  return { colour, told: pages[0]?.drawnOtherwise }
}

const BLENDS = [
  'Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion',
  'Hue Saturation Color Luminosity',
].flatMap((names) => names.split(' '))

it.each(
  BLENDS.flatMap((mode) => [
    [mode, 'on the page', `/B gs ${YELLOW}`, ''],
    [mode, 'in a form', '/F Do', ''],
    [mode, 'in a form on a page of inks', '/F Do', '/Group << /S /Transparency /CS /DeviceCMYK >>'],
  ]),
)('mixes %s %s with bare paper as paper, so that nothing goes missing', async (mode, _, content, entries) => {
  const states = `/ExtGState << /B << /BM /${mode} >> >>`
  const group = form(`/B gs ${YELLOW}`, '/Group << /S /Transparency >>', states)
  const { colour, told } = await seen(content, `${states} /XObject << /F 10 0 R >>`, [group], entries)
  const [red = 0, green = 0, blue = 255, alpha] = colour(45, 45)
  expect([red > 230, green > 220, blue < 40, alpha, told]).toEqual([true, true, true, 255, false])
})

it('leaves the paper beside what is see-through white and opaque', async () => {
  const { colour } = await seen('/H gs 0 0 1 0 k 0 0 45 90 re f', '/ExtGState << /H << /ca .5 /BM /Screen >> >>', [])
  expect(colour(70, 45)).toEqual([255, 255, 255, 255])
  expect(colour(20, 45)[2]).toBeGreaterThan(100)
})

it.each([
  ['light', '/S /Luminosity', '1 g', GROUP],
  ['light on a ground', '/S /Luminosity /BC [0]', '1 g', GROUP],
  ['light of inks', '/S /Luminosity', '0 0 0 0 k', '/Group << /S /Transparency /CS /DeviceCMYK >>'],
  ['what covers', '/S /Alpha', '0 g', GROUP],
])('draws inks of several names behind a mask of %s', async (_, kind, paint, group) => {
  const resources = `/ColorSpace << /N [/DeviceN [/Cyan /Gold] /DeviceCMYK 11 0 R] >> /ExtGState << /M << /SMask << ${kind} /G 10 0 R >> >> >>`
  const { colour, told } = await seen(`/M gs /N cs 0 1 scn ${ALL}`, resources, [form(`${paint} ${ALL}`, group), TINT])
  expect(colour(45, 45)[2]).toBeLessThan(60)
  expect(told).toBe(false)
})

it('draws a fade that is calculated in inks with all of them', async () => {
  const shading =
    '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceCMYK /Domain [0 1 0 1] /Matrix [90 0 0 90 0 0] /Function 10 0 R >> >>'
  const yellow = stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]', '{ pop pop 0 0 1 0 }')
  const { colour, told } = await seen('/S sh', shading, [yellow])
  expect(colour(45, 45)[2]).toBeLessThan(60)
  expect(told).toBe(false)
})

it('draws a gradient that jumps', async () => {
  const shading = `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 90 0] /Function ${HARD} >> >>`
  const { colour, told } = await seen('/S sh', shading, [flat('1 0 0'), flat('0 0 1')])
  expect([colour(20, 45), colour(70, 45)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ])
  expect(told).toBe(false)
})
