import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import {
  openApproved,
  PackageRefused,
  pressRefusalOf,
  readPressOrder,
  workOrderPages,
} from '#/server/features/prepress/press/press.public.ts'
import { isDiskFull } from '#/server/platform/disk-full.ts'
import type { Attempt } from '#/server/platform/jobs/job.ts'
import { waitingWords } from '#/server/platform/jobs/wait-for-machine.ts'
import { sha256Of } from '#/server/platform/sha256-of.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import type { GangPressJob } from '#/server/ports/press-maker.ts'
import { copiesOf, problemOf } from './gang-lines.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { readGangRow, lockGang, updateGang } from './gangs.repo.ts'
import type { GangRow } from './gangs.table.ts'
import { shownOf } from './read-gangs.ts'

const TOO_HEAVY = '파일이 너무 무거워 시간 안에 만들지 못했습니다. 무거운 품목을 빼고 다시 짜 주세요.'
const BROKEN = '컴퓨터에 생긴 문제로 인쇄 자료를 만들지 못했습니다. 다시 만들어 보고 안 되면 개발팀에 알려 주세요.'
const NO_ROOM = '저장 공간이 부족해 인쇄 자료를 만들지 못했습니다. 공간을 비운 뒤 다시 만들어 주세요.'

/** What it costs was settled when the sheet was fixed. */
type Deps = Omit<GangsDeps, 'tariffs'>

interface Asked {
  readonly gangId: string
  /** Of the sheet as it was fixed: one that was taken apart meanwhile gets none. */
  readonly version: number
}

/** Makes the package of a fixed sheet; run twice it finds it made and leaves it. */
export async function makeGangPackage(deps: Deps, { gangId, version }: Asked, attempt: Attempt): Promise<void> {
  const row = await readGangRow(deps.database.db, gangId)
  const packageKey = `gang-package/${gangId}-${version}`
  // Taken apart while it was made: what an attempt before this one has stored belongs to nobody.
  if (row && row.version !== version && row.packageKey !== packageKey) await deps.storage.delete(packageKey)
  if (!row || row.state !== 'fixed' || row.version !== version || row.packageState === 'done') return
  // Named before it is stored: whatever happens then, the row knows what lies there.
  await change(deps, row, { packageState: 'making', packagePercent: 0, packageKey })
  try {
    await make(deps, row, packageKey)
  } catch (error) {
    deps.log.warn({ err: error, gangId }, 'the package of a gang could not be made')
    if (error instanceof PackageRefused) return fail(deps, row, error.message)
    if (error instanceof PdfLimitError) return fail(deps, row, TOO_HEAVY)
    if (!attempt.givesUp(error)) {
      await change(deps, row, { packageFailure: waitingWords(error) })
      throw error
    }
    await fail(deps, row, isDiskFull(error) ? NO_ROOM : BROKEN)
  }
}

async function make(deps: Deps, row: GangRow, packageKey: string): Promise<void> {
  await using folder = await workFolder()
  await using opened = new AsyncDisposableStack()
  const members: GangPressJob['members'][number][] = []
  const shown = await shownOf(deps.database.db, row.id)
  // All at once: whoever is late costs the others nothing.
  const worn = await Promise.all(shown.map(({ line }) => workOrderPages(deps, line, { backs: true })))
  for (const [at, { line, binding }] of shown.entries()) {
    const problem = problemOf(line, binding) ?? pressRefusalOf(line)
    if (problem !== null) throw new PackageRefused(`「${line.title}」 ${problem}`)
    const order = await readPressOrder(deps.database.db, line)
    const spec = { ...order.spec, copies: copiesOf(line) }
    const copies = await openApproved(deps, opened, line.id, order)
    members.push({ order: { ...order, spec }, copies, worn: worn[at] ?? null })
  }
  const target = join(folder.path, 'package.zip')
  const { number, version, gross } = row
  const job = { target, number, version, gross, members, madeAt: row.changedAt }
  const { bytes, warnings } = await deps.pressMaker.makeGang(job, () => undefined)
  const packageSha256 = await sha256Of(createReadStream(target))
  await deps.storage.put(packageKey, createReadStream(target), 'application/zip')
  await change(deps, row, {
    packageState: 'done',
    packagePercent: 100,
    packageBytes: bytes,
    packageSha256,
    packageWarnings: warnings,
    packageFailure: null,
  })
}

/** Its key stays: a ZIP that was stored before the failure goes with the sheet. */
const fail = (deps: Deps, row: GangRow, packageFailure: string) =>
  change(deps, row, { packageState: 'failed', packageFailure })

/** Nothing of a sheet that was moved on or taken apart meanwhile; what lies in the storage for it goes. */
async function change(deps: Deps, { id, version }: GangRow, to: Partial<GangRow>): Promise<void> {
  const stands = await deps.database.transaction(async (tx) => {
    const row = await lockGang(tx, id)
    if (row?.version !== version) return false
    await updateGang(tx, id, to)
    await deps.live.publish(tx, gangTopic(id), STAFF_QUEUE_TOPIC)
    return true
  })
  if (!stands && to.packageState === 'done') await deps.storage.delete(`gang-package/${id}-${version}`)
}
