import { randomUUID } from 'node:crypto'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { importBankFile, listBankRows, readBankFile } from '#/contract/money/bank-deposits.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { formatCsv } from '#/lib/csv.ts'
import type { Caller, StaffCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import { placeFlyer } from './checkout.ts'

export const SHOP_BANK = { bank: '국민은행', number: '123-45-678901', holder: '직지프린트' }

/** The shop names its own account, as an administrator does under 설정. */
export async function nameShopAccount(shop: TestShop): Promise<void> {
  const { brand, company, hours, pickUpAt, pressFormat, version } = (await shop.call(getShop)).data
  const owner = await shop.staff('administrator')
  await shop.call(changeShop, {
    as: owner,
    body: { brand, company, hours, pickUpAt, pressFormat, version, bank: SHOP_BANK },
  })
}

/** An order that waits for a transfer under a name of its own. */
export async function awaitedFlyer(shop: TestShop, as: Caller, depositor: string) {
  const order = await placeFlyer(shop, as)
  const body = { orderNumbers: [order.orderNumber], method: 'bank' as const, depositor }
  const { data } = await shop.call(startPayment, { as, body, key: randomUUID() })
  return { ...order, ...data }
}

const HEADS = ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '거래후잔액', '거래점']
export interface Booked {
  readonly at: string
  readonly name: string
  /** Negative went out. */
  readonly amount: number
  readonly balance?: number
}

/** A list as a bank gives it: the account above, the sum below. */
export const bankCsv = (rows: readonly Booked[]): string =>
  formatCsv([
    ['계좌번호', '123-45-678901', '예금주', '직지프린트'],
    HEADS,
    ...rows.map(({ at, name, amount, balance }) => [
      at,
      '인터넷',
      name,
      amount < 0 ? (-amount).toLocaleString('ko-KR') : '',
      amount > 0 ? amount.toLocaleString('ko-KR') : '',
      balance === undefined ? '' : String(balance),
      '',
    ]),
    ['합계', '', '', '', '', '', ''],
  ])

interface Sent {
  readonly content: string | Buffer
  readonly query?: Readonly<Record<string, string>>
}

async function send(shop: TestShop, as: StaffCaller, path: string, { content, query = {} }: Sent) {
  const boundary = 'cut'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...as.headers }
  const url = `${path}?${new URLSearchParams({ bank: '국민은행', ...query }).toString()}`
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
  const { resultData, ...failure } = answer.json()
  return { status: answer.statusCode, body: resultData ?? failure }
}

export const previewBank = (shop: TestShop, as: StaffCaller, sent: Sent) => send(shop, as, readBankFile.path, sent)

export async function importBank(shop: TestShop, as: StaffCaller, content: string | Buffer) {
  const query = { fileName: '거래내역.csv' }
  const answer = await send(shop, as, importBankFile.path, { content, query })
  await shop.runJobs()
  return answer
}

export const bankRowsOf = async (
  shop: TestShop,
  as: StaffCaller,
  show: 'open' | 'matched' | 'set-aside' | 'withdrawals',
) => (await shop.call(listBankRows, { as, query: { show } })).data.rows

/** Of now, as a bank writes it. */
export const bankTime = (shop: TestShop, minutes = 0): string =>
  new Date(shop.clock.now().getTime() + 9 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
