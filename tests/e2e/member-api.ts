import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { neededConsents } from '#/domain/orders/consents.ts'

/** The headers by which the shop knows the page's member. */
export async function headersOf(page: Page): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => Boolean(request.headers()['authorization']))
  await page.reload()
  return { authorization: (await asked).headers()['authorization'] ?? '' }
}

/** The shop as the page's member asks it, for what a journey needs but is not about. */
export async function memberApi(page: Page) {
  const known = await headersOf(page)
  return async (path: string, data: object) => {
    const headers = { ...known, 'idempotency-key': randomUUID() }
    const answer = await page.request.post(path, { headers, data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()).resultData
  }
}

export type MemberApi = Awaited<ReturnType<typeof memberApi>>

export const addFlyer = (api: MemberApi, copies: number): Promise<{ id: string }> =>
  api('/api/cart/items', { spec: { ...FLYER.defaults, copies }, files: [] })

/** An order of one flyer that is not paid; its number and total. */
export async function placeFlyer(api: MemberApi, copies: number): Promise<{ orderNumber: string; total: number }> {
  const { id } = await addFlyer(api, copies)
  const counts = [{ line: 1, copies }]
  const zipcode = '04524'
  const { amounts } = await api('/api/orders/preview', {
    itemIds: [id],
    deliveries: [{ method: 'courier', zipcode, counts }],
  })
  const place = { zipcode, address: '서울 중구 세종대로 110', addressEtc: '1층' }
  const name = { name: '홍길동', phone: '010-1234-5678' }
  return api('/api/orders', {
    itemIds: [id],
    orderer: { ...name, email: 'hong@example.com', company: null },
    deliveries: [{ method: 'courier', recipient: { ...name, ...place, request: '' }, counts }],
    consents: neededConsents(false).map(({ kind, version }) => ({ kind, version })),
    memo: '',
    shownTotal: amounts.total,
  })
}
