import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject as provided, it } from 'vitest'
import { docSchema } from '#/contract/content/doc.schema.ts'
import { docOfMarks, docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { migrate, readMigrations } from '#/server/platform/db/migrate.ts'
import { asAdmin, urlOf } from '#tests/support/template-database.ts'
import { EXAMPLE_CASES, specOfCase } from '../portfolio/example-cases.data.ts'
import { FIRST_PRIVACY } from '../policies/first-privacy.data.ts'
import { FIRST_TERMS } from '../policies/first-terms.data.ts'

const adminUrl = provided('adminUrl')
const name = `moved_${process.pid}_${Date.now().toString(36)}`
const client = new pg.Client({ connectionString: urlOf(adminUrl, name) })
const PLAIN = '첫 줄\n둘째 줄\n\n\n다음 문단 100% "따옴표"'
const [example] = EXAMPLE_CASES

const BEFORE = `
  insert into notices (id, title, body, pinned, published_at, hidden_at, version) values
    (gen_random_uuid(), '보이는 공지', $1, true, now() - interval '1 day', null, 3),
    (gen_random_uuid(), '숨긴 공지', 'x', false, now() - interval '1 day', now(), 1),
    (gen_random_uuid(), '예약한 공지', 'x', false, now() + interval '1 day', null, 1)`

beforeAll(async () => {
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`))
  const all = await readMigrations(join(import.meta.dirname, '../../../../../migrations'))
  await migrate(
    urlOf(adminUrl, name),
    all.filter((migration) => migration.name < '0045'),
  )
  await client.connect()
  await client.query(BEFORE, [PLAIN])
  await client.query(
    `insert into faqs (id, category, question, answer, position) values (gen_random_uuid(), 'file', '묻는 말', $1, 4)`,
    [PLAIN],
  )
  await client.query(
    `insert into policy_version (name, version, effective_from, body, change_note, published_at) values
       ('terms', '2026-11-20', '2026-11-19', $1, null, now()), ('privacy', '2026-11-20', '2026-11-20', $2, '바뀐 점', now())`,
    [FIRST_TERMS, FIRST_PRIVACY],
  )
  await client.query(
    `insert into portfolio_case (id, product, title, cover_title, summary, body, spec, example, position, published_at)
     values ('essay-book', 'D413', '제목', '표지', '요약', $1, $2, true, 2, now())`,
    [PLAIN, JSON.stringify(specOfCase(example ?? { product: 'D413', changes: [] }))],
  )
  await migrate(urlOf(adminUrl, name), all)
})

afterAll(async () => {
  await client.end()
  await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
})

const moved = async (where: string) => {
  const { rows } = await client.query(
    `select i.*, e.title, e.fields, e.doc, e.words from written_items i
     join written_editions e on e.item_id = i.id and e.number = i.newest where ${where}`,
  )
  return rows
}

describe('what the shop had written before there was one store', () => {
  it('notices and questions are moved with their state, their lines and their order', async () => {
    const [shown] = await moved(`title = '보이는 공지'`)
    expect(shown).toMatchObject({
      kind: 'notice',
      live: 1,
      version: 3,
      fields: { pinned: true },
      doc: docOfPlain(PLAIN),
    })
    expect((await moved(`title = '숨긴 공지'`))[0]).toMatchObject({ live: null, next_at: null })
    const [waiting] = await moved(`title = '예약한 공지'`)
    expect(waiting).toMatchObject({ live: null, next_edition: 1, published_at: null })
    const [faq] = await moved(`kind = 'faq'`)
    expect(faq).toMatchObject({ live: 1, position: 4, title: '묻는 말', fields: { category: 'file' } })
  })

  it('policies are moved word for word and heading for heading, under the name that consents have', async () => {
    const [terms] = await moved(`slug = 'terms-2026-11-20'`)
    expect(terms).toMatchObject({ live: 1, fields: { policy: 'terms', effectiveFrom: '2026-11-19', changeNote: null } })
    expect(terms?.doc).toEqual(docOfMarks(FIRST_TERMS))
    const [privacy] = await moved(`slug = 'privacy-2026-11-20'`)
    expect(privacy?.doc).toEqual(docOfMarks(FIRST_PRIVACY))
  })

  it('cases keep their address and their spec, and all is what the contract takes', async () => {
    const [shown] = await moved(`slug = 'essay-book'`)
    expect(shown).toMatchObject({
      live: 1,
      position: 2,
      fields: { product: 'D413', coverTitle: '표지', example: true },
    })
    for (const { doc } of await moved('true')) expect(docSchema.safeParse(doc).success).toBe(true)
  })

  it('whoever had the right to write notices has the right to write', async () => {
    const { rows } = await client.query(`select id from staff_role where 'content' = any (rights)`)
    expect(rows).toEqual([{ id: 'service' }])
    expect((await client.query(`select 1 from staff_role where 'notices' = any (rights)`)).rowCount).toBe(0)
  })
})
