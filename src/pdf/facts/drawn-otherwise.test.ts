import { expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const stream = (dict: string, data: string | Uint8Array) => ({ dict, data: Buffer.from(data) })
const form = (data: string, entries = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${entries} /Resources 12 0 R`, data)
const GROUP = '/Group << /S /Transparency >>'
const K = '/Group << /S /Transparency /K true >>'
const half = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'
const along = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 99 99] /Function ${half} >>`
const sampled = (side: number) =>
  stream(
    `/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] /Size [${side} ${side}] /BitsPerSample 8`,
    new Uint8Array(side * side * 4),
  )
const tile = stream(
  '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 99 99] /XStep 99 /YStep 99 /Resources 12 0 R',
  '/Pattern cs /A scn 0 0 99 99 re f',
)
const TILED = '/Pattern cs /T scn 9 9 80 80 re f'

it.each([
  ['a fade between four samples', true, '/S sh', form(''), sampled(2)],
  ['a fade between many samples', false, '/S sh', form(''), sampled(16)],
  ['a gradient on a tile of the page', false, TILED, form(''), sampled(16)],
  ['a gradient on a tile in a form', false, '/F Do', form(TILED), sampled(16)],
  ['a gradient on a tile in a moved form', true, '/F Do', form(TILED, '/Matrix [1 0 0 -1 0 99]'), sampled(16)],
  [
    'a gradient on a tile of the page and in a moved form',
    true,
    `${TILED} /F Do`,
    form(TILED, '/Matrix [1 0 0 -1 0 99]'),
    sampled(16),
  ],
  [
    'a group that replaces by what is half there',
    true,
    '/F Do',
    form('0 0 9 9 re f /H gs 4 4 9 9 re f', K),
    sampled(16),
  ],
  ['a group that replaces by what covers', false, '/F Do', form('0 0 9 9 re f 4 4 9 9 re f', K), sampled(16)],
  ['a group of one plain form that is half there', false, '/F Do', form('/H gs /P Do', K), sampled(16)],
  ['a group of two plain forms of which one is half there', true, '/F Do', form('/P Do /H gs /Q Do', K), sampled(16)],
  ['a group of a group that is half there', true, '/F Do', form('0 0 9 9 re f /H gs /G Do', K), sampled(16)],
  ['a group of one tile that is half there', false, '/F Do', form(`/H gs ${TILED}`, K), sampled(16)],
  ['a group of one that is half there', false, '/F Do', form('/H gs 4 4 9 9 re f', K), sampled(16)],
])('tells %s: %s that a picture of the page may differ from its print', async (_, differs, content, one, samples) => {
  const shaded =
    '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceCMYK /Domain [0 1 0 1] /Matrix [99 0 0 99 0 0] /Function 11 0 R >> >>'
  const own = `/ExtGState << /H << /ca .5 >> >> /Pattern << /A << /PatternType 2 /Shading ${along} >> /T 13 0 R >>`
  const resources = `${shaded} ${own} /XObject << /F 10 0 R >>`
  const inner = '/XObject << /P 14 0 R /Q 15 0 R /G 16 0 R >>'
  const parts = [form('0 0 9 9 re f'), form('4 4 9 9 re f'), form('2 2 9 9 re f', GROUP)]
  const facts = await factsIn(onePage({ content, resources }, [one, samples, `<< ${inner} ${own} >>`, tile, ...parts]))
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
