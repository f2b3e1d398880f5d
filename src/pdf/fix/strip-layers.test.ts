import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawInNode, fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'

const A5 = '/MediaBox [0 0 419.53 595.28]'
const OFF = '10 0 R'
const ON = '11 0 R'
const LAYERS = `/OCProperties << /OCGs [${OFF} ${ON}] /D << /OFF [${OFF}] >> >>`
const GROUPS: readonly RawObject[] = ['<< /Type /OCG /Name (Notes) >>', '<< /Type /OCG /Name (Art) >>']
const SECRET = 'Geheim'
const form = (entries: string, content: string): RawObject => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 420 596] ${entries}`,
  data: Buffer.from(content),
})
const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })

/** Layers in every place where a program puts them: marked content, forms, tiles, pictures, notes. */
const layered = (tile = '/OC /Hid BDC 1 0 0 rg 5 5 5 5 re f EMC') =>
  onePage(
    {
      content: [
        '/OC /Vis BDC 0 0 1 rg 20 20 80 80 re f EMC',
        `/OC /Hid BDC 1 0 0 rg 20 120 80 80 re f BT /F 12 Tf 30 150 Td (${SECRET}) Tj ET /Ghost Do EMC`,
        '/Mixed Do /Layered Do',
        '/Pattern cs /P scn 300 20 80 80 re f',
      ].join('\n'),
      resources: `${font} /Properties << /Vis ${ON} /Hid ${OFF} >> /Pattern << /P 15 0 R >> /XObject << /Ghost 12 0 R /Mixed 13 0 R /Layered 14 0 R >>`,
      entries: `${A5} /Annots [16 0 R]`,
    },
    [
      ...GROUPS,
      form('', `1 0 1 rg 200 200 50 50 re f % ${SECRET}`),
      form(
        `/Resources << /Properties << /Hid ${OFF} >> >>`,
        `0 1 0 rg 120 20 80 80 re f /OC /Hid BDC 1 0 0 rg 120 120 80 80 re f % ${SECRET}\nEMC`,
      ),
      form(`/OC ${OFF}`, `1 0 0 rg 220 120 80 80 re f % ${SECRET}`),
      {
        dict: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << /Properties << /Hid ${OFF} >> >>`,
        data: Buffer.from(`0 1 1 rg 0 0 5 5 re f ${tile}`),
      },
      `<< /Type /Annot /Subtype /Square /Rect [1 1 9 9] /OC ${OFF} >>`,
    ],
    LAYERS,
  )

const plain = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString('latin1')
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return zlib.inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    } catch {
      return data
    }
  })
  return [text, ...packed].join('\n')
}

describe('layers that are switched off', () => {
  it('are taken out of the file, and what is seen is the same to the pixel', async () => {
    // Without a layer in its tile, where the engine that draws forgets about layers.
    const file = layered('')
    const { before, facts, result, findings } = await fixedInNode(file, expectation, ['strip-layers'])
    expect(before).toMatchObject({ hasLayers: true, hiddenLayers: ['Notes'] })
    expect(before.pages[0]).toMatchObject({ hasHidden: true })
    expect(facts).toMatchObject({ hasLayers: false, hiddenLayers: [] })
    expect(facts.pages[0]).toMatchObject({ hasHidden: false, annotations: [], marks: before.pages[0]?.marks })
    expect(findings).not.toContain('layers')
    const [then, now] = [await drawInNode(file), await drawInNode(result)]
    expect(Buffer.compare(Buffer.from(now.rgba), Buffer.from(then.rgba))).toBe(0)
  })

  it('leave nothing behind that could be switched on or read', async () => {
    expect(plain(layered())).toContain(SECRET)
    const { result } = await fixedInNode(layered(), expectation, ['strip-layers'])
    expect(plain(result)).not.toMatch(new RegExp(`${SECRET}|OCG|OCProperties|/OC\\b|Notes`))
  })

  it('keep what is on a layer that is switched on', async () => {
    const { result } = await fixedInNode(layered(), expectation, ['strip-layers'])
    const { rgba, width } = await drawInNode(result)
    const at = (x: number, y: number) => [...rgba.subarray((Math.floor(595 - y) * width + x) * 4).subarray(0, 3)]
    expect(at(60, 60), 'art').toEqual([0, 0, 255])
    expect(at(160, 60), 'in a form').toEqual([0, 255, 0])
    expect(at(60, 160), 'hidden').toEqual([255, 255, 255])
  })

  const conditional = (condition: string) =>
    onePage(
      { content: '/OC /M BDC 0 g 9 9 90 90 re f EMC', resources: '/Properties << /M 12 0 R >>' },
      [...GROUPS, `<< /Type /OCMD /OCGs [${OFF}] /VE ${condition} >>`],
      LAYERS,
    )

  it('are judged by their condition, as the report judges them', async () => {
    for (const [condition, left] of [
      [`[/Not ${OFF}]`, true],
      [`[/And ${ON} ${OFF}]`, false],
    ] as const) {
      const { facts } = await fixedInNode(conditional(condition), expectation, ['strip-layers'])
      expect(facts).toMatchObject({ hasLayers: false })
      expect(facts.pages[0]?.marks !== null, condition).toBe(left)
    }
  })

  it('are left to the customer where a condition cannot be read', async () => {
    const file = conditional(`[/Perhaps ${OFF}]`)
    await expect(fixedInNode(file, expectation, ['strip-layers'])).rejects.toThrow('unreadable')
  })

  it('are those of print, where the file has a layer for the screen alone', async () => {
    const file = onePage(
      { content: '/OC /N BDC 0 g 9 9 90 90 re f EMC 0 g 200 200 50 50 re f', resources: `/Properties << /N ${OFF} >>` },
      ['<< /Type /OCG /Name (Notes) /Usage << /Print << /PrintState /OFF >> >> >>', GROUPS[1] ?? ''],
      `/OCProperties << /OCGs [${OFF} ${ON}] /D << /AS [<< /Event /Print /OCGs [${OFF}] /Category [/Print] >>] >> >>`,
    )
    const { before, facts, findings, result } = await fixedInNode(file, expectation, ['strip-layers'])
    expect(before).toMatchObject({ screenOnlyLayers: ['Notes'] })
    expect(facts.pages[0]?.marks).toEqual(before.pages[0]?.marks)
    expect(findings).not.toContain('layers-on-print')
    const { rgba, width } = await drawInNode(result)
    expect(rgba[((595 - 50) * width + 50) * 4], 'the screen shows what prints').toBe(255)
  })

  it('are left to the customer where the page itself is damaged', async () => {
    const file = onePage({ content: '0 g 9 9 90 90 re f' }, GROUPS, LAYERS)
    const at = file.indexOf('stream\n', file.indexOf('4 0 obj')) + 'stream\n'.length
    file.fill(0xff, at + 2, at + 8)
    await expect(fixedInNode(file, expectation, ['strip-layers'])).rejects.toThrow('unreadable')
  })
})
