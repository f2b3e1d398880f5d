import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTaxInvoices } from '#/sandboxes/tax-invoices/build-tax-invoices.ts'
import type { PaperService } from '#/sandboxes/tax-invoices/service.ts'
import type { InvoiceCall, PaperKey, ReceiptCall, TaxInvoices } from '#/server/ports/tax-invoices.ts'
import { popbill } from './popbill.ts'

const KEYS = { linkId: 'TESTER', secretKey: 'dGVzdGVyLWtleQ==' }
const SUPPLIER = '2208111115'
const supplier = {
  businessNumber: SUPPLIER,
  company: '연습인쇄',
  ceo: '한지수',
  address: '서울',
  phone: '',
  email: '',
  businessType: '제조',
  businessItem: '인쇄',
}
const buyer = {
  businessNumber: '1208147521',
  company: '한울출판',
  ceo: '김한울',
  address: '',
  businessType: '',
  businessItem: '',
  manager: '이담당',
  email: 'tax@example.com',
}

let service: PaperService
let papers: TaxInvoices
let other: TaxInvoices
let slow: TaxInvoices
let ahead = 0
let count = 0
const faults: unknown[] = []
const warnings: unknown[] = []
const practice = buildTaxInvoices({ ...KEYS, stepMs: 60_000, slowMs: 4_000, now: () => Date.now() + ahead })

beforeAll(async () => {
  const url = await practice.app.listen({ host: '127.0.0.1', port: 0 })
  service = practice.service
  const at = { auth: url, service: url, serviceId: 'POPBILL_TEST', practised: true, timeoutMs: 1_500 }
  const log = { error: (fault: unknown) => faults.push(fault), warn: (said: unknown) => warnings.push(said) }
  papers = popbill({ ...at, ...KEYS }, log)
  other = popbill({ ...at, ...KEYS, secretKey: 'b3RoZXI=' }, log)
  slow = popbill({ ...at, ...KEYS, now: () => Date.now() + ahead - 60 * 60_000 }, log)
})
afterAll(() => practice.app.close())

const newKey = () => `T${(count += 1).toString().padStart(6, '0')}`
const invoice = (over: Partial<InvoiceCall> = {}): InvoiceCall => ({
  key: newKey(),
  supplier,
  buyer,
  writeDay: '2026-11-17',
  paid: true,
  supply: 1000,
  vat: 100,
  items: [{ day: '2026-11-17', name: '전단', quantity: 10, unitPrice: 100, supply: 1000, vat: 100 }],
  remark: '20261117-7K3Q2M',
  amends: null,
  ...over,
})
const receipt = (over: Partial<ReceiptCall> = {}): ReceiptCall => ({
  key: newKey(),
  supplier,
  buyer: { identity: '01012345678', email: '' },
  usage: 'income',
  supply: 1000,
  vat: 100,
  itemName: '전단',
  orderNumber: '20261117-7K3Q2M',
  cancels: null,
  ...over,
})
const named = (company: string) => ({ ...buyer, company })
const keyOf = (kind: PaperKey['kind'], key: string): PaperKey => ({ kind, supplierNumber: SUPPLIER, key })

describe('an invoice', () => {
  test('is issued with the tax office’s number, sent and filed', async () => {
    const call = invoice()
    expect(await papers.issueInvoice(call)).toMatchObject({ kind: 'paper', state: 'issued' })
    const by = keyOf('invoice', call.key)
    expect(await papers.lookUp(by)).toMatchObject({ state: 'issued', confirmNumber: expect.stringMatching(/^\d{24}$/) })
    ahead += 60_000
    expect(await papers.lookUp(by)).toMatchObject({ state: 'sent' })
    ahead += 60_000
    expect(await papers.lookUp(by)).toMatchObject({ state: 'done' })
    expect(await papers.withdraw(by, '늦음')).toMatchObject({ kind: 'refused' })
    expect(await papers.paperUrl(by)).toMatchObject({ kind: 'url' })
  })

  test('asked for twice by one key is issued once', async () => {
    const call = invoice()
    const first = await papers.issueInvoice(call)
    const before = service.all().length
    expect(await papers.issueInvoice(call)).toMatchObject({
      kind: 'paper',
      confirmNumber: first.kind === 'paper' ? first.confirmNumber : '',
    })
    expect(service.all()).toHaveLength(before)
  })

  test.each([
    ['late', '연습-늦은답'],
    ['lost', '연습-끊김'],
  ])('whose answer is %s is not known, and found by its key', async (_, company) => {
    const call = invoice({ buyer: named(company) })
    expect(await papers.issueInvoice(call)).toMatchObject({ kind: 'unknown' })
    expect(await papers.lookUp(keyOf('invoice', call.key))).toMatchObject({ kind: 'paper', state: 'issued' })
  })

  test('that is refused is told so, and is nowhere', async () => {
    const call = invoice({ buyer: named('연습-거절') })
    expect(await papers.issueInvoice(call)).toMatchObject({ kind: 'refused', message: expect.stringContaining('발행') })
    expect(await papers.lookUp(keyOf('invoice', call.key))).toEqual({ kind: 'none' })
    const wrong = invoice({ buyer: { ...buyer, businessNumber: '1208147522' } })
    expect(await papers.issueInvoice(wrong)).toMatchObject({ kind: 'refused', code: '-11001024' })
  })

  test('without points is refused, and the shop is told', async () => {
    const before = faults.length
    const outcome = await papers.issueInvoice(invoice({ buyer: named('연습-포인트') }))
    expect(outcome).toMatchObject({ kind: 'refused', code: '-99000002' })
    expect(faults.length).toBe(before + 1)
    expect(await papers.points(SUPPLIER)).toMatchObject({ kind: 'points', points: service.points })
  })

  test('that the tax office does not take says why', async () => {
    const call = invoice({ buyer: named('연습-국세청거절') })
    await papers.issueInvoice(call)
    ahead += 120_000
    expect(await papers.lookUp(keyOf('invoice', call.key))).toMatchObject({
      state: 'rejected',
      failure: { code: 'ERR001' },
    })
  })

  test('is withdrawn before the tax office has it', async () => {
    const call = invoice()
    await papers.issueInvoice(call)
    const by = keyOf('invoice', call.key)
    expect(await papers.withdraw(by, '잘못')).toEqual({ kind: 'withdrawn' })
    expect(await papers.lookUp(by)).toMatchObject({ state: 'withdrawn' })
  })

  test('that takes back needs a minus', async () => {
    const amends = { code: 4, confirmNumber: '2'.repeat(24) } as const
    expect(await papers.issueInvoice(invoice({ amends }))).toMatchObject({ kind: 'refused', code: '-11001010' })
    const minus = invoice({ amends, supply: -1000, vat: -100 })
    expect(await papers.issueInvoice(minus)).toMatchObject({ kind: 'paper' })
  })
})

