import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PageFacts, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { lineOf, lockLine, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Attempt } from '#/server/platform/jobs/job.ts'
import { pictureKey } from '#/server/platform/picture-key.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PdfReader, RenderedPage } from '#/server/ports/pdf.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { dropUnlessShown } from './drop-unshown.ts'
import { openAsPrinted, openCopy } from './open-as-printed.ts'
import { pageTrim, shownBoxes } from './page-trim.ts'
import { readPages, savePages } from './pages.repo.ts'
import { proofTopic } from './proof-events.ts'
import { publishDrawn } from './publish-version.ts'
import { readProofRow, readVersion, updateVersion } from './proofs.repo.ts'
import type { PageRow, VersionFile, VersionRow } from './proofs.table.ts'
import { pageLabel, partPages } from './version-pages.ts'

export interface DrawDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids' | 'live' | 'log'> {
  readonly storage: Storage
  readonly pdf: PdfReader
}

/** Pixels of the longer side: sharp on a large screen, light in the strip. */
const SCREEN_PX = 1500
const THUMB_PX = 180
/** Pages drawn between two marks of progress. */
const BATCH = 6

/** Draws what is not drawn yet, so that a crash costs one batch; the version is then a draft for staff to look at. */
export async function drawPages(
  deps: DrawDeps,
  { proofId, version: number }: { proofId: string; version: number },
  attempt: Attempt,
): Promise<void> {
  const version = await readVersion(deps.database.db, proofId, number)
  if (version?.state !== 'rendering') return
  try {
    await drawAll(deps, version)
    await finish(deps, version, 'draft')
  } catch (error) {
    deps.log.warn({ err: error, proofId, version: number }, 'pages of a proof could not be drawn')
    if (!attempt.givesUp(error)) throw error
    await finish(deps, version, 'failed')
  }
}

async function drawAll(deps: DrawDeps, version: VersionRow): Promise<void> {
  const { coverFlat, route } = await quoteOf(deps, version.proofId)
  const read = await readFiles(deps, version)
  const drawn = new Set((await readPages(deps.database.db, version.proofId, version.number)).map((page) => page.number))
  let first = 1
  for (const { file, facts } of read) {
    const { pages } = facts
    const part = partPages(version.spec, file.partId, pages.length, coverFlat)
    const rows = pages
      .map((page) => ({ page, number: first + page.number - 1 }))
      .filter(({ number }) => !drawn.has(number))
    await drawFile(deps, version, { file, facts, route, pages: rows }, (page) => {
      const label = pageLabel(part.role, page.number, pages.length)
      return { role: part.role, label, ...pageTrim(shownBoxes(page), part.ordered) }
    })
    first += pages.length
  }
}

interface ReadFile {
  readonly file: VersionFile
  readonly facts: PdfFacts
}

/** Reads the pages of each file, and notes how many there are to come and of which copy. */
async function readFiles(deps: DrawDeps, version: VersionRow): Promise<ReadFile[]> {
  const read: ReadFile[] = []
  for (const file of version.files) {
    await using opened = await openCopy(deps, file)
    const { copySha256 } = opened
    const facts = await deps.pdf.facts(opened.path)
    read.push({ file: { ...file, copySha256, pageCount: facts.pageCount }, facts })
  }
  await updateVersion(deps.database.db, version.proofId, version.number, {
    files: read.map(({ file }) => file),
    pageCount: read.reduce((sum, { facts }) => sum + facts.pages.length, 0),
  })
  return read
}

type Described = Pick<PageRow, 'role' | 'label' | 'width' | 'height' | 'bleed' | 'trim'>
interface NumberedPage {
  readonly page: PageFacts
  readonly number: number
}

interface FileToDraw extends ReadFile {
  readonly route: RouteId
  readonly pages: readonly NumberedPage[]
}

