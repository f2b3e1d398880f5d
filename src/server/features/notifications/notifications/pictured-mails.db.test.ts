import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { deliverMessage } from '#/server/features/people/messages/deliver-message.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import { type JobPainter, jobPainter } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Message } from '#/server/ports/messenger.ts'
import type { GuestCaller, MemberCaller } from '#tests/support/callers.ts'
import { addFlyer, ORDERER, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { jobShower } from './show-jobs.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const book = (): JobSpec => ({ ...defaultSpec('D413'), copies: 30 })
const mailboxOf = (name: string) => ({ ...ORDERER, email: `${name}@example.com` })

async function addBook(as: MemberCaller | GuestCaller) {
  const files = []
  for (const [part, pdf] of [
    ['inner', await textBook(4)],
    ['cover', await spreadCover(12)],
  ] as const)
    files.push({ part, fileId: await uploadPdf(shop, as, pdf, part) })
  const body = { spec: book(), files, askStaff: true, title: '서촌의 골목' }
  const item = (await shop.call(addCartItem, { as, body })).data
  await shop.runJobs()
  return item
}

type Items = Parameters<typeof sheetFor>[2]

/** Mails to `name` after an order of these, and after it was paid. */
async function mailsOf(name: string, items: Items, as: MemberCaller | GuestCaller = member) {
  const sheet = { ...(await sheetFor(shop, as, items)), orderer: mailboxOf(name) }
  const { orderNumber } = (await shop.call(placeOrder, { as, body: sheet })).data
  await shop.runJobs()
  await payFor(shop, gateway, as, [orderNumber])
  await shop.runJobs()
  const mails = shop.outbox.sent.filter(({ channel, to }) => channel === 'email' && to === mailboxOf(name).email)
  const [received, paid] = ['order-received', 'paid-now'].map((words) => mails.find((mail) => mail.words === words))
  return { received, paid, orderNumber }
}

let ordered: ReturnType<typeof mailsOf> | undefined
/** An order that several tests look at. */
async function paidBook() {
  ordered ??= addBook(member).then((item) => mailsOf('mine', [item]))
  return ordered
}

/** A code from this mailbox was entered. */
const prove = (name: string) =>
  shop.container.database.pool.query(
    'update member set email = $2, email_key = $2, email_proven_at = now() where id = $1',
    [member.memberId, mailboxOf(name).email],
  )

describe('a mail about an order', () => {
  test('shows the first job: its picture, which is small, its title, and how many others there are', async () => {
    const items = [await addBook(member), await addFlyer(shop, member)]
    const { paid, orderNumber } = await mailsOf('many', items)
    expect(paid?.shown).toMatchObject({ title: '서촌의 골목', others: 1 })
    expect(paid?.shown?.kind).toMatch(/^책 /)
    expect(paid?.body).toContain(orderNumber)
    const { content = new Uint8Array(), ...size } = paid?.shown?.picture ?? {}
    expect(content.length).toBeGreaterThan(1000)
    expect(content.length).toBeLessThan(40_000)
    const { format, width, height } = await sharp(content).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...size })
    expect(Math.max(width, height)).toBe(240)
  })

  test('has no picture where the job has no file, and says the same', async () => {
    const { received, paid } = await mailsOf('bare', [await addFlyer(shop, member)])
    expect([received?.shown, paid?.shown]).toEqual([undefined, undefined])
    expect(paid?.body).toContain('결제하셨습니다')
  })

  test('shows nothing in a mailbox that was only typed until money was paid, and at once in a proven one', async () => {
    const typed = await mailsOf('typed', [await addBook(member)])
    expect([typed.received?.shown, typed.paid?.shown?.title]).toEqual([undefined, '서촌의 골목'])
    await prove('proven')
    const proven = await mailsOf('proven', [await addBook(member)])
    expect(proven.received?.shown?.title).toBe('서촌의 골목')
    const other = await mailsOf('other', [await addBook(member)])
    expect(other.received?.shown).toBeUndefined()
  })

  test('shows a guest the own job once it is paid', async () => {
    const guest = await shop.guest()
    const { received, paid } = await mailsOf('guest', [await addBook(guest)], guest)
    expect([received?.shown, paid?.shown?.title]).toEqual([undefined, '서촌의 골목'])
  })

  test('shows nothing of an order that is another member’s by then', async () => {
    const { paid } = await paidBook()
    const jobs = paid?.jobs
    if (!jobs) throw new Error('the mail is about no job')
    const show = jobShower({ ...shop.container, jobPainter: { paint: async () => PAINTED } })
    expect(await show(jobs)).not.toBeNull()
    const stranger = await shop.member()
    expect(await show({ ...jobs, memberId: stranger.memberId })).toBeNull()
  })

  test('shows nothing of files that whoever is told may not see', async () => {
    const { paid, orderNumber } = await mailsOf('closed', [await addBook(member)])
    const { pool } = shop.container.database
    await pool.query(
      `update file set owner_kind = 'staff', owner_id = $2 where id in (
        select (f->>'fileId')::uuid from order_lines l join orders o on o.id = l.order_id, jsonb_array_elements(l.files) f where o.number = $1)`,
      [orderNumber, randomUUID()],
    )
    const again = await sendAnew(paid, undefined)
    expect(again?.shown).toBeUndefined()
    expect(again?.body).toBe(paid?.body)
  })
})

