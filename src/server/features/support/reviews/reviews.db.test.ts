import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeRules, readBenefits } from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import * as contract from '#/contract/support/reviews.contract.ts'
import * as desk from '#/contract/support/staff-reviews.contract.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { earnOfReview } from '#/server/features/benefits/wallet/wallet.public.ts'
import { writeStates } from '#/server/features/ordering/orders/write-states.ts'
import { readMigrations } from '#/server/platform/db/migrate.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../../migrations')

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
})
beforeEach(() => shop.container.database.pool.query('delete from reviews'))

type Body = BodyInputOf<typeof contract.writeReview>
const BODY: Body = {
  rating: 4,
  scores: { colour: 5, binding: 3 },
  body: '책등 글자가 가운데에 왔습니다.',
  showsWork: true,
  keep: [],
  add: [],
}

async function delivered(as: Pick<MemberCaller, 'memberId'> = member) {
  const order = await paidOrder(shop, as.memberId, { spec: bookSpec(100, { paper: 'cream-80' }) })
  await shop.container.database.pool.query(`update order_deliveries set state = 'delivered' where id = $1`, [
    order.deliveryId,
  ])
  return order
}
const write = (lineId: string, body: Partial<Body> = {}, as: Caller = member) =>
  shop.call(contract.writeReview, { as, params: { lineId }, body: { ...BODY, ...body } })
async function letReviewsEarn() {
  const owner = await shop.staff()
  const { version, rules } = (await shop.call(readBenefits, { as: owner })).data
  const earning = { ...rules, reviewPoints: 300, photoReviewPoints: 1_000 }
  await shop.call(changeRules, { as: owner, body: { base: version, rules: earning } })
}
const deskReview = async (as: StaffCaller, id: string) =>
  (await shop.call(desk.listDeskReviews, { as, query: {} })).data.items.find(({ review }) => review.id === id)
const list = async (query = {}) => (await shop.call(contract.listReviews, { as: shop.visitor(), query })).data
const upload = (content: Uint8Array, as: Caller = member) => uploadDocument(shop, as, 'attachment', content)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43e00' } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()

