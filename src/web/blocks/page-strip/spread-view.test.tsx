import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SpreadView } from './spread-view.tsx'

it('draws the places of findings on the large page, in its own millimetres', () => {
  const box = { x: 138, y: 175, width: 72, height: 6 }
  const place = { box, severity: 'warn', size: { width: 210, height: 297 } } as const
  const markup = renderToStaticMarkup(
    <SpreadView
      spread={[null, 1]}
      size={{ width: 210, height: 297 }}
      pictures={new Map([[1, 'page.png']])}
      places={new Map([[1, [place]]])}
    />,
  )
  expect(markup).toContain('viewBox="0 0 210 297"')
  expect(markup).toContain('<rect x="138" y="175" width="72" height="6"')
  expect(markup).toContain('calc(62vh * 0.7')
})
