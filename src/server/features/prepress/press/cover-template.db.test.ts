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
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('작업 템플릿'))
  const { width } = (await PDFDocument.load(answer.rawPayload)).getPage(0).getTrimBox()
  expect(width / (72 / 25.4)).toBeCloseTo(297, 2)
})

test('a plain flyer has nothing to draw and is told so; a spec that cannot be made says where', async () => {
  const flyer = await shop.call(drawCoverTemplate, { body: { spec: defaultSpec('D304') } })
  expect([flyer.status, flyer.failure?.message]).toEqual([
    400,
    '표지도 접는 자리도 후가공 자리도 없는 사양이라 템플릿이 없습니다.',
  ])
  const wrong = await shop.call(drawCoverTemplate, { body: { spec: { ...defaultSpec('D413'), copies: 0 } } })
  expect([wrong.status, Object.keys(wrong.failure?.fields ?? {})]).toEqual([400, ['spec.copies']])
})

test('the same template comes as a drawing of real size with a group for each layer', async () => {
  const spec = defaultSpec('D413')
  const answer = await shop.app.inject({
    method: 'POST',
    url: drawCoverTemplate.path,
    payload: { spec, format: 'svg' },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('표지 템플릿.svg'))
  expect(answer.body).toContain('inkscape:label="책등 오차 (인쇄 전에 끄세요)"')
  expect(answer.body).toContain('width="305.6"')
})

test('no other form is drawn, and a spec that cannot be made says where in this form too', async () => {
  const spec = defaultSpec('D413')
  const post = (payload: object) => shop.app.inject({ method: 'POST', url: drawCoverTemplate.path, payload })
  expect((await post({ spec, format: 'ai' })).statusCode).toBe(400)
  expect((await post({ spec: { ...spec, copies: 0 }, format: 'svg' })).json()).toMatchObject({
    fields: { 'spec.copies': expect.any(String) },
  })
  expect((await post({ spec: defaultSpec('D304'), format: 'svg' })).statusCode).toBe(400)
})
