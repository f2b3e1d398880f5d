import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { textBook } from '../../support/pdf/make-books.ts'
import { flyerPdf } from '../../support/pdf/make-flyer.ts'
import { upload } from '../buy-flyer.ts'
import { headersOf } from '../member-api.ts'
import { BY_A_JOB } from '../steps.ts'

const COPIES = 2000
const WHERE = [
  { zipcode: '04524', address: '서울 중구 세종대로 110', addressEtc: '1층' },
  { zipcode: '48058', address: '부산 해운대구 센텀중앙로 79', addressEtc: '3층' },
]

export interface Place {
  readonly name: string
  readonly phone: string
}

export interface DayOrder {
  readonly orderNumber: string
  readonly title: string
  readonly places: readonly Place[]
  readonly total: number
}

interface Wish {
  readonly title: string
  readonly places?: number
  readonly memo?: string
  /** To whoever delivers, in the customer's own words. */
  readonly request?: string
  /** A document of a word processor is all that the shop gets. */
  readonly material?: boolean
  /** A flyer of this size that shares its sheet with others, for the usual one. */
  readonly ganged?: { readonly width: number; readonly height: number }
}

/** An old document of 한글 begins like this; what follows is the writer's own. */
const DOCUMENT = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096, 7)])

/** A customer of the day, who orders without a click: the day is about the desk. */
export async function dayCustomer(page: Page) {
  const headers = await headersOf(page)
  const ask = async (method: 'get' | 'post', path: string, data?: object) => {
    const own = { ...headers, 'idempotency-key': randomUUID() }
    const once = () => page.request[method](path, { headers: own, ...(data ? { data } : {}) })
    let answer = await once()
    // A shop with too much to do says so, and is asked again as a browser would.
    for (let again = 0; answer.status() === 503 && again < 20; again += 1) {
      await page.waitForTimeout(1_500)
      answer = await once()
    }
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).resultData
  }
  const get = (path: string) => ask('get', path)
  const post = (path: string, data: object) => ask('post', path, data)
  const spec = { ...FLYER.defaults, trim: { width: 148, height: 210 }, copies: COPIES }
  const bytes = await textBook(2)

  async function order({
    title,
    places: count = 1,
    memo = '',
    request = '',
    material = false,
    ganged,
  }: Wish): Promise<DayOrder> {
    const part = material ? 'material' : 'sheet'
    const fileId = material
      ? await upload(page.request, headers, DOCUMENT, { name: `${title}.hwp`, purpose: part })
      : await upload(page.request, headers, ganged ? await flyerPdf('Flyer', ganged.width, ganged.height, 2) : bytes)
    const wanted = ganged ? { ...spec, trim: ganged, production: 'ganged' as const } : spec
    const { id } = await post('/api/cart/items', { spec: wanted, files: [{ fileId, part }], title })
    const places = WHERE.slice(0, count).map((where, at) => ({
      ...where,
      name: `${title.slice(-2)} 받는이${at + 1}`,
      phone: `010-5555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`,
    }))
    const delivery = (at: number) => ({ method: 'courier', counts: [{ line: 1, copies: COPIES / places.length }], at })
    const zipcodes = places.map(({ zipcode }, at) => ({ ...delivery(at), zipcode }))
    await expect(async () => {
      const { items } = await get('/api/cart')
      expect(items.find((item: { id: string }) => item.id === id)?.check.state).not.toBe('waiting')
    }).toPass(BY_A_JOB)
    const { amounts } = await post('/api/orders/preview', {
      itemIds: [id],
      deliveries: zipcodes.map(({ method, counts, zipcode }) => ({ method, counts, zipcode })),
    })
    const { orderNumber, total } = await post('/api/orders', {
      itemIds: [id],
      orderer: { name: '한울', phone: '010-1234-5678', email: 'hanul@example.com', company: null },
      deliveries: places.map((place, at) => ({
        method: 'courier',
        recipient: { ...place, request },
        counts: delivery(at).counts,
      })),
      consents: neededConsents(false).map(({ kind, version }) => ({ kind, version })),
      memo,
      shownTotal: amounts.total,
    })
    return { orderNumber, title, places, total }
  }

  async function approve(orderNumber: string): Promise<void> {
    const seek = async (cursor = ''): Promise<string | null> => {
      const { items, next } = await get(`/api/proofs${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
      const found = items.find((each: { orderNumber: string }) => each.orderNumber === orderNumber)
      return found?.id ?? (next ? seek(next) : null)
    }
    await expect.poll(() => seek(), { ...BY_A_JOB, message: `a proof of ${orderNumber}` }).not.toBeNull()
    const proof = await get(`/api/proofs/${await seek()}`)
    const version = proof.versions[0]
    await post(`/api/proofs/${proof.id}/approval`, approvalOf(proof, version))
  }

  return { order, approve, get, post }
}

export type DayCustomer = Awaited<ReturnType<typeof dayCustomer>>

/** All of them in one payment by card. */
export async function payTogether(page: Page, orders: readonly DayOrder[]): Promise<void> {
  await page.goto(`/order/payment?${orders.map(({ orderNumber }) => `orderNumbers=${orderNumber}`).join('&')}`)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  // The money is taken by this page; who leaves it before has not paid.
  await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible(BY_A_JOB)
}
