import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { type Column, Table } from './table.tsx'

const COLUMNS: readonly Column<string>[] = [
  { key: 'name', head: '상품권', rowHead: true, cell: (name) => name },
  { key: 'act', head: '받기', right: true, cell: () => <Button variant="quiet">카드 받기</Button> },
]

test.each([390, 1440])('a button at the end of a row stays inside its table, %i px wide', async (width) => {
  await page.viewport(width, 800)
  const { container } = await render(
    <Table caption="발행한 상품권" columns={COLUMNS} rows={['법인 판매']} rowKey={(name) => name} />,
  )
  const frame = container.firstElementChild
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
  // Its words end where the head of their column does.
  const [head, button] = [page.getByText('받기', { exact: true }), page.getByRole('button')].map((found) =>
    found.element().getBoundingClientRect(),
  )
  if (width === 1440) expect(button?.right).toBeCloseTo(head?.right ?? 0, 0)
})
