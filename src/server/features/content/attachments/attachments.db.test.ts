import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listArchive, readArchive } from '#/contract/content/archive.contract.ts'
import * as files from '#/contract/content/attachments.contract.ts'
import { readNotice } from '#/contract/content/read-notice.contract.ts'
import type { Piece } from '#/contract/content/piece.schema.ts'
import * as desk from '#/contract/content/writing.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

let shop: TestShop
let service: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  service = await shop.staff('service')
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
const item: Piece = {
  kind: 'archive',
  title: '명함 견적 서식',
  fields: { sort: 'form', summary: '적어서 보내 주세요.', fits: '모든 상품' },
  doc: docOfPlain('적는 법'),
}
const notice: Piece = { kind: 'notice', title: '연휴 안내', fields: { pinned: false }, doc: docOfPlain('쉽니다.') }

async function publish(piece: Piece) {
  const draft = (await shop.call(desk.startWriting, { as: service, body: { piece } })).data
  const body = { version: draft.version, at: null, until: null }
  return (await shop.call(desk.publishWriting, { as: service, params: { id: draft.id }, body })).data
}
const upload = (pages: number, as = service) =>
  textBook(pages).then((content) => uploadDocument(shop, as, 'attachment', content))
const attach = (id: string, fileId: string, note: string | null = null, as = service) =>
  shop.call(files.attachFile, { as, params: { id }, body: { fileId, note } })
const take = (id: string, number: number) => shop.app.inject({ url: `/api/attachments/${id}/versions/${number}` })
const slugOf = ({ path }: desk.Written) => path?.split('/').at(-1) ?? ''

