import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from '#/server/platform/db/drizzle.ts'
import type { Grade, SaleTerms, Term, VersionState } from '#/domain/editions/edition.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type EditionRow, editions, editionVersions, type VersionRow } from './editions.table.ts'

interface Successor {
  readonly id: string
  readonly title: string
  readonly terms: SaleTerms
}

/** A textbook with one of its versions. */
export interface Book {
  readonly edition: EditionRow
  readonly version: VersionRow
  /** The book that takes its place, as members see it; whether they can order it is asked of `soldSuccessor`. */
  readonly successor: Successor | null
}

export interface WantedBooks {
  readonly brand: string
  readonly grade: Grade | null
  readonly term: Term | null
  readonly kind: string | null
  readonly q: string | null
}

const inWindow = ({ brand, grade, term, q }: WantedBooks): SQL | undefined =>
  and(
    eq(editions.brand, brand),
    isNotNull(editions.shownNumber),
    grade === null ? undefined : eq(editions.grade, grade),
    term === null ? undefined : eq(editions.term, term),
    ...wordsIn(q),
  )

const wordsIn = (q: string | null): SQL[] =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`position(${word} in ${editions.words}) > 0`)

/** What members see, by title; after the book `after` when given. */
export async function pageOfBooks(
  db: DbOrTx,
  wanted: WantedBooks & { readonly after: string | null; readonly limit: number },
): Promise<Book[]> {
  const { kind, after, limit } = wanted
  const rows = await db
    .select({ edition: editions, version: editionVersions, successor: successorOf })
    .from(editions)
    .innerJoin(editionVersions, shownVersion)
    .where(
      and(
        inWindow(wanted),
        kind === null ? undefined : eq(editions.kind, kind),
        after === null
          ? undefined
          : sql`(${editions.title}, ${editions.id}) > (select e.title, e.id from editions e where e.id = ${after})`,
      ),
    )
    .orderBy(asc(editions.title), asc(editions.id))
    .limit(limit)
  return rows
}

const shownVersion = and(eq(editionVersions.editionId, editions.id), eq(editionVersions.number, editions.shownNumber))
const latestVersion = and(eq(editionVersions.editionId, editions.id), eq(editionVersions.number, editions.latestNumber))
const successorOf = sql<Successor | null>`(select json_build_object('id', s.id, 'title', s.title, 'terms',
    json_build_object('state', v.state, 'saleFrom', v.sale_from, 'saleTo', v.sale_to,
      'dispatchDay', v.dispatch_day, 'withdrawnReason', v.withdrawn_reason))
  from editions s join edition_versions v on v.edition_id = s.id and v.number = s.shown_number
  where s.id = ${editionVersions.successorId})`

/** Of all books of the grade and term, whichever kind is chosen. */
export async function countByKind(db: DbOrTx, wanted: WantedBooks): Promise<{ kind: string; count: number }[]> {
  return db
    .select({ kind: editions.kind, count: sql<number>`count(*)::int` })
    .from(editions)
    .where(inWindow(wanted))
    .groupBy(editions.kind)
    .orderBy(asc(editions.kind))
}

export async function countByCell(db: DbOrTx, brand: string): Promise<{ grade: Grade; term: Term; count: number }[]> {
  return db
    .select({ grade: editions.grade, term: editions.term, count: sql<number>`count(*)::int` })
    .from(editions)
    .where(and(eq(editions.brand, brand), isNotNull(editions.shownNumber)))
    .groupBy(editions.grade, editions.term)
}

/** The first so many of each grade and term by title: what a drawing of the shelf needs of them. */
export async function firstOfCells(
  db: DbOrTx,
  brand: string,
  limit: number,
): Promise<(Pick<EditionRow, 'grade' | 'term'> & Pick<VersionRow, 'make' | 'look'>)[]> {
  const place = sql<number>`row_number() over (partition by ${editions.grade}, ${editions.term} order by ${editions.title}, ${editions.id})`
  const first = db
    .select({
      id: editions.id,
      number: editions.shownNumber,
      grade: editions.grade,
      term: editions.term,
      place: place.as('place'),
    })
    .from(editions)
    .where(and(eq(editions.brand, brand), isNotNull(editions.shownNumber)))
    .as('first')
  return db
    .select({ grade: first.grade, term: first.term, make: editionVersions.make, look: editionVersions.look })
    .from(first)
    .innerJoin(editionVersions, and(eq(editionVersions.editionId, first.id), eq(editionVersions.number, first.number)))
    .where(sql`${first.place} <= ${limit}`)
    .orderBy(first.place)
}

