import { expect, it } from 'vitest'
import { readHome } from '#/contract/content/home.contract.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import {
  hideWriting,
  listWritten,
  publishWriting,
  readWritten,
  restoreEdition,
  saveWriting,
  startWriting,
} from '#/contract/content/writing.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { OPENING_HOME } from '#/domain/writing/home-arrangement.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff('service')

const onPage = async () => (await shop.call(readHome, {})).data
const sectionsOnPage = async () => (await onPage()).sections.map(({ name }) => name)

/** The one front page as the desk has it. */
async function atDesk() {
  const [row] = (await shop.call(listWritten, { as: owner, query: { kind: 'home' } })).data.items
  const { piece, ...text } = (await shop.call(readWritten, { as: owner, params: { id: row?.id ?? '' } })).data
  return { ...text, piece: piece as PieceOf<'home'> }
}

const save = async (change: Partial<PieceOf<'home'>['fields']>, doc = docOfPlain('')) => {
  const { id, version, piece } = await atDesk()
  const next = { ...piece, doc, fields: { ...piece.fields, ...change } }
  return shop.call(saveWriting, { as: owner, params: { id }, body: { version, piece: next } })
}

const publish = async () => {
  const { id, version } = await atDesk()
  await shop.call(publishWriting, { as: owner, params: { id }, body: { version, at: null, until: null } })
}

const section = (name: PieceOf<'home'>['fields']['sections'][number]['name'], heading: string) => ({
  name,
  shown: true,
  heading,
  text: null,
})

it('the owner changes order, sections and words; visitors see it once it is published, and the first page again when it is brought back', async () => {
  const opening = await onPage()
  expect(opening.heading).toBe(OPENING_HOME.heading)
  expect(opening.sections.map(({ name }) => name)).not.toContain('words')

  await save(
    {
      heading: '새해 문집\n준비하세요',
      sections: [
        section('words', '휴무 안내'),
        section('company', '전화 주세요'),
        { ...section('kinds', '상품'), shown: false },
      ],
    },
    docOfPlain('설 연휴에 쉽니다.'),
  )
  expect(await onPage()).toEqual(opening)
  await publish()
  const changed = await onPage()
  expect(changed.heading).toBe('새해 문집\n준비하세요')
  expect(changed.sections).toEqual([
    { name: 'words', heading: '휴무 안내', text: null },
    { name: 'company', heading: '전화 주세요', text: null },
  ])
  expect(changed.doc).toEqual(docOfPlain('설 연휴에 쉽니다.'))

  // Words that say nothing make no empty section.
  await save({})
  await publish()
  expect(await sectionsOnPage()).toEqual(['company'])

  const { id, version } = await atDesk()
  await shop.call(restoreEdition, { as: owner, params: { id }, body: { version, edition: 1 } })
  await publish()
  expect(await onPage()).toEqual(opening)
})

it('a page that is taken back is what a shop opens with, never an empty one', async () => {
  await save({ sections: [] })
  await publish()
  expect(await sectionsOnPage()).toEqual([])
  const { id, version } = await atDesk()
  await shop.call(hideWriting, { as: owner, params: { id }, body: { version } })
  expect((await sectionsOnPage()).length).toBeGreaterThan(5)
  await publish()
  expect(await sectionsOnPage()).toEqual([])
})

it('there is one front page, a section stands on it once, and only who writes may change it', async () => {
  const { id, version, piece } = await atDesk()
  expect((await shop.call(startWriting, { as: owner, body: { piece } })).failure?.code).toBe('CONFLICT')
  const twice = await save({ sections: [section('news', '공지'), section('news', '소식')] })
  expect(twice.failure?.fields).toHaveProperty(['piece.fields.sections'])
  const nameless = await save({ sections: [section('news', ' ')] })
  expect(nameless.failure?.code).toBe('INVALID_INPUT')
  const body = { version, piece }
  expect((await shop.call(saveWriting, { as: await shop.staff('production'), params: { id }, body })).status).toBe(403)
  expect((await shop.call(saveWriting, { as: await shop.member(), params: { id }, body })).status).toBe(403)
  expect((await shop.call(saveWriting, { params: { id }, body })).status).toBe(401)
})
