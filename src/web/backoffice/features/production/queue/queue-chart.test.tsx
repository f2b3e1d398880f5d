import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { QUEUE, QUEUE_KINDS } from '#/domain/orders/queue-kinds.ts'
import { QueueChart } from './queue-chart.tsx'

const emptyRow = (kind: QueueRow['kind']): QueueRow => ({
  kind,
  label: QUEUE[kind].label,
  count: 0,
  overdue: 0,
  oldest: null,
  items: [],
})

const waiting = (kind: QueueRow['kind'], count: number): QueueRow => {
  const since = new Date().toISOString()
  return { ...emptyRow(kind), count, oldest: since, items: [{ orderNumber: '20261130-ABCDEF', since, due: since }] }
}

/** Every kind of work; of two kinds something waits. */
const ROWS = QUEUE_KINDS.map((kind) =>
  kind === 'make-proof' ? waiting(kind, 3) : kind === 'dispatch' ? waiting(kind, 8) : emptyRow(kind),
)

interface DeskProps {
  readonly rows: readonly QueueRow[]
  readonly start?: QueueRow['kind']
}

function Desk({ rows, start }: DeskProps) {
  const [kind, setKind] = useState(start ?? null)
  return (
    <>
      <QueueChart rows={rows} known chosen={kind} onChoose={(next) => setKind(next ?? null)} />
      <output>{kind}</output>
    </>
  )
}

const namesOfRows = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((each) => each.textContent)

for (const width of [390, 1440])
  test(`kinds that nothing waits in are one line below those that wait, at ${width} px`, async () => {
    await page.viewport(width, 900)
    const { container } = await render(<Desk rows={ROWS} />)
    expect(namesOfRows()).toEqual(['시안 만들기', '출고'])
    await expect.element(page.getByRole('button', { name: `비어 있는 일 ${ROWS.length - 2}가지` })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '파일 문제' })).not.toBeInTheDocument()
    expect(container.getBoundingClientRect().height).toBeLessThan(240)
  })

test('the quiet line opens by keyboard, and a kind in it is chosen where it stands', async () => {
  await page.viewport(1440, 900)
  await render(<Desk rows={ROWS} />)
  const fold = page.getByRole('button', { name: /비어 있는 일/ })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  fold.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  const kind = page.getByRole('button', { name: '파일 문제' })
  await kind.click()
  await expect.element(kind).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('file-problem')
  // It did not go from under the finger to another place.
  await vi.waitFor(() => expect(document.activeElement).toBe(kind.element()))
  await kind.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('the kind that somebody works on stays a row when its last one is done', async () => {
  await page.viewport(1440, 900)
  const rows = ROWS.map((row) => (row.kind === 'dispatch' ? emptyRow('dispatch') : row))
  await render(<Desk rows={rows} start="dispatch" />)
  expect(namesOfRows()).toEqual(['시안 만들기', '출고'])
  await page.getByRole('button', { name: '출고' }).click()
  expect(namesOfRows()).toEqual(['시안 만들기'])
})

test('where nothing waits at all it is said, and no clock is drawn', async () => {
  await page.viewport(1440, 900)
  await render(<Desk rows={QUEUE_KINDS.map(emptyRow)} />)
  await expect.element(page.getByText('기다리는 일이 없습니다')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('what stands below is seen once its place is known, and not before', async () => {
  const below = (known: boolean, onRetry?: () => void) => (
    <div>
      <QueueChart rows={ROWS} known={known} onRetry={onRetry} chosen={null} onChoose={vi.fn()} />
      <p>주문 표</p>
    </div>
  )
  const { rerender } = await render(below(false))
  await expect.element(page.getByText('주문 표')).not.toBeVisible()
  await rerender(below(true))
  await expect.element(page.getByText('주문 표')).toBeVisible()
  // Nobody is kept from the orders by a queue that does not answer.
  await rerender(below(false, vi.fn()))
  await expect.element(page.getByText('주문 표')).toBeVisible()
})

test('an answer that did not come is said, and can be asked for again', async () => {
  const retry = vi.fn()
  await render(
    <QueueChart
      rows={ROWS.map(({ kind }) => emptyRow(kind))}
      known={false}
      onRetry={retry}
      chosen={null}
      onChoose={vi.fn()}
    />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('기다리는 일을 불러오지 못했습니다.다시 시도')
  await page.getByRole('button', { name: '다시 시도' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