describe('writing a review', () => {
  it('is for who received the line, once, and can be changed and deleted', async () => {
    const { lineId } = await delivered()
    expect((await write(lineId)).data).toMatchObject({
      rating: 4,
      writer: '윤*영',
      title: '서촌의 골목',
      edited: false,
    })
    expect((await write(lineId, { rating: 2 })).data).toMatchObject({ rating: 2, edited: true })
    const { items, summary } = await list()
    expect(items).toHaveLength(1)
    expect(items[0]).not.toHaveProperty('memberId')
    expect(items[0]?.price).toBeGreaterThan(0)
    expect(summary).toMatchObject({ count: 1, average: null })
    const params = { lineId }
    expect((await shop.call(contract.deleteReview, { as: await shop.member(), params })).status).toBe(404)
    expect((await shop.call(contract.deleteReview, { as: member, params })).status).toBe(200)
    expect((await list()).items).toEqual([])
  })

  it('is refused before the parcel arrived, of another’s order, and to a visitor', async () => {
    const { lineId } = await paidOrder(shop, member.memberId)
    expect((await write(lineId)).status).toBe(404)
    const other = await delivered(await shop.member())
    expect((await write(other.lineId)).status).toBe(404)
    expect((await write(crypto.randomUUID())).status).toBe(404)
    expect((await write(other.lineId, {}, shop.visitor())).status).toBe(401)
    expect((await write(lineId, { rating: 6 })).failure?.fields).toHaveProperty('rating')
    expect((await write(lineId, { body: '굿' })).failure?.fields).toHaveProperty('body')
  })

  it('is not for what was cancelled, though the rest of its parcel arrived', async () => {
    const { orderId, lineId } = await delivered()
    await shop.container.database.transaction((tx) =>
      writeStates(tx, orderId, { lines: { [lineId]: { productionState: 'cancelled', dueDay: null } } }, []),
    )
    expect((await write(lineId)).status).toBe(404)
    const mine = (await shop.call(contract.listMyReviews, { as: member, query: {} })).data
    expect(mine.open.map((line) => line.lineId)).not.toContain(lineId)
  })

  it('is for a guest of what the guest ordered, photographs too, and earns no points that nobody could spend', async () => {
    await letReviewsEarn()
    const guest = await shop.guest({ name: '한지민', phone: '01043215678' })
    const { lineId } = await delivered(guest)
    const theirs = await delivered()
    const mine = async () => (await shop.call(contract.listMyReviews, { as: guest, query: {} })).data
    expect((await mine()).open.map((line) => line.lineId)).toEqual([lineId])
    const add = [await upload(await photo(20, 20), guest)]
    expect((await write(lineId, { add }, guest)).data).toMatchObject({ writer: '한*민', photos: [{ width: 20 }] })
    expect((await write(theirs.lineId, {}, guest)).status).toBe(404)
    expect((await mine()).written).toHaveLength(1)
    const { rows } = await shop.container.database.pool.query('select id from ledger_lots where account = $1', [
      `points:${guest.memberId}`,
    ])
    expect(rows).toEqual([])
    expect((await shop.call(contract.deleteReview, { as: guest, params: { lineId } })).status).toBe(200)
  })

  it('earns once, also when it is deleted and written anew', async () => {
    await letReviewsEarn()
    const { lineId } = await delivered()
    for (let time = 0; time < 3; time += 1) {
      expect((await write(lineId, { add: [await upload(await photo(20, 20))] })).status).toBe(200)
      expect((await shop.call(contract.deleteReview, { as: member, params: { lineId } })).status).toBe(200)
    }
    expect((await shop.call(readWallet, { as: member })).data.points).toBe(1_000)
  })

  it('earns no more for one that had earned before reviews took the ids of their lines', async () => {
    await letReviewsEarn()
    const { database } = shop.container
    const points = async () => (await shop.call(readWallet, { as: member })).data.points
    const kept = (await delivered()).lineId
    const gone = (await delivered()).lineId
    expect((await write(kept)).status).toBe(200)
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()]
    await database.pool.query('update reviews set id = $2 where id = $1', [kept, other])
    await database.transaction(async (tx) => {
      const earned = { memberId: member.memberId, memo: '책' }
      await earnOfReview(tx, shop.container, { ...earned, reviewId: first, hasPhotos: false })
      await earnOfReview(tx, shop.container, { ...earned, reviewId: second, hasPhotos: true })
      await earnOfReview(tx, shop.container, { ...earned, reviewId: other, hasPhotos: true })
    })
    await database.pool.query('drop table review_before')
    const [update] = (await readMigrations(MIGRATIONS)).filter(({ name }) => name === '0176-reviews-of-before.sql')
    await database.pool.query(update?.sql ?? '')
    const before = await points()
    expect(before).toBeGreaterThan(0)
    expect((await shop.call(contract.deleteReview, { as: member, params: { lineId: kept } })).status).toBe(200)
    for (const lineId of [gone, kept])
      expect((await write(lineId, { add: [await upload(await photo(20, 20))] })).status).toBe(200)
    expect(await points()).toBe(before)
    // A line that earned nothing yet earns as ever.
    expect((await write((await delivered()).lineId)).status).toBe(200)
    expect(await points()).toBeGreaterThan(before)
  })

  it('stays one when two tabs write at once', async () => {
    const { lineId } = await delivered()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => write(lineId, { rating: (at % 5) + 1 })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await list()).items).toHaveLength(1)
  })

  it('shows nothing of the work without consent', async () => {
    const { lineId } = await delivered()
    expect((await write(lineId, { showsWork: false })).data).toMatchObject({
      title: null,
      spec: null,
      price: null,
      jobSummary: '책',
    })
  })

  it('offers what has arrived and was not written about, and shows what was', async () => {
    const as = await shop.member()
    const first = await delivered(as)
    const second = await delivered(as)
    await write(first.lineId, {}, as)
    const { open, written } = (await shop.call(contract.listMyReviews, { as, query: {} })).data
    expect(open.map(({ lineId }) => lineId)).toEqual([second.lineId])
    expect(written.map(({ lineId }) => lineId)).toEqual([first.lineId])
    const query = { orderNumber: first.orderNumber }
    expect((await shop.call(contract.listMyReviews, { as, query })).data.open).toEqual([])
  })
})

