import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Viewer } from './use-viewer.ts'
import { ViewerTools } from './viewer-tools.tsx'

const still = (): void => undefined

const viewerAt = (index: number, comparing: boolean, went: number[] = []): Viewer => ({
  version: 2,
  comparing,
  beside: false,
  spreads: [],
  spread: { left: 1, right: null },
  index,
  isFirst: index === 0,
  isLast: false,
  zoom: 1,
  lines: { trim: true, bleed: true, safe: true, fold: true },
  placing: false,
  draft: null,
  flip: still,
  go: (to) => void went.push(to),
  goToPage: still,
  showVersion: still,
  toggleCompare: still,
  layBeside: still,
  toggleLine: still,
  zoomBy: still,
  togglePlacing: still,
  setDraft: still,
})

const tools = (viewer: Viewer, versions: readonly number[] = [1, 2]) => (
  <div style={{ containerType: 'inline-size', width: 390 }}>
    <ViewerTools
      viewer={viewer}
      versions={versions}
      label="3쪽"
      pageCount={27}
      bleed={3}
      folded
      changed={[3, 10, 11, 21]}
      canPin
    />
  </div>
)

test('two versions that are compared on a phone can be left again', async () => {
  await page.viewport(390, 844)
  await render(tools(viewerAt(3, true)))
  for (const name of ['v1', 'v2', '비교', '나란히'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.95 })
  await expect.element(page.getByRole('button', { name: '다음 바뀐 쪽 (4)' })).toBeInViewport({ ratio: 0.95 })
})

test('a version that has no room is reached by moving the row of buttons', async () => {
  await page.viewport(390, 844)
  await render(tools(viewerAt(0, false), [1, 2, 3, 4, 5, 6, 7, 8]))
  await page.getByRole('button', { name: '비교', exact: true }).click()
  await expect.element(page.getByRole('button', { name: '비교', exact: true })).toBeInViewport({ ratio: 0.95 })
})

test('comparing begins at a page that is not the same', async () => {
  const went: number[] = []
  const screen = await render(tools(viewerAt(0, false, went)))
  await page.getByRole('button', { name: '비교', exact: true }).click()
  expect(went).toEqual([3])
  await screen.rerender(tools(viewerAt(10, false, went)))
  await page.getByRole('button', { name: '비교', exact: true }).click()
  expect(went).toEqual([3])
})
