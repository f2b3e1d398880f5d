import * as contract from '#/contract/textbooks/staff-editions.contract.ts'
import { AppError } from '#/contract/errors.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { presentBook } from './editions.presenter.ts'
import { findEdition, pageAtDesk, versionsOf } from './editions.repo.ts'
import type { VersionRow } from './editions.table.ts'
import { soldOf } from './ordered-editions.repo.ts'
import * as write from './write-edition.ts'

const PAGE = 40

export function staffEditionsRoutes(deps: EditionsDeps): readonly Route[] {
  return [
    listRoute(contract.listDeskEditions, async ({ query }, db) => {
      const { brand = null, grade = null, term = null, state = null, q = null, after = null } = query
      const rows = await pageAtDesk(db, { brand, grade, term, state, q, after, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const period = { from: query.from ?? null, to: query.to ?? null }
      const sold = await soldOf(
        db,
        shown.map(({ edition }) => edition.id),
        period,
      )
      const items = shown.map((book) => {
        const { orders = 0, copies = 0, total = 0 } = sold.get(book.edition.id) ?? {}
        const { brand: whose } = book.edition
        const card = presentBook(book, deps.clock.now())
        return { ...card, brand: whose, state: book.version.state, sold: { orders, copies, total } }
      })
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
    }),
    route(contract.readDeskEdition, ({ params }) => presentPage(deps.database.db, deps, params.id)),
    writeRoute(contract.createEdition, async ({ body }, tx) =>
      presentPage(tx, deps, await write.createEdition(tx, deps, body)),
    ),
    writeRoute(contract.changeEdition, async ({ params, body }, tx) => {
      await write.changeEdition(tx, deps, params.id, body)
      return presentPage(tx, deps, params.id)
    }),
    writeRoute(contract.setEditionBody, async (call, tx) => {
      await write.setBody(tx, deps, call, { id: call.params.id, ...call.body })
      return presentPage(tx, deps, call.params.id)
    }),
    writeRoute(contract.publishEdition, async ({ params, body }, tx) => {
      await write.publishEdition(tx, deps, params.id, body.revision)
      return presentPage(tx, deps, params.id)
    }),
    writeRoute(contract.withdrawEdition, async ({ params, body }, tx) => {
      await write.withdrawEdition(tx, deps, params.id, body)
      return presentPage(tx, deps, params.id)
    }),
    writeRoute(contract.startEditionVersion, async ({ params }, tx) => {
      await write.startVersion(tx, deps, params.id)
      return presentPage(tx, deps, params.id)
    }),
  ]
}

async function presentPage(db: DbOrTx, deps: EditionsDeps, id: string) {
  const edition = await findEdition(db, id)
  if (!edition) throw new AppError('NOT_FOUND')
  const { brand, title, grade, term, kind, topics } = edition
  const versions = []
  for (const version of await versionsOf(db, id)) versions.push(await presentVersion(db, deps, version))
  return { id, brand, title, grade, term, kind, topics, versions }
}

async function presentVersion(db: DbOrTx, deps: EditionsDeps, version: VersionRow) {
  const { body, publishedAt } = version
  // What is sold was judged when it was published; only what waits is asked for.
  const job = version.state === 'draft' ? await write.checkedJob(db, deps, version) : null
  const [standing] = job ? await deps.fileJudge.standingsOf(db, [job]) : []
  return {
    number: version.number,
    state: version.state,
    revision: version.revision,
    curriculum: version.curriculum,
    make: { ...version.make },
    look: { ...version.look },
    prices: version.prices.map((row) => ({ ...row })),
    preview: [...version.preview],
    saleFrom: version.saleFrom,
    saleTo: version.saleTo,
    dispatchDay: version.dispatchDay,
    withdrawnReason: version.withdrawnReason,
    publishedAt: publishedAt?.toISOString() ?? null,
    body: body && {
      fileId: body.fileId,
      name: body.name,
      bytes: body.bytes,
      check: version.state === 'draft' ? (standing?.state ?? ('none' as const)) : ('fine' as const),
      findings: (standing?.findings ?? []).map(({ title, detail }) => ({ title, detail })),
    },
  }
}
