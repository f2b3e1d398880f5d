import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { docOfMarks } from '#/domain/writing/doc-of-text.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { hangMade, madeOf } from '#/server/features/content/attachments/attachments.public.ts'
import { followShipped, itemBySlug, layWritten } from '#/server/features/content/writing/writing.public.ts'
import { storeFile } from '#/server/features/files/files/files.public.ts'
import { isAsked } from '#/server/platform/jobs/is-asked.ts'
import { type JobHandler, jobType, onJob } from '#/server/platform/jobs/job.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { SHIPPED_ITEMS, type ShippedFile, type ShippedItem, type Sources } from './shipped-items.ts'

export interface ShippedDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'>, Sources {
  readonly storage: Storage
  readonly pressMaker: Pick<PressMaker, 'drawTemplate'>
}

/** Makes what the shop ships and is not there yet, or is not what the code would make now. Asked at every start. */
const layShipped = jobType<Record<string, never>>('archive.lay-shipped')
const REDRAWN = '치수가 바뀌어 다시 그렸습니다.'
const MADE_ANEW = '내용이 바뀌어 새로 만들었습니다.'

export const archiveJobs = (deps: ShippedDeps): readonly JobHandler[] => [
  onJob(layShipped, async () => {
    const texts = SHIPPED_ITEMS.map((item) => ({ slug: item.slug, piece: textOf(item) }))
    await deps.database.transaction((tx) => followShipped(tx, deps, 'archive', texts))
    const placed = SHIPPED_ITEMS.map((item, position) => ({ item, position }))
    // What only has to be written comes before what is drawn.
    for (const { item, position } of placed.toSorted((a, b) => weight(a.item) - weight(b.item)))
      await layItem(deps, item, position)
  }),
]

const weight = ({ sort }: ShippedItem): number => (sort === 'template' ? 1 : 0)

/** Asked for at every start that does not find it asked for already: it goes on with another server when its own dies. */
export const askForShipped = ({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await isAsked(tx, layShipped))) await jobs.add(tx, layShipped, {})
  })

async function layItem(deps: ShippedDeps, item: ShippedItem, position: number): Promise<void> {
  const { db } = deps.database
  const known = await itemBySlug(db, 'archive', item.slug)
  if (!known) await deps.database.transaction((tx) => layText(tx, deps, item, position))
  const itemId = (known ?? (await itemBySlug(db, 'archive', item.slug)))?.id
  // Thrown away by somebody in between: then nobody wants it.
  if (itemId === undefined) return
  for (const file of item.files) await layFile(deps, itemId, file, item.sort === 'template' ? REDRAWN : MADE_ANEW)
}

async function layText(tx: Tx, { clock, ids }: ShippedDeps, item: ShippedItem, position: number): Promise<void> {
  await layWritten(tx, [{ id: ids.uuid(), slug: item.slug, position, piece: textOf(item), publishedAt: clock.now() }])
}

const textOf = ({ sort, title, summary, fits, text }: ShippedItem): PieceOf<'archive'> => ({
  kind: 'archive',
  title,
  fields: { sort, summary, fits },
  doc: docOfMarks(text),
})

/** What somebody of the shop laid over a made file stays on top. */
async function layFile(deps: ShippedDeps, itemId: string, file: ShippedFile, changed: string): Promise<void> {
  const there = await madeOf(deps.database.db, itemId, file.made)
  const print = await file.print(deps)
  if (there !== null && (there.print === print || there.print === null)) return
  const day = seoulDay(deps.clock.now())
  const content = await file.make({ ...deps, day })
  await using folder = await workFolder()
  const path = join(folder.path, 'content')
  await writeFile(path, content)
  const stored = await storeFile(deps, { name: file.name, purpose: 'material', path })
  const sha256 = createHash('sha256').update(content).digest('hex')
  await deps.database.transaction((tx) =>
    hangMade(tx, deps, itemId, {
      made: file.made,
      fileId: stored.id,
      name: file.name,
      bytes: content.length,
      sha256,
      print,
      note: there === null ? '' : changed,
    }),
  )
}
