import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OrderTable } from './order-table.tsx'

const nothing = () => {}
const selection = { picked: new Set<string>(), toggle: nothing, pickTo: nothing, add: nothing, remove: nothing }
const COLUMNS = ['customer', 'memo', 'payment', 'file', 'proof', 'production', 'delivery', 'due', 'assignee'] as const

test('beside an open order the job has the room that hidden columns leave, and nothing scrolls', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(
    <div data-open style={{ width: 884, overflow: 'auto' }}>
      <OrderTable
        rows={[]}
        columns={COLUMNS}
        current="line"
        selection={{ ...selection, clear: nothing }}
        today="2026-11-30"
        onOpen={nothing}
        foot="합계"
      />
    </div>,
  )
  const job = page.getByRole('columnheader', { name: '작업' }).element()
  const last = page.getByRole('columnheader', { name: '출고' }).element()
  const { right } = container.getBoundingClientRect()
  expect(job.clientWidth).toBeGreaterThan(200)
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  expect(container.firstElementChild?.scrollWidth).toBe(884)
})
