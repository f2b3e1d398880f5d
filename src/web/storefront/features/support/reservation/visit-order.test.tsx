import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VisitOrder } from './visit-order.tsx'

const NEWEST = { orderNumber: '20261120-7K3Q2M', title: '서촌의 골목' }

function Sheet({ next }: { readonly next: string | null }) {
  const [client] = useState(() => {
    const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    known.setQueryData(['orders', 'for-visit'], { orders: [NEWEST], next })
    return known
  })
  const [value, setValue] = useState('')
  return (
    <QueryClientProvider client={client}>
      <VisitOrder isMember isWanted label="감리할 주문" value={value} error={undefined} onChange={setValue} />
      <output>{value}</output>
    </QueryClientProvider>
  )
}

it('lets a member pick one of the newest orders', async () => {
  await render(<Sheet next={null} />)
  await page.getByLabelText('감리할 주문').selectOptions(NEWEST.orderNumber)
  await expect.element(page.getByRole('status')).toHaveTextContent(NEWEST.orderNumber)
  expect(page.getByRole('option', { name: /번호로 쓰기/ }).elements()).toEqual([])
})

it('takes the number of an order that is older than the list', async () => {
  await render(<Sheet next="more" />)
  await page.getByLabelText('감리할 주문').selectOptions('더 오래된 주문, 번호로 쓰기')
  const field = page.getByRole('textbox', { name: '감리할 주문' })
  await expect.element(field).toHaveFocus()
  await field.fill('20240102-ABCDEF')
  await expect.element(page.getByRole('status')).toHaveTextContent('20240102-ABCDEF')
})