describe('photos of a review', () => {
  it('are made anew: small, and without what the camera wrote', async () => {
    const { lineId } = await delivered()
    const fileId = await upload(await photo(3000, 2000))
    const { photos } = (await write(lineId, { add: [fileId] })).data
    expect(photos).toEqual([{ id: expect.any(String), width: 1600, height: 1067 }])
    const answer = await shop.app.inject(`/api/reviews/photos/${photos[0]?.id}`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    const { format, exif } = await sharp(answer.rawPayload).metadata()
    expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
    expect(answer.rawPayload.includes('SecretCamera')).toBe(false)
    const kept = await write(lineId, { keep: [photos[0]?.id ?? ''] })
    expect(kept.data.photos).toEqual(photos)
    expect((await write(lineId)).data.photos).toEqual([])
    expect((await shop.app.inject(`/api/reviews/photos/${photos[0]?.id}`)).statusCode).toBe(404)
  })

  it('stand once when the same form is sent twice at once', async () => {
    const { lineId } = await delivered()
    const add: string[] = []
    for (const width of [101, 102, 103]) add.push(await upload(await photo(width, 90)))
    const answers = await Promise.all([write(lineId, { add }), write(lineId, { add })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).items[0]?.photos.map(({ width }) => width)).toEqual([101, 102, 103])
  })

  it('refuse a bomb, what is no picture, another’s upload and a sixth', async () => {
    const { lineId } = await delivered()
    // 100 million pixels in a few kilobytes.
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect((await write(lineId, { add: [await upload(bomb)] })).failure?.fields).toHaveProperty('add')
    const whole = await photo(800, 800)
    const half = whole.subarray(0, 2_000)
    expect((await write(lineId, { add: [await upload(half)] })).status).toBe(400)
    const theirs = await upload(whole, await shop.member())
    expect((await write(lineId, { add: [theirs] })).status).toBe(404)
    const six = Array.from({ length: 6 }, () => crypto.randomUUID())
    expect((await write(lineId, { add: six })).status).toBe(400)
    expect((await write(lineId, { add: six.slice(0, 3), keep: six.slice(3) })).status).toBe(400)
    expect((await list()).items).toEqual([])
  })
})

describe('the list of reviews', () => {
  it('says an average from five on, and is filtered by kind, rating and photos', async () => {
    const lines = await Promise.all(Array.from({ length: 5 }, () => delivered()))
    for (const [at, { lineId }] of lines.entries()) await write(lineId, { rating: at + 1 })
    const { summary, kinds } = await list()
    expect(summary).toMatchObject({ count: 5, average: 3, photos: 0 })
    expect(summary.criteria.find(({ criterion }) => criterion === 'colour')?.average).toBe(5)
    expect(kinds).toEqual([{ product: 'D413', count: 5 }])
    expect((await list({ rating: 2 })).items.map(({ rating }) => rating)).toEqual([2])
    expect((await list({ photos: '1' })).items).toEqual([])
    expect((await list({ product: 'D304' })).summary.count).toBe(0)
    expect((await list({ order: 'lowest' })).items.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5])
  })

  it('has no invented review in a practice shop', async () => {
    const { rows } = await shop.container.database.pool.query(`select 1 from seed_done where name = 'example-reviews'`)
    expect(rows).toHaveLength(1)
    expect((await list()).items).toEqual([])
  })
})

describe('the desk of reviews', () => {
  it('answers, hides with a reason and shows again; the writer is told why', async () => {
    const as = await shop.staff('service')
    const { lineId } = await delivered()
    const { id } = (await write(lineId)).data
    const params = { id }
    const seen = async () => (await deskReview(as, id))?.seen ?? {}
    const before = await seen()
    const answered = await shop.call(desk.answerReview, { as, params, body: { answer: '고맙습니다.', seen: before } })
    expect(answered.data.review.answer).toBe('고맙습니다.')
    const late = await shop.call(desk.answerReview, { as, params, body: { answer: '뒤늦은 답', seen: before } })
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('답변이 바뀌어')])
    expect((await list()).items[0]?.answer).toBe('고맙습니다.')
    await shop.call(desk.hideReview, {
      as,
      params,
      body: { reason: '다른 분의 연락처가 적혀 있음', seen: await seen() },
    })
    expect((await list()).items).toEqual([])
    expect((await list()).summary.count).toBe(0)
    expect((await write(lineId)).status).toBe(409)
    // Or it could be written anew, and be there again.
    expect((await shop.call(contract.deleteReview, { as: member, params: { lineId } })).status).toBe(409)
    const { written } = (await shop.call(contract.listMyReviews, { as: member, query: {} })).data
    expect(written[0]?.hiddenReason).toBe('다른 분의 연락처가 적혀 있음')
    expect((await shop.call(desk.listDeskReviews, { as, query: { show: 'hidden' } })).data.items).toHaveLength(1)
    await shop.call(desk.hideReview, { as, params, body: { reason: null, seen: await seen() } })
    expect((await list()).items).toHaveLength(1)
    const { rows } = await shop.container.database.pool.query(
      `select detail->>'reason' as reason from audit_log where action = 'reviews.hide' order by id`,
    )
    expect(rows).toEqual([{ reason: '다른 분의 연락처가 적혀 있음' }, { reason: null }])
  })

  it('is for service alone', async () => {
    const { lineId } = await delivered()
    const params = { id: (await write(lineId)).data.id }
    for (const role of ['proof', 'production', 'finance'] as const) {
      const as = await shop.staff(role)
      expect((await shop.call(desk.listDeskReviews, { as, query: {} })).status).toBe(403)
      expect((await shop.call(desk.hideReview, { as, params, body: { reason: '싫음', seen: {} } })).status).toBe(403)
    }
    const as = await shop.staff('service')
    const nobody = { id: crypto.randomUUID() }
    expect((await shop.call(desk.answerReview, { as, params: nobody, body: { answer: '네', seen: {} } })).status).toBe(
      404,
    )
  })
})
