import { PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { srgbSource } from '#/pdf/colour/colour-source.ts'
import { pressOf } from '#/pdf/colour/press.ts'
import { drawInksBy } from '#/pdf/engine/ink-table.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { renderPage } from '#/pdf/engine/render-page.ts'
import { conditionNamed, pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { proofOf } from '#/workers/pdf/proof-of.ts'
import { fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { inside } from '#tests/support/pdf/inside.ts'
import { ADOBE_RGB, screenProfile } from '#tests/support/pdf/make-profile.ts'
import { onePage, rawPdf, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { testEngine } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { inkFigures } from './colours/written-inks.ts'

const A5 = '/MediaBox [0 0 419.53 595.28]'
/** A red that makes the page one in colour. */
const RED = '1 0 0 rg 9 9 9 9 re f'
const one = (content: string, resources = '', extra: readonly RawObject[] = [], entries = '') =>
  onePage({ content: `${RED} ${content}`, resources, entries: `${A5} ${entries}` }, extra)
const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })
const condition = pressConditionOf(expectation)
const press = pressOf(nodeInkTools.profile(condition), condition.ink)
const srgb = srgbSource(press)
const inks = (r: number, g: number, b: number) => inkFigures(srgb.flat([r, g, b]))

async function toInks(file: Uint8Array) {
  const { result, findings, facts } = await fixedInNode(file, expectation, ['screen-to-inks'])
  expect(findings).not.toContain('screen-colours')
  return { ...(await inside(result)), result, facts }
}

describe('colours in content become inks of the press', () => {
  it('black among colours, on a page that has none of its own', async () => {
    const { content, facts } = await toInks(onePage({ content: '0 0 0 rg 9 9 90 9 re f', entries: A5 }))
    expect(content).toContain('0 0 0 1 k')
    expect(facts.pages[0]).toMatchObject({ colour: 'mono', inkCoverage: 100 })
  })

  it('said directly, filled and stroked', async () => {
    const { content } = await toInks(one('0 1 0 RG .2 .3 .4 rg 9 90 9 9 re B'))
    expect(content).toContain(`${inks(0, 1, 0)} K ${inks(0.2, 0.3, 0.4)} k`)
    expect(content).not.toMatch(/\brg\b|\bRG\b/)
  })

  it('greys as black ink alone, white as nothing', async () => {
    const { content } = await toInks(one('0 0 0 rg 9 90 9 9 re f .5 .5 .5 rg 9 90 9 9 re f 1 1 1 rg 9 9 9 9 re f'))
    expect(content).toMatch(/ 0 0 0 1 k .* 0 0 0 0\.\d+ k .* 0 0 0 0 k/)
  })

  it.each([
    [
      'calibrated',
      '[/CalRGB << /WhitePoint [.9505 1 1.089] /Gamma [2.2 2.2 2.2] /Matrix [.4124 .2126 .0193 .3576 .7152 .1192 .1805 .0722 .9505] >>]',
    ],
    ['by a profile that is broken', '[/ICCBased 10 0 R]'],
    ['by number', '[/Indexed /DeviceRGB 1 <000000 3366CC>]', '1'],
    ['by default', '/DeviceRGB'],
  ] as const)('%s', async (_, space, values: string = '.2 .4 .8') => {
    const broken = { dict: '/N 3', data: Buffer.from('no profile') }
    const { content } = await toInks(
      one(`/S cs ${values} scn 9 90 9 9 re f`, `/ColorSpace << /S ${space} >>`, [broken]),
    )
    const said = [...content.matchAll(/([\d.]+ [\d.]+ [\d.]+ [\d.]+) k/g)].map(([, figures]) => figures ?? '')
    const own = said.at(-1)?.split(' ').map(Number) ?? []
    const wanted = inks(0.2, 0.4, 0.8).split(' ').map(Number)
    expect(Math.max(...own.map((ink, at) => Math.abs(ink - (wanted[at] ?? 0))))).toBeLessThan(0.02)
  })

  it('by their own profile', async () => {
    const adobe = { dict: '/N 3', data: screenProfile(ADOBE_RGB) }
    const green = async (space: string) =>
      (await toInks(one('/S cs 0 1 0 scn 9 90 9 9 re f', `/ColorSpace << /S ${space} >>`, [adobe]))).content
    expect(await green('[/ICCBased 10 0 R]')).not.toBe(await green('/DeviceRGB'))
  })

  it('in Lab', async () => {
    const lab = '/ColorSpace << /S [/Lab << /WhitePoint [.9642 1 .8249] /Range [-128 127 -128 127] >>] >>'
    const { content } = await toInks(one('/S cs 9 90 9 9 re f 50 60 40 sc 9 99 9 9 re f 0 0 0 sc 9 90 9 9 re f', lab))
    expect(content).toMatch(/0 0 0 1 k 9 90 .* 0(\.0\d+)? 0\.\d+ 0\.\d+ 0(\.\d+)? k 9 99 .* 0 0 0 1 k/)
  })

  it('and those in other terms stay, also after what was saved and brought back', async () => {
    const before = 'q /S cs 0 0 1 scn Q .1 .2 .3 .4 k 9 90 9 9 re f .5 g q 1 0 0 rg Q 9 9 9 9 re f'
    const { content } = await toInks(one(before, '/ColorSpace << /S /DeviceRGB >>'))
    expect(content).toContain('.1 .2 .3 .4 k 9 90 9 9 re f .5 g')
  })

  it('in forms, tiles, uncoloured tiles and drawn letters', async () => {
    const stream = (dict: string, text: string) => ({ dict, data: Buffer.from(text) })
    const tile = '/PatternType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>'
    const file = one(
      '/F Do /Pattern cs /T scn 9 90 9 9 re f /U cs 0 1 0 /V scn 9 90 9 9 re f BT /L 9 Tf (a) Tj ET',
      '/XObject << /F 10 0 R >> /Pattern << /T 11 0 R /V 12 0 R >> /ColorSpace << /U [/Pattern /DeviceRGB] >> /Font << /L 13 0 R >>',
      [
        stream('/Type /XObject /Subtype /Form /BBox [0 0 99 99]', '0 0 1 rg 1 1 9 9 re f'),
        stream(`/Type /Pattern /PaintType 1 ${tile}`, '0 1 1 rg 1 1 9 9 re f'),
        stream(`/Type /Pattern /PaintType 2 ${tile}`, '1 1 9 9 re f'),
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] /CharProcs << /a 14 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] >>',
        stream('', '9 0 d0 1 0 1 rg 1 1 9 9 re f'),
      ],
    )
    const { content, streamText } = await toInks(file)
    expect(streamText('XObject.F')).toContain(`${inks(0, 0, 1)} k`)
    expect(streamText('Pattern.T')).toContain(`${inks(0, 1, 1)} k`)
    expect(streamText('Pattern.V')).toBe('1 1 9 9 re f')
    expect(streamText('Font.L.CharProcs.a')).toContain(`${inks(1, 0, 1)} k`)
    expect(content).toContain(`/JikjiPatternInks cs ${inks(0, 1, 0)} /V scn`)
  })

  it('and what is see-through is mixed in inks, but masks keep the light they let through', async () => {
    const group = '/Group << /S /Transparency /CS /DeviceRGB >>'
    const form = { dict: `/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${group}`, data: Buffer.from(RED) }
    const states = '/ExtGState << /M << /SMask << /S /Luminosity /G 10 0 R >> >> >>'
    const { page, objects, resource, streamText } = await toInks(
      one('/M gs /F Do', `${states} /XObject << /F 11 0 R >>`, [form, form], group),
    )
    expect(objects.name(objects.at(page, 'Group.CS'))).toBe('DeviceCMYK')
    expect(objects.name(resource('XObject.F.Group')?.get(PDFName.of('CS')))).toBe('DeviceCMYK')
    expect(objects.name(resource('ExtGState.M.SMask.G.Group')?.get(PDFName.of('CS')))).toBe('DeviceRGB')
    expect(streamText('ExtGState.M.SMask.G')).toBe(RED)
  })

  it('gradients along their whole way, grey ones in black alone', async () => {
    const way = (c0: string, c1: string) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${c0}] /C1 [${c1}] >>`
    const axial = (f: string) => `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 99 0] /Function ${f} >>`
    const seam = `<< /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 0 1] /Functions [${way('1 1 0', '0 1 1')} ${way('1 0 0', '0 0 1')}] >>`
    const shadings = `/Shading << /A ${axial(seam)} /G ${axial(way('1 1 1', '0 0 0'))} >>`
    const { resource, objects, result } = await toInks(
      one('q 9 90 99 9 re W n /A sh Q q 9 9 99 9 re W n /G sh Q', shadings),
    )
    expect(objects.name(resource('Shading.A')?.get(PDFName.of('ColorSpace')))).toBe('DeviceCMYK')
    const image = await drawn(result)
    const at = (x: number, y: number) => colourAt(image, x, y)
    expect(at(97, 595 - 94)).not.toEqual(at(11, 595 - 94))
    const [r, g, b] = at(60, 595 - 14)
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8)
  })

  it.each([
    [4, '/BitsPerFlag 8', [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255], [0, 0, 0], 3],
    [5, '/VerticesPerRow 2', [0, 0, 255, 0, 0, 255, 0, 0, 255, 0], [0, 0], 2],
  ] as const)('meshes of type %i, corner by corner', async (type, more, data, place, lead) => {
    const dict = `/ShadingType ${type} /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 ${more} /Decode [0 99 0 99 0 1 0 1 0 1]`
    const made = await toInks(one('/M sh', '/Shading << /M 10 0 R >>', [{ dict, data: Uint8Array.from(data) }]))
    const red = [...(srgb.link?.pixels(Uint8Array.of(255, 0, 0)) ?? [])]
    expect([...made.streamBytes('Shading.M').subarray(0, lead + 4)]).toEqual([...place, ...red])
  })

  it('inline pictures', async () => {
    const content = 'q 9 0 0 9 50 50 cm BI /W 2 /H 1 /BPC 8 /CS /RGB ID \x33\x66\xcc\x00\xff\x00 EI Q'
    const indexed = 'q 9 0 0 9 90 90 cm BI /W 2 /H 1 /BPC 1 /CS [/I /RGB 1 <0000FF 00FF00>] ID \x40 EI Q'
    const { result, content: after } = await toInks(one(`${content} ${indexed}`))
    expect(after.match(/\/CS \/CMYK \/F \[\/AHx \/Fl\] ID/g)).toHaveLength(2)
    const image = await drawn(result)
    const proofed = (r: number, g: number, b: number) => press.screenOf(srgb.inks([r, g, b])).map((v) => v * 255)
    expect(near(colourAt(image, 51, 595 - 55), proofed(0.2, 0.4, 0.8))).toBe(true)
    expect(near(colourAt(image, 91, 595 - 95), proofed(0, 0, 1))).toBe(true)
    expect(near(colourAt(image, 97, 595 - 95), proofed(0, 1, 0))).toBe(true)
  })
})

async function drawn(bytes: Uint8Array) {
  const document = openDocument(await testEngine(), bytesSource(bytes))
  drawInksBy(document.engine, proofOf(document))
  try {
    return renderPage(document, 0, { ppi: 72 })
  } finally {
    document.close()
    drawInksBy(document.engine, null)
  }
}

const colourAt = ({ rgba, width }: Awaited<ReturnType<typeof drawn>>, x: number, y: number) => {
  const at = (y * width + x) * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0] as const
}
/** The engine has nine steps for each ink and reads between them; where a colour is beyond the screen's this shows. */
const near = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0)))) <= 18

describe('the file of a press', () => {
  it('says which, carries its profile, and is drawn as its paper shows it', async () => {
    const { objects, result, facts } = await toInks(one('0 0 1 rg 100 100 99 99 re f 1 0 0 0 k 200 100 99 99 re f'))
    expect(facts.outputIntent).toBe('FOGRA39')
    const intent = objects.dict(objects.array(objects.at(objects.root, 'OutputIntents'))?.[0])
    const profile = objects.stream(intent?.get(PDFName.of('DestOutputProfile')))
    expect(objects.number(profile?.dict.get(PDFName.of('N')))).toBe(4)
    const image = await drawn(result)
    const proofed = press.screenOf(srgb.flat([0, 0, 1])).map((light) => light * 255)
    expect(near(colourAt(image, 150, 445), proofed)).toBe(true)
    // Ink that was ink before is shown on the same paper: the cyan of the measurements.
    expect(near(colourAt(image, 250, 445), [0, 159, 227])).toBe(true)
    expect(colourAt(image, 350, 100)).toEqual([255, 255, 255])
  })

  it('is another on other paper, and files of others are drawn as ever', async () => {
    const rough = innerOf(1, {
      bindingSide: null,
      colourPages: 1,
      limits: { ...expectation.limits, inkCoverage: 260, printedOn: { route: 'offset-ganged', paper: '백색모조' } },
    })
    expect(pressConditionOf(rough)).toEqual(conditionNamed('uncoated-260'))
    const cyan = onePage({ content: '1 0 0 0 k 200 100 99 99 re f' })
    expect(near(colourAt(await drawn(cyan), 250, 445), [0, 174, 239])).toBe(true)
  })
})

describe('what would be a guess is refused, and not offered', () => {
  const picture = (dict: string, data = 'x') => ({
    dict: `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 ${dict}`,
    data: Buffer.from(data),
  })
  it.each([
    ['JPEG 2000', '/I Do', '/XObject << /I 10 0 R >>', [picture('/ColorSpace /DeviceRGB /Filter /JPXDecode')]],
    [
      'JPEG 2000 that carries its space in itself',
      '/I Do',
      '/XObject << /I 10 0 R >>',
      [picture('/Filter /JPXDecode')],
    ],
    ['a screen colour that overprints', '/O gs 9 9 9 9 re f', '/ExtGState << /O << /OP true >> >>', []],
    ['colours mixed as a difference', '/D gs 9 9 9 9 re f', '/ExtGState << /D << /BM /Difference >> >>', []],
    [
      'a file that gives CMYK another meaning',
      RED,
      '/ColorSpace << /DefaultCMYK [/ICCBased 10 0 R] >>',
      [picture('/N 4')],
    ],
    ['a space that cannot be read', '/X cs 1 0 0 scn 9 9 9 9 re f', '', []],
  ] as const)('%s', async (_, content, resources, extra) => {
    await expect(toInks(one(content, resources, extra))).rejects.toThrow('not on offer')
  })

  it('a form that paints with the space it finds', async () => {
    const form = { dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99]', data: Buffer.from('1 0 0 sc 9 9 9 9 re f') }
    await expect(toInks(one('/DeviceRGB cs /F Do', '/XObject << /F 10 0 R >>', [form]))).rejects.toThrow('colours')
  })

  it('but not for pages that have nothing to change', async () => {
    const states = '/ExtGState << /D << /BM /Difference >> >>'
    const pages = [RED, '/D gs 1 0 0 0 k 9 9 9 9 re f'].map((content, index) => [
      `<< /Type /Page /Parent 2 0 R ${A5} /Resources << ${states} >> /Contents ${index * 2 + 4} 0 R >>`,
      { dict: '', data: Buffer.from(content) },
    ])
    const file = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
      ...pages.flat(),
    ])
    const two = innerOf(2, { bindingSide: null, colourPages: 2 })
    const { findings } = await fixedInNode(file, two, ['screen-to-inks'])
    expect(findings).not.toContain('screen-colours')
  })

  it('and a form that draws itself ends', async () => {
    const form = {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /F 10 0 R >> >>',
      data: Buffer.from('0 0 1 rg 9 9 9 9 re f /F Do'),
    }
    expect((await toInks(one('/F Do', '/XObject << /F 10 0 R >>', [form]))).streamText('XObject.F')).toContain(' k')
  })
})
