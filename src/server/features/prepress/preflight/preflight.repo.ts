import { and, desc, eq, gt, lt, ne, sql, union } from '#/server/platform/db/drizzle.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { preflightVersions } from './preflight-versions.ts'
import {
  canonicalCopy,
  type CopyRow,
  type PageRow,
  preflightFacts,
  preflightPage,
  preflightReport,
  type ReportRow,
  type StoredReport,
} from './preflight.table.ts'

/** A file that went over a limit is read anew after this: what costs too much is not the file's for ever. */
const stillTrue = sql`(${preflightFacts.facts} ->> 'problem' is distinct from 'too-complex'
  or ${preflightFacts.readAt} > now() - interval '1 hour')`

/** Null when nobody read the content, when only another version of the reader did, or a limit ended the reading some time ago. */
export async function findFacts(db: DbOrTx, sha256: string): Promise<PdfFacts | null> {
  const [row] = await db
    .select({ facts: preflightFacts.facts })
    .from(preflightFacts)
    .where(and(eq(preflightFacts.sha256, sha256), eq(preflightFacts.version, preflightVersions().facts), stillTrue))
  return row?.facts ?? null
}

/** The same of many contents, by their hash. */
export async function factsOfContents(db: DbOrTx, hashes: readonly string[]): Promise<ReadonlyMap<string, PdfFacts>> {
  if (hashes.length === 0) return new Map()
  const { sha256, facts, version } = preflightFacts
  const rows = await db
    .select({ sha256, facts })
    .from(preflightFacts)
    .where(and(among(sha256, [...new Set(hashes)]), eq(version, preflightVersions().facts), stillTrue))
  return new Map(rows.map((row) => [row.sha256, row.facts]))
}

/** Whether any version of the reader has read the content. */
export async function wasRead(db: DbOrTx, sha256: string): Promise<boolean> {
  const [row] = await db
    .select({ sha256: preflightFacts.sha256 })
    .from(preflightFacts)
    .where(eq(preflightFacts.sha256, sha256))
    .limit(1)
  return row !== undefined
}

/** The first to read a content counts; a second process that read it too changes nothing. Older readings go. */
export async function saveFacts(db: DbOrTx, sha256: string, facts: PdfFacts): Promise<void> {
  const version = preflightVersions().facts
  const readAt = sql`now()`
  await db
    .insert(preflightFacts)
    .values({ sha256, version, facts, readAt })
    .onConflictDoUpdate({
      target: [preflightFacts.sha256, preflightFacts.version],
      set: { facts, readAt },
      setWhere: sql`not ${stillTrue}`,
    })
  await db.delete(preflightFacts).where(and(eq(preflightFacts.sha256, sha256), ne(preflightFacts.version, version)))
}

export async function findCopy(db: DbOrTx, sourceSha256: string): Promise<CopyRow | null> {
  const [row] = await db.select().from(canonicalCopy).where(eq(canonicalCopy.sourceSha256, sourceSha256))
  return row ?? null
}

/** The first copy that is made of a content stays its copy for good, for people approve it; answers that one. */
export async function saveCopy(db: DbOrTx, row: CopyRow): Promise<CopyRow> {
  await db.insert(canonicalCopy).values(row).onConflictDoNothing()
  return (await findCopy(db, row.sourceSha256)) ?? row
}

/** Those of the storage keys that a copy or a page points to. */
export async function claimedKeys(db: DbOrTx, storageKeys: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await union(
    db
      .select({ key: canonicalCopy.storageKey })
      .from(canonicalCopy)
      .where(among(canonicalCopy.storageKey, storageKeys)),
    db
      .select({ key: preflightPage.storageKey })
      .from(preflightPage)
      .where(among(preflightPage.storageKey, storageKeys)),
  )
  return new Set(rows.map(({ key }) => key))
}

export async function findPage(
  db: DbOrTx,
  { sha256, page, longSide }: Pick<PageRow, 'sha256' | 'page' | 'longSide'>,
): Promise<PageRow | null> {
  const { sha256: hash, page: number, longSide: side } = preflightPage
  const [row] = await db
    .select()
    .from(preflightPage)
    .where(and(eq(hash, sha256), eq(number, page), eq(side, longSide)))
  return row ?? null
}