/** What members see, what was entered last first. */
export function newestBooks(db: DbOrTx, brand: string, limit: number): Promise<Book[]> {
  return db
    .select({ edition: editions, version: editionVersions, successor: successorOf })
    .from(editions)
    .innerJoin(editionVersions, shownVersion)
    .where(eq(editions.brand, brand))
    .orderBy(desc(editions.createdAt), desc(editions.id))
    .limit(limit)
}

/** As members see them; unknown ones and those that were never published are left out. */
export async function shownBooks(db: DbOrTx, ids: readonly string[]): Promise<Book[]> {
  if (ids.length === 0) return []
  return db
    .select({ edition: editions, version: editionVersions, successor: successorOf })
    .from(editions)
    .innerJoin(editionVersions, shownVersion)
    .where(inArray(editions.id, [...new Set(ids)]))
}

/** Exactly these versions, whatever became of them. */
export async function booksOfVersions(
  db: DbOrTx,
  keys: readonly { readonly editionId: string; readonly version: number }[],
): Promise<Book[]> {
  if (keys.length === 0) return []
  const pairs = keys.map(({ editionId, version }) => sql`(${editionId}::uuid, ${version}::integer)`)
  return db
    .select({ edition: editions, version: editionVersions, successor: successorOf })
    .from(editions)
    .innerJoin(editionVersions, eq(editionVersions.editionId, editions.id))
    .where(sql`(${editionVersions.editionId}, ${editionVersions.number}) in (${sql.join(pairs, sql`, `)})`)
}

export interface WantedAtDesk {
  readonly brand: string | null
  readonly grade: Grade | null
  readonly term: Term | null
  readonly state: VersionState | null
  readonly q: string | null
  readonly after: string | null
  readonly limit: number
}

/** The newest first, each with its latest version. */
export async function pageAtDesk(db: DbOrTx, wanted: WantedAtDesk): Promise<Book[]> {
  const { brand, grade, term, state, q, after, limit } = wanted
  return db
    .select({ edition: editions, version: editionVersions, successor: successorOf })
    .from(editions)
    .innerJoin(editionVersions, latestVersion)
    .where(
      and(
        brand === null ? undefined : eq(editions.brand, brand),
        grade === null ? undefined : eq(editions.grade, grade),
        term === null ? undefined : eq(editions.term, term),
        state === null ? undefined : eq(editionVersions.state, state),
        ...wordsIn(q),
        after === null
          ? undefined
          : sql`(${editions.createdAt}, ${editions.id}) < (select e.created_at, e.id from editions e where e.id = ${after})`,
      ),
    )
    .orderBy(desc(editions.createdAt), desc(editions.id))
    .limit(limit)
}

export async function findEdition(db: DbOrTx, id: string): Promise<EditionRow | null> {
  const [row] = await db.select().from(editions).where(eq(editions.id, id))
  return row ?? null
}

/** Whose each of these is; unknown ones are left out. */
export async function brandsOfEditions(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: editions.id, brand: editions.brand })
    .from(editions)
    .where(inArray(editions.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, brand }) => [id, brand]))
}

export async function lockEdition(tx: Tx, id: string): Promise<EditionRow | null> {
  const [row] = await tx.select().from(editions).where(eq(editions.id, id)).for('no key update')
  return row ?? null
}

/** The newest first. */
export function versionsOf(db: DbOrTx, editionId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(editionVersions)
    .where(eq(editionVersions.editionId, editionId))
    .orderBy(desc(editionVersions.number))
}

export async function insertEdition(tx: Tx, row: Omit<EditionRow, 'words'>): Promise<void> {
  await tx.insert(editions).values(row)
}

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(editionVersions).values(row)
}

export async function updateEdition(tx: Tx, id: string, change: Partial<Omit<EditionRow, 'words'>>): Promise<void> {
  await tx.update(editions).set(change).where(eq(editions.id, id))
}

export async function updateVersion(
  tx: Tx,
  { editionId, number }: Pick<VersionRow, 'editionId' | 'number'>,
  change: Partial<VersionRow>,
): Promise<void> {
  await tx
    .update(editionVersions)
    .set(change)
    .where(and(eq(editionVersions.editionId, editionId), eq(editionVersions.number, number)))
}