const NONE = { usual: 1, hurried: 1 }
const PAINTED = { content: Buffer.alloc(2000), width: 240, height: 200 }

/** The mail goes out once more as if it were another, its job painted by `painter` or by the shop's own. */
async function sendAnew(mail: Message | undefined, painter: JobPainter | undefined) {
  if (!mail) throw new Error('no mail')
  const { jobs, words, channel, to, subject, body } = mail
  const key = randomUUID()
  const message = { ...(jobs ? { jobs } : {}), ...(words ? { words } : {}), channel, to, subject, body, key }
  if (painter) {
    const showJobs = jobShower({ ...shop.container, jobPainter: painter, mailPatience: NONE })
    await deliverMessage({ ...shop.container, showJobs }, message, {
      jobId: key,
      attempt: 1,
      lastAttempt: false,
      givesUp: () => false,
    })
  } else {
    await shop.container.database.transaction((tx) => shop.container.jobs.add(tx, sendMessage, message))
    await shop.runJobs()
  }
  return shop.outbox.sent.find((sent) => sent.key === key)
}

test('many mails about one job at once paint it once', async () => {
  const { paid } = await paidBook()
  const worn: string[] = []
  const photoScaler = {
    wear: async (svg: string) => {
      worn.push(svg)
      return PAINTED
    },
  }
  const showJobs = jobShower({ ...shop.container, jobPainter: jobPainter({ ...shop.container, photoScaler }) })
  const jobs = paid?.jobs
  if (!jobs) throw new Error('the mail is about no job')
  const shown = await Promise.all(Array.from({ length: 20 }, () => showJobs(jobs)))
  expect(new Set(shown.map((one) => one?.title))).toEqual(new Set(['서촌의 골목']))
  expect(worn).toHaveLength(1)
})

describe('a mail goes out all the same', () => {
  const painters: readonly (readonly [string, JobPainter])[] = [
    ['the machine is too busy to paint', { paint: () => Promise.reject(new Error('busy')) }],
    ['painting never ends', { paint: () => new Promise(() => undefined) }],
    ['there is no picture', { paint: async () => null }],
    ['the picture is too heavy for a mail', { paint: async () => ({ ...PAINTED, content: Buffer.alloc(90_000) }) }],
  ]
  test.each(painters)('where %s', async (_why, painter) => {
    const { paid } = await paidBook()
    const sent = await sendAnew(paid, painter)
    expect(sent).toMatchObject({ body: paid?.body, subject: paid?.subject })
    expect(sent?.shown).toBeUndefined()
  })
})
