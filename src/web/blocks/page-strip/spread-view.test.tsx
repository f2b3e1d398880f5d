import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SpreadView } from './spread-view.tsx'

it('draws the knife and, standing off what they frame, the places of findings on the large page, in its own millimetres', async () => {
  const box = { x: 138, y: 175, width: 72, height: 6 }
  const place = {
    box,
    severity: 'warn',
    trim: { x: 3, y: 3, width: 204, height: 291 },
    size: { width: 210, height: 297 },
  } as const
  const { container } = await render(
    <SpreadView
      spread={[null, 1]}
      size={{ width: 210, height: 297 }}
      pictures={new Map([[1, 'data:,']])}
      places={new Map([[1, [place]]])}
    />,
  )
  expect(container.innerHTML).toContain('viewBox="0 0 210 297"')
  expect(container.innerHTML).toContain('x="3" y="3" width="204" height="291"')
  expect(container.innerHTML).toContain('<rect x="137" y="174" width="74" height="8"')
})
