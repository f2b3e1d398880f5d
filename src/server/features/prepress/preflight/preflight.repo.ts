import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
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
} from './preflight.table.ts'

/** Null when nobody read the content, and also when only another version of the reader did. */
export async function findFacts(db: DbOrTx, sha256: string): Promise<PdfFacts | null> {
  const [row] = await db
    .select({ facts: preflightFacts.facts })
    .from(preflightFacts)
    .where(and(eq(preflightFacts.sha256, sha256), eq(preflightFacts.version, preflightVersions().facts)))
  return row?.facts ?? null
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
export async function saveFacts(db: DbOrTx, sha256: string, facts: PdfFacts, readAt: Date): Promise<void> {
  const version = preflightVersions().facts
  await db.insert(preflightFacts).values({ sha256, version, facts, readAt }).onConflictDoNothing()
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

/** Rows still waiting for an answer about this file. */
export function waitingReports(db: DbOrTx, fileId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(preflightReport)
    .where(and(eq(preflightReport.fileId, fileId), eq(preflightReport.state, 'waiting')))
}

/** The newest report of each of the files. */
export function newestReports(db: DbOrTx, fileIds: readonly string[]): Promise<ReportRow[]> {
  return db
    .selectDistinctOn([preflightReport.fileId])
    .from(preflightReport)
    .where(sql`${preflightReport.fileId} = any(${sql.param([...fileIds])}::uuid[])`)
    .orderBy(preflightReport.fileId, desc(preflightReport.askedAt))
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
  const among = sql`any(${sql.param([...hashes])}::text[])`
  await tx.delete(preflightReport).where(sql`${preflightReport.sha256} = ${among}`)
  await tx.delete(preflightFacts).where(sql`${preflightFacts.sha256} = ${among}`)
  const pages = await tx
    .delete(preflightPage)
    .where(sql`${preflightPage.sha256} = ${among}`)
    .returning({ key: preflightPage.storageKey })
  const copies = await tx
    .delete(canonicalCopy)
    .where(sql`${canonicalCopy.sourceSha256} = ${among}`)
    .returning({ key: canonicalCopy.storageKey })
  return [...pages, ...copies].flatMap(({ key }) => key ?? [])
}