describe('글에 붙은 파일', () => {
  it('자료를 공개하면 누구나 받고, 받은 횟수와 해시가 맞고, 새 버전이 앞 버전과 나란히 있습니다', async () => {
    const text = await publish(item)
    const first = (await attach(text.id, await upload(2))).data.files[0]
    if (!first) throw new Error('nothing attached')
    expect((await shop.call(readArchive, { params: { id: slugOf(text) } })).data.files).toHaveLength(1)
    const answer = await take(first.id, 1)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(first.versions[0]?.sha256)
    await take(first.id, 1)
    const body = { fileId: await upload(3), note: '칸을 넓혔습니다' }
    const later = await shop.call(files.addVersion, { as: service, params: { id: first.id }, body })
    expect(later.data.files[0]?.versions.map(({ number, downloads }) => [number, downloads])).toEqual([
      [2, 0],
      [1, 2],
    ])
    const [shown] = (await shop.call(readArchive, { params: { id: slugOf(text) } })).data.files
    expect(shown).toMatchObject({ number: 2, note: '칸을 넓혔습니다', earlier: [{ number: 1, downloads: 2 }] })
    expect((await take(first.id, 1)).statusCode).toBe(200)
  })

  it('거둔 버전, 없는 버전, 내린 자료, 사라진 파일은 받을 수 없고 까닭을 말합니다', async () => {
    const text = await publish({ ...item, title: '거둘 자료' })
    const file = (await attach(text.id, await upload(2))).data.files[0]
    if (!file) throw new Error('nothing attached')
    const { id } = file
    await shop.call(files.addVersion, { as: service, params: { id }, body: { fileId: await upload(4), note: null } })
    await shop.call(files.withdrawVersion, { as: service, params: { id, number: 2 } })
    expect((await take(id, 2)).json()).toMatchObject({ message: expect.stringContaining('이 버전은 내렸습니다') })
    expect((await shop.call(readArchive, { params: { id: slugOf(text) } })).data.files[0]?.number).toBe(1)
    for (const url of [`${id}/versions/9`, `${NOBODY}/versions/1`])
      expect((await shop.app.inject({ url: `/api/attachments/${url}` })).statusCode).toBe(404)
    expect((await shop.app.inject({ url: `/api/attachments/${id}/versions/x` })).statusCode).toBe(400)
    await shop.call(desk.hideWriting, { as: service, params: { id: text.id }, body: { version: text.version } })
    const hidden = await take(id, 1)
    expect([hidden.statusCode, hidden.json()]).toEqual([
      404,
      expect.objectContaining({ message: expect.stringContaining('내린 자료입니다') }),
    ])
    expect((await shop.call(readArchive, { params: { id: slugOf(text) } })).status).toBe(404)
    const other = await publish({ ...item, title: '파일이 사라진 자료' })
    const lost = (await attach(other.id, await upload(2))).data.files[0]?.id ?? ''
    await shop.container.database.pool.query(
      `update file set state = 'deleted' where id = (select file_id from attached_versions where attached_id = $1)`,
      [lost],
    )
    expect((await take(lost, 1)).json()).toMatchObject({ message: expect.stringContaining('파일을 찾을 수 없습니다') })
  })

  it('공지에도 붙고, 배너에는 붙지 않고, 남이 올린 파일과 너무 많은 파일은 받지 않습니다', async () => {
    const text = await publish(notice)
    await attach(text.id, await upload(2))
    expect((await shop.call(readNotice, { params: { id: text.id } })).data.files).toMatchObject([{ number: 1 }])
    const banner = await publish({
      kind: 'banner',
      title: '띠',
      fields: { shownOn: ['home'], href: null },
      doc: docOfPlain(''),
    })
    expect((await attach(banner.id, await upload(2))).status).toBe(409)
    const others = await upload(2, await shop.staff('service'))
    expect((await attach(text.id, others)).status).toBe(404)
    expect((await attach(NOBODY, await upload(2))).status).toBe(404)
    const fileId = await upload(2)
    for (let left = files.MOST_ATTACHED - 1; left > 0; left -= 1)
      expect((await attach(text.id, fileId)).status).toBe(200)
    expect((await attach(text.id, fileId)).status).toBe(409)
  })

  it('글을 쓰는 권한이 없으면 보거나 붙이거나 거둘 수 없고, 한 일은 기록에 남습니다', async () => {
    const text = await publish({ ...item, title: '기록' })
    const id = (await attach(text.id, await upload(2))).data.files[0]?.id ?? ''
    for (const as of [await shop.staff('finance'), await shop.member(), shop.visitor()]) {
      const answers = [
        await shop.call(files.listAttached, { as, params: { id: text.id } }),
        await shop.call(files.attachFile, { as, params: { id: text.id }, body: { fileId: NOBODY, note: null } }),
        await shop.call(files.addVersion, { as, params: { id }, body: { fileId: NOBODY, note: null } }),
        await shop.call(files.withdrawVersion, { as, params: { id, number: 1 } }),
      ]
      for (const { status } of answers) expect([401, 403]).toContain(status)
    }
    await shop.call(files.withdrawVersion, { as: service, params: { id, number: 1 } })
    const { items } = (await shop.call(listAudit, { as: await shop.staff(), query: {} })).data
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['attachments.attach', 'attachments.withdraw']),
    )
  })
})

it('목록은 갈래와 말로 좁히고, 이어서 읽고, 앞뒤 자료로 건너갑니다', async () => {
  const before = (await shop.call(listArchive, { query: {} })).data.count
  const slugs: string[] = []
  for (let n = 0; n < 22; n += 1)
    slugs.push(slugOf(await publish({ ...item, title: `차례 ${n}`, fields: { ...item.fields, sort: 'chart' } })))
  const first = (await shop.call(listArchive, { query: { sort: 'chart' } })).data
  expect([first.items.length, first.count]).toEqual([20, 22])
  const rest = (await shop.call(listArchive, { query: { sort: 'chart', after: first.next ?? '' } })).data
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(slugs)
  expect(rest.next).toBeNull()
  expect((await shop.call(listArchive, { query: {} })).data.count).toBe(before + 22)
  expect((await shop.call(listArchive, { query: { q: '차례 2' } })).data.count).toBe(3)
  const middle = (await shop.call(readArchive, { params: { id: slugs[1] ?? '' } })).data
  expect([middle.previous?.id, middle.next?.id]).toEqual([slugs[0], slugs[2]])
})