describe('a cash receipt', () => {
  test('is taken back in parts once it is filed, and never more than it was', async () => {
    const outcome = await papers.issueReceipt(receipt())
    const cancels = {
      confirmNumber: outcome.kind === 'paper' ? (outcome.confirmNumber ?? '') : '',
      day: '2026-11-17',
      whole: false,
    }
    const half = { supply: 500, vat: 50, cancels }
    expect(await papers.issueReceipt(receipt(half))).toMatchObject({ kind: 'refused', code: '-14001021' })
    ahead += 120_000
    expect(await papers.issueReceipt(receipt(half))).toMatchObject({ kind: 'paper' })
    const rest = receipt(half)
    expect(await papers.issueReceipt(rest)).toMatchObject({ kind: 'paper' })
    expect(await papers.issueReceipt(receipt(half))).toMatchObject({ kind: 'refused', code: '-14001023' })
    expect(await papers.lookUp(keyOf('receipt', rest.key))).toMatchObject({ kind: 'paper' })
  })

  test('to a number that is none is refused', async () => {
    const call = receipt({ buyer: { identity: '123', email: '' } })
    expect(await papers.issueReceipt(call)).toMatchObject({ kind: 'refused', code: '-14001004' })
  })
})

test.each([
  ['1208147521', 'open'],
  ['1000000009', 'closed'],
  ['1000000014', 'resting'],
  ['1000000028', 'unregistered'],
])('a firm by its number: %s is %s', async (number, state) => {
  expect(await papers.checkFirm(SUPPLIER, number)).toEqual({ kind: 'firm', state })
})

describe('at the gate of the vendor', () => {
  test('a token that has ended before its time is asked for anew, and the paper is issued once', async () => {
    await papers.points(SUPPLIER)
    practice.linkhub.end()
    const before = service.all().length
    const [told, call] = [faults.length, invoice()]
    expect(await papers.issueInvoice(call)).toMatchObject({ kind: 'paper', state: 'issued' })
    practice.linkhub.end()
    expect(await papers.lookUp(keyOf('invoice', call.key))).toMatchObject({ kind: 'paper' })
    expect([service.all().length, faults.length]).toEqual([before + 1, told])
  })

  test('a machine whose clock is off signs by the clock of the vendor, and it is told', async () => {
    expect(await slow.issueInvoice(invoice())).toMatchObject({ kind: 'paper', state: 'issued' })
    expect(warnings.at(-1)).toEqual({ seconds: expect.closeTo(3600, -1) })
    // The token ends by their clock, not an hour later by ours.
    const told = warnings.length
    ahead += 31 * 60_000
    expect(await slow.points(SUPPLIER)).toMatchObject({ kind: 'points' })
    expect(warnings).toHaveLength(told)
  })

  test('nothing is sent while nobody gives tokens, and it is issued once somebody does', async () => {
    practice.linkhub.end()
    practice.linkhub.away = true
    const call = invoice()
    expect(await papers.issueInvoice(call)).toEqual({ kind: 'not-sent', code: expect.any(String) })
    expect(await papers.points(SUPPLIER)).toMatchObject({ kind: 'not-sent' })
    expect(service.find('invoice', SUPPLIER, call.key)).toBeNull()
    practice.linkhub.away = false
    expect(await papers.issueInvoice(call)).toMatchObject({ kind: 'paper', state: 'issued' })
  })
})

test('by a wrong key nothing is issued, and it is told why', async () => {
  const call = invoice()
  expect(await other.issueInvoice(call)).toMatchObject({ kind: 'refused', code: '-10000012' })
  expect(service.find('invoice', SUPPLIER, call.key)).toBeNull()
  expect(await other.points(SUPPLIER)).toMatchObject({ kind: 'refused', code: '-10000012' })
})
