import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listFaqs, readFaq } from '#/contract/content/faqs.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import type { Piece, PieceOf } from '#/contract/content/piece.schema.ts'
import { readPopup } from '#/contract/content/popups.contract.ts'
import { readShown } from '#/contract/content/shown.contract.ts'
import * as desk from '#/contract/content/writing.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { pictureSaying } from '#tests/support/picture-saying.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

const shop = await testShop()
const service = await shop.staff('service')
const other = await shop.staff('service')
const NOBODY = '00000000-0000-4000-8000-000000000000'

const notice = (title: string, body = '2월 6일부터 9일까지 쉽니다.'): PieceOf<'notice'> => ({
  kind: 'notice',
  title,
  fields: { pinned: false },
  doc: docOfPlain(body),
})
const start = async (piece: Piece, as = service) => (await shop.call(desk.startWriting, { as, body: { piece } })).data
const save = ({ id, version }: desk.Written, piece: Piece, as = service) =>
  shop.call(desk.saveWriting, { as, params: { id }, body: { version, piece } })
const publish = (
  { id, version }: desk.Written,
  { at = null, until = null, as = service }: { at?: string | null; until?: string | null; as?: typeof service } = {},
) => shop.call(desk.publishWriting, { as, params: { id }, body: { version, at, until } })
const read = async (id: string) => (await shop.call(desk.readWritten, { as: service, params: { id } })).data
const shownTitles = async () => (await shop.call(listNotices, { query: {} })).data.items.map(({ title }) => title)
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('쓰고 공개하기', () => {
  it('초안은 아무도 못 보고, 공개하면 보이고, 고친 것은 다시 공개할 때까지 예전대로 보입니다', async () => {
    const draft = await start(notice('설 연휴 출고 안내'))
    expect(draft).toMatchObject({ state: 'draft', newest: 1, live: null })
    expect((await shop.call(readNotice, { params: { id: draft.id } })).status).toBe(404)
    const shown = (await publish(draft)).data
    expect(shown).toMatchObject({ state: 'live', live: 1, path: `/cust/notice/${draft.id}` })
    expect(await shownTitles()).toContain('설 연휴 출고 안내')
    const edited = (await save(shown, notice('설 연휴 출고 안내 (고침)'))).data
    expect(edited).toMatchObject({ newest: 2, live: 1 })
    expect(await shownTitles()).not.toContain('설 연휴 출고 안내 (고침)')
    await publish(edited)
    expect(await shownTitles()).toContain('설 연휴 출고 안내 (고침)')
    const { items } = (await shop.call(listAudit, { as: await shop.staff(), query: {} })).data
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['writing.publish', 'writing.save'])
  })

  it('예약한 때가 오기 전에는 주소를 알아도 보이지 않고, 때가 되면 보이고, 내릴 때가 되면 사라집니다', async () => {
    const draft = await start(notice('예약한 공지'))
    const waiting = (await publish(draft, { at: inHours(2), until: inHours(5) })).data
    expect(waiting.state).toBe('waiting')
    await shop.runJobs()
    expect(await shownTitles()).not.toContain('예약한 공지')
    shop.clock.forward({ hours: 3 })
    await shop.runJobs()
    expect(await shownTitles()).toContain('예약한 공지')
    expect(await read(draft.id)).toMatchObject({ state: 'live', nextAt: null })
    shop.clock.forward({ hours: 3 })
    await shop.runJobs()
    expect(await shownTitles()).not.toContain('예약한 공지')
    expect(await read(draft.id)).toMatchObject({ state: 'ended', live: null, until: null })
  })

  it('다음 판을 예약해도 지금 보이는 판은 제때 내려가고, 다음 판은 제 기한대로 보입니다', async () => {
    const live = (await publish(await start(notice('행사 공지')), { until: inHours(2) })).data
    const next = (await save(live, notice('행사 결과'))).data
    const waiting = (await publish(next, { at: inHours(5) })).data
    expect(waiting).toMatchObject({ live: 1, nextEdition: 2, until: null })
    shop.clock.forward({ hours: 3 })
    await shop.runJobs()
    expect(await shownTitles()).not.toContain('행사 공지')
    shop.clock.forward({ hours: 3 })
    await shop.runJobs()
    expect(await shownTitles()).toContain('행사 결과')
    expect(await read(live.id)).toMatchObject({ live: 2, nextAt: null, until: null })
  })

  it('내리기는 예약도 거두고, 내릴 때가 공개할 때보다 앞서면 받지 않습니다', async () => {
    const draft = await start(notice('내릴 공지'))
    expect((await publish(draft, { at: inHours(3), until: inHours(2) })).failure?.fields).toHaveProperty('until')
    const waiting = (await publish(draft, { at: inHours(3) })).data
    const hidden = await shop.call(desk.hideWriting, {
      as: service,
      params: { id: draft.id },
      body: { version: waiting.version },
    })
    expect(hidden.data).toMatchObject({ state: 'draft', nextAt: null })
    shop.clock.forward({ hours: 4 })
    await shop.runJobs()
    expect(await shownTitles()).not.toContain('내릴 공지')
  })

  it('제목이나 내용이 없거나 너무 길거나 글에 없는 것이 들면 받지 않습니다', async () => {
    const bad = [
      { ...notice(' ') },
      { ...notice('가'.repeat(121)) },
      { ...notice('제목'), doc: { type: 'doc', content: [] } },
      { ...notice('제목'), doc: { type: 'doc', content: [{ type: 'html', html: '<script>' }] } },
      { ...notice('제목'), kind: 'guide' },
    ]
    for (const piece of bad) {
      const answer = await shop.call(desk.startWriting, { as: service, body: { piece: piece as never } })
      expect([answer.status, answer.failure?.code]).toEqual([400, 'INVALID_INPUT'])
    }
  })
})

