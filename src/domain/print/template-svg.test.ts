import { expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { jobTemplate } from './job-template.ts'
import { templateFigure } from './template-figure.ts'
import { templateSvg } from './template-svg.ts'

const svgOf = (product: 'D413' | 'D302', line: string) => {
  const figures = (jobTemplate(geometryOf(defaultSpec(product))) ?? []).map((sheet) => templateFigure(sheet, [line]))
  return { figures, svg: templateSvg('틀', figures) }
}

it('실제 크기이고, 고객의 글은 글로만 들어갑니다', () => {
  const { figures, svg } = svgOf('D413', '책 <b>"&')
  const [page] = figures.map((figure) => figure.page)
  expect(svg).toContain(
    `width="${page?.width}mm" height="${page?.height}mm" viewBox="0 0 ${page?.width} ${page?.height}"`,
  )
  expect(svg).toContain('책 &lt;b&gt;&quot;&amp;')
  expect(svg).not.toContain('<b>')
})

it('접지물은 바깥면 아래에 안쪽 면이 서고 서로 겹치지 않습니다', () => {
  const { figures, svg } = svgOf('D302', '리플릿')
  expect(figures).toHaveLength(2)
  const whole = Number(/height="([\d.]+)mm"/u.exec(svg)?.[1])
  expect(whole).toBeCloseTo(
    figures.reduce((sum, { page }) => sum + page.height, 20),
    3,
  )
  expect([...svg.matchAll(/<g id="trim"/gu)]).toHaveLength(1)
})

it('책등의 폭에는 얼마나 달라질 수 있는지가 붙고, 그만큼의 노랑 띠가 두 접는 선에 놓입니다', () => {
  const [sheet] = jobTemplate(geometryOf(defaultSpec('D413'))) ?? []
  const { svg } = svgOf('D413', '표지')
  expect(sheet?.tolerance).toBeGreaterThan(0)
  expect(svg).toMatch(/책등 [\d.]+ ±[\d.]+/u)
  expect(svg).toContain(`±${sheet?.tolerance}`)
  const [, band = ''] = /<g id="tolerance"[^>]*>(.*?)<\/g>/su.exec(svg) ?? []
  expect([...band.matchAll(/<rect/gu)]).toHaveLength(2)
})

it('범례는 그 장에 그려진 것만 말하고, 세로 치수는 치수선에 닿지 않습니다', () => {
  const leaflet = svgOf('D302', '리플릿')
  expect(leaflet.svg).toContain('파랑 접는 선')
  expect(leaflet.svg).not.toContain('회색 점선')
  const book = svgOf('D413', '표지')
  expect(book.svg).toContain('회색 점선 오시와 홈')
  const words = book.figures.flatMap(({ layers }) => layers.find(({ id }) => id === 'words')?.shapes ?? [])
  const height = words.find((shape) => shape.kind === 'text' && shape.turned && /^\d+$/u.test(shape.text))
  const line = words.find((shape) => shape.kind === 'line' && shape.x1 === shape.x2)
  if (height?.kind !== 'text' || line?.kind !== 'line') throw new Error('치수가 없습니다')
  // Turned clockwise, the feet of the letters stand on the side of the line.
  expect(line.x1 - height.x).toBeGreaterThan(2)
})