/** Answers the keys whose page was there already; their content is not needed. */
export async function savePages(db: DbOrTx, rows: readonly PageRow[]): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const saved = await db
    .insert(preflightPage)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ key: preflightPage.storageKey })
  const kept = new Set(saved.map(({ key }) => key))
  return rows.map((row) => row.storageKey).filter((key) => !kept.has(key))
}

export async function saveReport(db: DbOrTx, row: ReportRow): Promise<void> {
  await db
    .insert(preflightReport)
    .values(row)
    .onConflictDoUpdate({ target: [preflightReport.fileId, preflightReport.expectationKey], set: row })
}

/** Files about which somebody has waited for an answer since before then, the longest first. */
export async function longWaiting(db: DbOrTx, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ fileId: preflightReport.fileId })
    .from(preflightReport)
    .where(and(eq(preflightReport.state, 'waiting'), lt(preflightReport.askedAt, before)))
    .orderBy(preflightReport.askedAt)
    .limit(limit)
  return [...new Set(rows.map(({ fileId }) => fileId))]
}

/** Rows still waiting for an answer about this file. */
export function waitingReports(db: DbOrTx, fileId: string): Promise<StoredReport[]> {
  return db
    .select()
    .from(preflightReport)
    .where(and(eq(preflightReport.fileId, fileId), eq(preflightReport.state, 'waiting')))
}

/** The reports that answer exactly these questions. */
export function reportsByKey(
  db: DbOrTx,
  asked: readonly { readonly fileId: string; readonly key: string }[],
): Promise<StoredReport[]> {
  const { fileId, expectationKey } = preflightReport
  return db
    .select()
    .from(preflightReport)
    .where(
      and(
        among(
          fileId,
          asked.map((question) => question.fileId),
        ),
        among(
          expectationKey,
          asked.map((question) => question.key),
        ),
      ),
    )
}

/** The newest report of each of the files. */
export function newestReports(db: DbOrTx, fileIds: readonly string[]): Promise<StoredReport[]> {
  return db
    .selectDistinctOn([preflightReport.fileId])
    .from(preflightReport)
    .where(among(preflightReport.fileId, fileIds))
    .orderBy(preflightReport.fileId, desc(preflightReport.askedAt))
}

export async function saveOffers(
  db: DbOrTx,
  { fileId, expectationKey }: Pick<ReportRow, 'fileId' | 'expectationKey'>,
  offers: readonly FixId[],
): Promise<void> {
  const { fileId: file, expectationKey: key } = preflightReport
  await db
    .update(preflightReport)
    .set({ offers })
    .where(and(eq(file, fileId), eq(key, expectationKey)))
}

/** Contents that were read or copied, in the order of their hash, behind `after`. */
export async function readHashes(db: DbOrTx, after: string, limit: number): Promise<readonly string[]> {
  const read = db.select({ sha256: preflightFacts.sha256 }).from(preflightFacts).where(gt(preflightFacts.sha256, after))
  const copied = db
    .select({ sha256: canonicalCopy.sourceSha256 })
    .from(canonicalCopy)
    .where(gt(canonicalCopy.sourceSha256, after))
  const rows = await union(read, copied)
    .orderBy(sql`1`)
    .limit(limit)
  return rows.map((row) => row.sha256)
}

/** Deletes facts, reports, pages and copies of contents; answers the storage keys of pages and copies. */
export async function forgetContents(tx: Tx, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return []
  await tx.delete(preflightReport).where(among(preflightReport.sha256, hashes))
  await tx.delete(preflightFacts).where(among(preflightFacts.sha256, hashes))
  const pages = await tx
    .delete(preflightPage)
    .where(among(preflightPage.sha256, hashes))
    .returning({ key: preflightPage.storageKey })
  const copies = await tx
    .delete(canonicalCopy)
    .where(among(canonicalCopy.sourceSha256, hashes))
    .returning({ key: canonicalCopy.storageKey })
  return [...pages, ...copies].flatMap(({ key }) => key ?? [])
}