async function drawFile(
  deps: DrawDeps,
  version: VersionRow,
  { file, facts, route, pages }: FileToDraw,
  describe: (page: PageFacts) => Described,
): Promise<void> {
  if (pages.length === 0) return
  await using opened = await openAsPrinted(deps, { spec: version.spec, route }, { file, facts })
  const { press, drawn: by } = opened
  for (let at = 0; at < pages.length; at += BATCH) {
    const batch = pages.slice(at, at + BATCH)
    const filePages = batch.map(({ page }) => page.number)
    const screens = await deps.pdf.renderPages(opened.path, { pages: filePages, longSide: SCREEN_PX, press })
    const thumbs = await deps.pdf.renderPages(opened.path, { pages: filePages, longSide: THUMB_PX, press })
    const drawn = batch.map(({ page, number }) => {
      const screen = screens.find((picture) => picture.page === page.number)
      const thumb = thumbs.find((picture) => picture.page === page.number)
      if (!screen || !thumb) throw new Error(`page ${page.number} of ${file.name} was not drawn`)
      return { page, number, screen, thumb, screenKey: keyOf(deps, screen), thumbKey: keyOf(deps, thumb) }
    })
    await keepAll(
      deps,
      drawn.flatMap(({ screen, screenKey, thumb, thumbKey }) => [
        { key: screenKey, ...screen },
        { key: thumbKey, ...thumb },
      ]),
    )
    const rows = drawn.map(({ page, number, screen, screenKey, thumbKey }) => ({
      proofId: version.proofId,
      version: version.number,
      number,
      partId: file.partId,
      filePage: page.number,
      ...describe(page),
      screenKey,
      thumbKey,
      pictureSha256: createHash('sha256').update(screen.bytes).digest('hex'),
    }))
    await saveBatch(deps, version, { rows, file: { ...file, drawn: by } })
  }
}

interface Batch {
  readonly rows: readonly PageRow[]
  /** Whose pages they are, with how they were drawn. */
  readonly file: VersionFile
}

async function saveBatch(deps: DrawDeps, version: VersionRow, { rows, file }: Batch): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await savePages(tx, rows)
    const pagesDone = (await readPages(tx, version.proofId, version.number)).length
    const { files = [] } = (await readVersion(tx, version.proofId, version.number)) ?? {}
    const isOne = ({ fileId, partId }: VersionFile) => fileId === file.fileId && partId === file.partId
    await updateVersion(tx, version.proofId, version.number, {
      pagesDone,
      files: files.map((other) => (isOne(other) ? file : other)),
    })
    await deps.live.publish(tx, proofTopic(version.proofId))
  })
}

/** Drawn and, where nobody has to look, shown to the customer in the same transaction: a crash leaves both undone. */
async function finish(deps: DrawDeps, version: VersionRow, state: 'draft' | 'failed'): Promise<void> {
  const proof = version.auto && state === 'draft' ? await readProofRow(deps.database.db, version.proofId) : null
  await deps.database.transaction(async (tx) => {
    if (proof) await lockLine(tx, proof.lineId)
    const still = await readVersion(tx, version.proofId, version.number)
    if (still?.state !== 'rendering') return
    await updateVersion(tx, version.proofId, version.number, { state })
    if (proof) await publishDrawn(tx, deps, still, proof.lineId)
    await deps.live.publish(tx, proofTopic(version.proofId), STAFF_QUEUE_TOPIC)
  })
}

const keyOf = ({ ids }: DrawDeps, { type }: RenderedPage): string => pictureKey(`proof-page/${ids.uuid()}`, type)

type KeptPicture = Pick<RenderedPage, 'type' | 'bytes'> & { readonly key: string }

/** All of a batch at once: a storage that takes twenty seconds for each would take an hour for a book. */
async function keepAll(deps: DrawDeps, pictures: readonly KeptPicture[]): Promise<void> {
  await dropUnlessShown(
    deps,
    pictures.map(({ key }) => key),
  )
  await Promise.all(
    pictures.map(({ key, type, bytes }) => deps.storage.put(key, Readable.from([bytes], { objectMode: false }), type)),
  )
}

async function quoteOf({ database: { db } }: DrawDeps, proofId: string) {
  const proof = await readProofRow(db, proofId)
  const line = proof && (await lineOf(db, proof.lineId))
  if (!line) throw new Error(`proof ${proofId} has no line`)
  return line.quote
}
