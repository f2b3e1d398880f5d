import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { drawCoverTemplate } from '#/contract/prepress/cover-template.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

test('anybody gets the cover template of the job, sized to the tenth of a millimetre and with layers', async () => {
  const spec = defaultSpec('D413')
  const answer = await shop.app.inject({ method: 'POST', url: drawCoverTemplate.path, payload: { spec } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const document = await PDFDocument.load(answer.rawPayload)
  const { width, height } = document.getPage(0).getTrimBox()
  expect(width / (72 / 25.4)).toBeCloseTo(geometryOf(spec).cover?.flat.width ?? 0, 2)
  expect(height / (72 / 25.4)).toBeCloseTo(210, 2)
  expect(document.catalog.has(PDFName.of('OCProperties'))).toBe(true)
})

test('a folded leaflet has a template of its open sheet', async () => {
  const spec = defaultSpec('D302')
  const answer = await shop.app.inject({ method: 'POST', url: drawCoverTemplate.path, payload: { spec } })
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('작업 틀'))
  const { width } = (await PDFDocument.load(answer.rawPayload)).getPage(0).getTrimBox()
  expect(width / (72 / 25.4)).toBeCloseTo(297, 2)
})

test('a plain flyer has nothing to draw and is told so; a spec that cannot be made says where', async () => {
  const flyer = await shop.call(drawCoverTemplate, { body: { spec: defaultSpec('D304') } })
  expect([flyer.status, flyer.failure?.message]).toEqual([
    400,
    '표지도 접는 자리도 후가공 자리도 없는 사양이라 틀이 없습니다.',
  ])
  const wrong = await shop.call(drawCoverTemplate, { body: { spec: { ...defaultSpec('D413'), copies: 0 } } })
  expect([wrong.status, Object.keys(wrong.failure?.fields ?? {})]).toEqual([400, ['spec.copies']])
})
