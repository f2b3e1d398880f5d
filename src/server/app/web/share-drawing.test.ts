import { describe, expect, test } from 'vitest'
import { GUIDE_STARTS } from '#/contract/content/guide-starts.data.ts'
import { guideStart } from '#/contract/content/guide-starts.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { drawnFigure, drawnJob, shareSvg, wrap } from './share-drawing.ts'

const WORDS = {
  kicker: '작업 안내 1.5',
  title: '재단선·도련·안전영역',
  line: '도련은 <얼마나> 두나요?',
  brand: '직지 & 벗',
}

describe('the picture of a link', () => {
  test('has its words and the real drawing, and nothing in a text can end it', () => {
    const svg = shareSvg(WORDS, drawnJob(defaultSpec('D413')))
    expect(svg).toMatch(/^<svg .*<\/svg>$/)
    expect(svg).toContain('도련은 &lt;얼마나')
    expect(svg).toContain('직지 &amp; 벗')
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(5)
  })

  test.each(Object.keys(GUIDE_STARTS))('draws the job of %s', (slug) => {
    const { box, inner } = drawnJob(guideStart(slug) ?? defaultSpec('D413'))
    expect(box.width).toBeGreaterThan(50)
    expect(inner).not.toMatch(/NaN|undefined/)
  })

  test('breaks a title between words and behind dots, and a word that is too long within itself', () => {
    expect(wrap('전단·리플렛 규격과 접지', 60, 460)).toEqual(['전단·리플렛', '규격과 접지'])
    expect(wrap('재단선·도련·안전영역', 60, 460)).toEqual(['재단선·도련·', '안전영역'])
    expect(wrap('가'.repeat(30), 60, 460).join('')).toBe('가'.repeat(30))
    expect(wrap('', 60, 460)).toEqual([])
  })

  test('takes the first drawing of a figure with its colours as values', () => {
    const html =
      '<figure><svg viewBox="0 0 600 300"><svg x="1"><path class="_a"/></svg><text fill="var(--ink)">글</text></svg></figure><svg></svg>'
    const drawn = drawnFigure(
      html,
      ':root{--ink:#161513;--t-13:.8125rem}._a{stroke:var(--ink);font-size:var(--t-13)}p{x:y}',
    )
    expect(drawn?.box).toEqual({ x: 0, y: 0, width: 600, height: 300 })
    expect(drawn?.inner).toContain('._a{stroke:#161513;font-size:13px}')
    expect(drawn?.inner).toContain('<text fill="#161513">글</text>')
    expect(drawn?.inner).not.toContain('p{')
    expect(drawnFigure('<ol><li>글</li></ol>', '')).toBeNull()
    expect(drawnFigure('<svg viewBox="0 0 600 300">', '')).toBeNull()
    expect(drawnFigure('<svg viewBox="0 0 16 16"></svg>', '')).toBeNull()
  })
})
