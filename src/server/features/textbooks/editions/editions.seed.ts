import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editionSpec, type EditionMake } from '#/domain/editions/edition-job.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { storeFile } from '#/server/features/files/files/files.public.ts'
import { fileJudge, type PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import type { EditionsDeps } from './editions-deps.ts'
import { insertEdition, insertVersion } from './editions.repo.ts'
import { SAMPLE_EDITIONS } from './sample-editions.data.ts'

type Deps = PreflightDeps & Pick<EditionsDeps, 'pressMaker'>

/** Won of a run without VAT, by its pages: a sample's price, not anybody's. */
const priced = (pages: number) =>
  [10, 30, 60, 100, 200].map((copies, at) => ({ copies, supply: Math.round(pages * copies * (5.4 - at * 0.7)) * 10 }))

interface DrawnEdition {
  readonly sample: (typeof SAMPLE_EDITIONS)[number]
  readonly make: EditionMake
  readonly body: Awaited<ReturnType<typeof drawnBody>>
}

/**
 * Something to try a brand with; it leaves the shelf before strangers come. The books are drawn first, and what is answered lays
 * them: a transaction that waited for drawings was ended by the database on a slow machine.
 */
export async function drawSampleEditions(deps: Deps): Promise<(tx: Tx) => Promise<void>> {
  const drawn: DrawnEdition[] = []
  for (const sample of SAMPLE_EDITIONS) {
    const { pages, title } = sample
    const make: EditionMake = { trim: 'b5', binding: 'perfect', paper: 'white-80', pages, colour: false }
    drawn.push({ sample, make, body: await drawnBody(deps, title, make) })
  }
  return (tx) => layEditions(tx, deps, drawn)
}

async function layEditions(tx: Tx, deps: Deps, drawn: readonly DrawnEdition[]): Promise<void> {
  const now = daysBefore(deps.clock.now(), 1)
  for (const { sample, make, body } of drawn) {
    const { title, grade, term, kind, topics, pages, look } = sample
    const id = deps.ids.uuid()
    // Read and judged like every other, so that its pages can be shown.
    await fileJudge(deps).ask(tx, { spec: editionSpec(make, 10), route: 'digital-sheet', files: [body] }, id)
    const edition = { id, brand: 'hamamath', title, grade, term, kind, topics }
    await insertEdition(tx, { ...edition, shownNumber: 1, latestNumber: 1, createdAt: now })
    await insertVersion(tx, {
      editionId: id,
      number: 1,
      state: 'published',
      revision: 1,
      curriculum: '',
      make,
      look,
      prices: priced(pages),
      preview: [1, 2, 3, 4, 5, 6, 7],
      body,
      saleFrom: seoulDay(now),
      saleTo: null,
      dispatchDay: null,
      withdrawnReason: null,
      successorId: null,
      publishedAt: now,
      withdrawnAt: null,
      changedAt: now,
    })
  }
}

async function drawnBody(deps: Deps, title: string, make: EditionMake) {
  const words = { title, subtitle: '', author: '견본', back: '' }
  const pdf = await deps.pressMaker.drawDesign({
    design: { kind: 'inner', template: 'wrong-answer', params: {} },
    values: { ...words, ground: 'white', ink: 'ink', accent: 'ink' },
    spec: editionSpec(make, 10),
    title,
  })
  await using folder = await workFolder()
  const path = join(folder.path, 'body.pdf')
  await writeFile(path, pdf)
  const { id, name, bytes, sha256 } = await storeFile(deps, { name: `${title} 내지.pdf`, purpose: 'inner', path })
  return { fileId: id, part: 'inner', name, bytes, sha256: sha256 ?? '', contentType: 'application/pdf' }
}