describe('버전', () => {
  it('저장할 때마다 누가 언제 썼는지 남고, 지난 버전을 다시 가져와 공개할 수 있습니다', async () => {
    const first = await start(notice('첫 버전', '처음 적은 글'))
    const second = (await save(first, notice('둘째 버전', '나중 글'), other)).data
    expect(second.editions.map(({ number }) => number)).toEqual([2, 1])
    expect(second.editions.every(({ writtenBy }) => Boolean(writtenBy))).toBe(true)
    const params = { id: first.id, number: 1 }
    const earlier = (await shop.call(desk.readEdition, { as: service, params })).data
    expect(wordsOfDoc(earlier.piece.doc)).toBe('처음 적은 글')
    const restored = await shop.call(desk.restoreEdition, {
      as: service,
      params: { id: first.id },
      body: { version: second.version, edition: 1 },
    })
    expect(restored.data).toMatchObject({ newest: 3, piece: { title: '첫 버전' } })
    expect(restored.data.editions[0]).toMatchObject({ number: 3, restoredFrom: 1 })
    await publish(restored.data)
    expect((await shop.call(readNotice, { params: { id: first.id } })).data.title).toBe('첫 버전')
  })

  it('두 사람이 함께 고치면 서로 알려 주고, 나중 사람이 먼저 것을 덮어쓰지 않습니다', async () => {
    const text = await start(notice('둘이 고치는 공지'))
    const open = (as: typeof service) => shop.call(desk.keepOpen, { as, params: { id: text.id } })
    expect((await open(service)).data.others).toEqual([])
    expect((await open(other)).data.others).toHaveLength(1)
    expect((await open(service)).data.others).toHaveLength(1)
    const answers = await Promise.all([save(text, notice('가')), save(text, notice('나'), other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await open(service)).data.version).toBe(text.version + 1)
    shop.clock.forward({ minutes: 2 })
    expect((await open(service)).data.others).toEqual([])
  })

  it('공개한 적 없는 초안만 지웁니다', async () => {
    const draft = await start(notice('지울 초안'))
    const discard = ({ id, version }: desk.Written) =>
      shop.call(desk.discardDraft, { as: service, params: { id }, query: { version } })
    const shown = await start(notice('공개한 글'))
    const { data: published } = await publish(shown)
    expect((await discard(published)).failure?.message).toContain('먼저 내려')
    expect((await discard(draft)).status).toBe(200)
    expect((await discard(draft)).status).toBe(404)
  })

  it('다른 분이 그사이 적은 초안은 지우지 않습니다', async () => {
    const draft = await start(notice('함께 쓰는 초안'))
    const grown = (await save(draft, notice('함께 쓰는 초안', '한 시간 걸려 적은 글'), other)).data
    const params = { id: draft.id }
    const blind = await shop.call(desk.discardDraft, { as: service, params, query: { version: draft.version } })
    expect(blind.status).toBe(409)
    expect((await read(draft.id)).piece).toEqual(grown.piece)
  })
})

describe('질문', () => {
  it('더한 질문은 맨 뒤에 서고, 내리면 보이지 않습니다', async () => {
    const piece = {
      kind: 'faq',
      title: '제주에도 보내나요?',
      fields: { category: 'delivery' },
      doc: docOfPlain('네, 하루 더 걸립니다.'),
    } as const
    const shown = (await publish(await start(piece))).data
    const ids = async () => (await shop.call(listFaqs, { query: {} })).data.items.map(({ id }) => id)
    expect((await ids()).at(-1)).toBe(shown.id)
    const found = await shop.call(listFaqs, { query: { q: '하루 더' } })
    expect(found.data.items.map(({ id }) => id)).toEqual([shown.id])
    await shop.call(desk.hideWriting, { as: service, params: { id: shown.id }, body: { version: shown.version } })
    expect(await ids()).not.toContain(shown.id)
    expect((await shop.call(readFaq, { params: { id: shown.id } })).status).toBe(404)
  })
})

describe('약관', () => {
  const policy = (effectiveFrom: string): PieceOf<'policy'> => ({
    kind: 'policy',
    title: '이용약관',
    fields: { policy: 'terms', effectiveFrom, changeNote: null },
    doc: docOfPlain('바뀐 약관입니다.'),
  })
  const inDays = (days: number) => seoulDay(new Date(shop.clock.now().getTime() + days * 86_400_000))

  it('시행 7일 전부터, 설정 권한이 있는 직원이 알리고, 알린 뒤에는 고치거나 내릴 수 없습니다', async () => {
    const owner = await shop.staff()
    const soon = await start(policy(inDays(6)))
    expect((await publish(soon)).failure?.code).toBe('FORBIDDEN')
    expect((await publish(soon, { as: owner })).failure?.fields).toHaveProperty('effectiveFrom')
    const far = (await save(soon, policy(inDays(7)))).data
    expect((await publish(far, { as: owner, at: inHours(5) })).failure?.code).toBe('INVALID_INPUT')
    const announced = (await publish(far, { as: owner })).data
    expect(announced.path).toBe(`/cust/policy?version=${inDays(7)}`)
    expect((await save(announced, policy(inDays(30)))).failure?.code).toBe('CONFLICT')
    const { id, version } = announced
    expect((await shop.call(desk.hideWriting, { as: owner, params: { id }, body: { version } })).status).toBe(409)
    const again = await start(policy(inDays(7)))
    expect((await publish(again, { as: owner })).failure?.fields).toHaveProperty('effectiveFrom')
  })
})

describe('배너와 팝업', () => {
  it('공개한 것만, 기간 안에만 나옵니다', async () => {
    const doc = docOfPlain('가을 이벤트')
    const fields = { shownOn: ['home' as const], href: '/cust/notice' }
    const banner = (await publish(await start({ kind: 'banner', title: '추석 배송 안내', fields, doc }))).data
    const draft = await start({ kind: 'popup', title: '쉬는 날', fields: { shownOn: ['home', 'cust'] }, doc })
    const shown = async () => (await shop.call(readShown, {})).data
    expect(await shown()).toEqual([{ id: banner.id, kind: 'banner', title: '추석 배송 안내', ...fields }])
    expect((await shop.call(readPopup, { params: { id: draft.id } })).status).toBe(404)
    await publish(draft, { until: inHours(1) })
    expect((await shown())[1]).toMatchObject({ id: draft.id, kind: 'popup', shownOn: ['home', 'cust'] })
    expect((await shop.call(readPopup, { params: { id: draft.id } })).data).toMatchObject({ title: '쉬는 날', doc })
    shop.clock.forward({ hours: 2 })
    await shop.runJobs()
    expect(await shown()).toHaveLength(1)
    const bad = { kind: 'banner', title: '나쁜 링크', doc, fields: { shownOn: ['home'], href: 'javascript:alert(1)' } }
    expect((await shop.call(desk.startWriting, { as: service, body: { piece: bad as never } })).status).toBe(400)
  })
})

describe('그림', () => {
  const photo = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c96' } })
      .withExif({ IFD0: { Artist: '찍은 사람' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
  const add = (fileId: string, as = service) => shop.call(desk.addPicture, { as, body: { fileId } })

  it('고객이 문의에 붙인 파일은, 직원이 볼 수 있어도 모두가 보는 그림이 되지 않습니다', async () => {
    const fileId = await uploadDocument(shop, await shop.member(), 'attachment', await photo())
    expect((await add(fileId)).status).toBe(404)
    expect((await add(fileId, await shop.staff())).status).toBe(404)
  })

  it('여러 너비의 WebP가 되고, 찍은 곳과 사람은 지워지고, 오래 간직됩니다', async () => {
    const fileId = await uploadDocument(shop, service, 'attachment', await photo())
    const { data } = await add(fileId)
    expect(data).toMatchObject({ width: 1600, height: 800 })
    expect((await add(fileId)).data.id).toBe(data.id)
    for (const [asked, given] of [
      [400, 480],
      [960, 960],
      [4000, 1600],
    ]) {
      const answer = await shop.app.inject({ url: `/api/pictures/${data.id}/${asked}` })
      expect(answer.headers['cache-control']).toContain('immutable')
      const meta = await sharp(answer.rawPayload).metadata()
      expect([meta.format, meta.width, meta.exif]).toEqual(['webp', given, undefined])
    }
    expect((await shop.app.inject({ url: `/api/pictures/${NOBODY}/480` })).statusCode).toBe(404)
  })

  it('작은 파일에 수억 개의 점이 든 그림은 풀지 않고 까닭을 말하며, 아무것도 내주지 않습니다', async () => {
    const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const fileId = await uploadDocument(shop, service, 'attachment', pictureSaying(small, 30_000))
    const refused = await add(fileId)
    expect(refused.failure).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { fileId: expect.stringContaining('그림으로 읽을 수 없습니다') },
    })
    expect((await shop.app.inject({ url: `/api/pictures/${fileId}/480` })).statusCode).toBe(404)
    expect((await add(await uploadDocument(shop, service, 'attachment', await photo()))).status).toBe(200)
  })

  it('그림이 아닌 것, 남의 것, 없는 것은 받지 않고, 없는 그림이 든 글도 받지 않습니다', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')
    const notPicture = await uploadDocument(shop, service, 'attachment', pdf)
    expect((await add(notPicture)).failure?.fields).toHaveProperty('fileId')
    const theirs = await uploadDocument(shop, await shop.member(), 'document', await photo())
    expect([400, 404]).toContain((await add(theirs)).status)
    expect((await add(NOBODY)).status).toBe(404)
    const picture = {
      type: 'picture',
      attrs: { id: NOBODY, width: 10, height: 10, alt: '없는 그림', caption: '' },
    } as const
    const piece = { ...notice('없는 그림'), doc: { type: 'doc', content: [picture] } } as const
    const answer = await shop.call(desk.startWriting, { as: service, body: { piece } })
    expect(answer.failure?.message).toContain('그림')
  })
})

it('글을 쓸 권한이 없는 직원과 회원과 방문자는 보지도 쓰지도 못하고, 없는 글은 없다고 답합니다', async () => {
  const piece = notice('남의 글')
  const params = { id: NOBODY }
  for (const as of [await shop.staff('production'), await shop.staff('finance'), await shop.member(), shop.visitor()]) {
    const asked = [
      await shop.call(desk.listWritten, { as, query: { kind: 'notice' } }),
      await shop.call(desk.readWritten, { as, params }),
      await shop.call(desk.startWriting, { as, body: { piece } }),
      await shop.call(desk.saveWriting, { as, params, body: { version: 1, piece } }),
      await shop.call(desk.publishWriting, { as, params, body: { version: 1, at: null, until: null } }),
      await shop.call(desk.addPicture, { as, body: { fileId: NOBODY } }),
    ]
    for (const { status } of asked) expect([401, 403]).toContain(status)
  }
  expect((await shop.call(desk.readWritten, { as: service, params })).status).toBe(404)
  expect((await shop.call(desk.saveWriting, { as: service, params, body: { version: 1, piece } })).status).toBe(404)
  expect((await shop.call(desk.keepOpen, { as: service, params })).status).toBe(404)
})
