import { createHash } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { textBook } from '../support/pdf/make-books.ts'
import { headersOf } from './member-api.ts'
import { orderAndPay } from './steps.ts'

const SHEET = { name: '점심 차림.pdf', purpose: 'sheet' }

/** Uploads a file as the browser does: start, signed PUT, complete. */
export async function upload(
  request: APIRequestContext,
  headers: Record<string, string>,
  bytes: Uint8Array,
  what = SHEET,
): Promise<string> {
  const ask = async (url: string, data: object) => {
    const answer = await request.post(url, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).resultData
  }
  const { fileId } = await ask('/api/files', { ...what, bytes: bytes.length })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { parts } = await ask(`/api/files/${fileId}/parts`, { parts: [{ number: 1, sha256 }] })
  const put = await request.put(parts[0].url, { headers: parts[0].headers, data: Buffer.from(bytes) })
  expect(put.ok(), await put.text()).toBe(true)
  await ask(`/api/files/${fileId}/complete`, { sha256 })
  return fileId
}

/** A paid flyer with its file, bought on the page of a customer who is logged in; its number. */
export async function buyFlyer(page: Page, memo = ''): Promise<string> {
  const headers = await headersOf(page)
  // Other journeys of the same customer may have left something in the cart.
  const cart = (await (await page.request.get('/api/cart', { headers })).json()) as {
    resultData: { items: readonly { id: string }[] }
  }
  for (const { id } of cart.resultData.items) await page.request.delete(`/api/cart/items/${id}`, { headers })
  const fileId = await upload(page.request, headers, await textBook(2))
  const spec = { ...FLYER.defaults, trim: { width: 148, height: 210 } }
  const added = await page.request.post('/api/cart/items', {
    headers: { ...headers, 'idempotency-key': `proof-${Date.now()}` },
    data: { spec, files: [{ fileId, part: 'sheet' }] },
  })
  expect(added.ok(), await added.text()).toBe(true)
  await page.goto('/mypage/cart')
  return orderAndPay(page, memo)
}
