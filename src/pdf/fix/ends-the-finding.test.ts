import { expect, it } from 'vitest'
import { fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage, rawPdf } from '#tests/support/pdf/raw-pdf.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'

const MM = 72 / 25.4
const mm = (...values: number[]) => values.map((value) => (value * MM).toFixed(4)).join(' ')
const colour = innerOf(1, { bindingSide: null, colourPages: 1 })

it('stands a two-page flyer up of which one page is stored on its side', async () => {
  const page = (entries: string) => `<< /Type /Page /Parent 2 0 R ${entries} /Resources << >> /Contents 5 0 R >>`
  const file = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(`/MediaBox [0 0 ${mm(210, 148)}] /Rotate 90`),
    page(`/MediaBox [0 0 ${mm(148, 210)}]`),
    { dict: '', data: Buffer.from('0 g 150 200 50 50 re f') },
  ])
  const { facts, findings } = await fixedInNode(file, innerOf(2, { bindingSide: null }), ['page-boxes'])
  expect(facts.pages.map(({ rotation }) => rotation)).toEqual([0, 0])
  expect(findings).not.toContain('page-turned')
})

it('counts the objects that are left after something was taken out', async () => {
  const note = '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [9 9 99 99] /AP << /N 11 0 R >> >>]'
  const form = { dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', data: Buffer.from('0 0 9 9 re f') }
  const file = onePage({ content: '0 g 150 200 50 50 re f', entries: `/MediaBox [0 0 ${mm(148, 210)}] ${note}` }, [
    'null',
    form,
  ])
  const { result } = await fixedInNode(file, colour, ['remove-annotations'])
  const text = Buffer.from(result).toString('latin1')
  const numbers = [...text.matchAll(/^(\d+) 0 obj/gm)].map(([, number]) => Number(number))
  expect(Number(/\/Size (\d+)/.exec(text)?.[1])).toBe(Math.max(...numbers) + 1)
})

it.each([
  ['AHx', '3366CC FF0000>'],
  ['A85', Buffer.from('1Gp%3s8N~>').toString('latin1')],
])('changes a small picture in the content that is written in letters (%s)', async (filter, data) => {
  const content = `q 90 0 0 90 90 90 cm BI /W 2 /H 1 /BPC 8 /CS /RGB /F /${filter} ID ${data} EI Q`
  const { findings } = await fixedInNode(onePage({ content }), colour, ['screen-to-inks'])
  expect(findings).not.toContain('screen-colours')
})

it.each([
  ['a ground', `0 g ${mm(0.45, 0.45, 147.1, 209.1)} re f`],
  ['a picture at one edge', `0 g ${mm(0.3, 50, 100, 30)} re f`],
  ['a ground on white paper that is painted', `1 g ${mm(0, 0, 148, 210)} re f 0 g ${mm(0, 0, 147.7, 210)} re f`],
])('fills the bleed of %s that ends a hair before the knife', async (_, content) => {
  const entries = `/MediaBox [0 0 ${mm(148, 210)}]`
  const { findings } = await fixedInNode(onePage({ content, entries }), colour, ['bleed-mirror'])
  expect(findings).not.toContain('bleed')
})
