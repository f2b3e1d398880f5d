import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { PressOrder } from '#/domain/press/press-order.ts'
import {
  lineOf,
  markPackaged,
  type OrderLine,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import { isDiskFull } from '#/server/platform/disk-full.ts'
import type { Attempt } from '#/server/platform/jobs/job.ts'
import { waitingWords } from '#/server/platform/jobs/wait-for-machine.ts'
import { sha256Of } from '#/server/platform/sha256-of.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import type { PressResult } from '#/server/ports/press-maker.ts'
import { dropUnlessNamed } from './drop-unless-named.ts'
import { CHANGED, openApproved, PackageRefused } from './open-approved.ts'
import { type PressDeps, pressTopic } from './press-deps.ts'
import { bindingOf, readPressOrder, refusalOf } from './press-order.ts'
import { readPackage, updateOpenPackage } from './press.repo.ts'
import { workOrderPages } from './work-order-pages.ts'
import type { PackageRow } from './press.table.ts'

const TOO_HEAVY = '파일이 너무 무거워 시간 안에 만들지 못했습니다. 그림 크기를 줄인 파일로 바꾸거나 손으로 앉혀 주세요.'
const BROKEN =
  '파일이 아니라 컴퓨터에 생긴 문제로 인쇄 자료를 만들지 못했습니다. 다시 만들어 보고 안 되면 개발팀에 알려 주세요.'
const NO_ROOM =
  '저장 공간이 부족해 인쇄 자료를 만들지 못했습니다. 전에 만든 자료는 그대로 있습니다. 공간을 비운 뒤 다시 만들어 주세요.'

const OPEN: ReadonlySet<PackageRow['state']> = new Set(['waiting', 'making'])

/** Makes what was asked for; run twice it finds the package finished and leaves it. */
export async function makePackage(deps: PressDeps, packageId: string, attempt: Attempt): Promise<void> {
  const row = await readPackage(deps.database.db, packageId)
  if (!row || !OPEN.has(row.state)) return
  await change(deps, row, { state: 'making', percent: 0 })
  try {
    await make(deps, row)
  } catch (error) {
    deps.log.warn({ err: error, packageId }, 'a press package could not be made')
    if (error instanceof PackageRefused) return change(deps, row, failure(deps, error.message))
    if (error instanceof PdfLimitError) return change(deps, row, failure(deps, TOO_HEAVY))
    if (!attempt.givesUp(error)) {
      await change(deps, row, { delay: waitingWords(error) })
      throw error
    }
    await change(deps, row, failure(deps, isDiskFull(error) ? NO_ROOM : BROKEN))
  }
}

async function make(deps: PressDeps, row: PackageRow): Promise<void> {
  const line = await lineOf(deps.database.db, row.lineId)
  const order = line && (await readPressOrder(deps.database.db, line))
  if (!line || !order || refusalOf(line) !== null || bindingOf(order) !== row.binding)
    return change(deps, row, failure(deps, CHANGED))
  await using folder = await workFolder()
  const target = join(folder.path, 'package.zip')
  const result = await draw(deps, row, { line, order }, target)
  await keep(deps, row, target, { result, approved: line.approvedBinding })
}

async function draw(
  deps: PressDeps,
  row: PackageRow,
  { line, order }: { readonly line: OrderLine; readonly order: PressOrder },
  target: string,
): Promise<PressResult> {
  await using opened = new AsyncDisposableStack()
  const copies = await openApproved(deps, opened, row.lineId, order)
  const told = progressTeller(deps, row)
  const job = {
    target,
    order,
    copies,
    version: row.version,
    madeAt: row.askedAt,
    worn: await workOrderPages(deps, line),
  }
  const result = await deps.pressMaker.make(job, told.tell)
  await told.settled()
  return result
}

/** Browsers are told at every tenth; what is late or fails is let go, for it is only a number that moves. */
function progressTeller(deps: PressDeps, row: PackageRow) {
  let shown = 0
  let last: Promise<void> = Promise.resolve()
  return {
    tell(percent: number): void {
      if (percent < shown + 10) return
      shown = percent
      last = last
        .then(() => change(deps, row, { percent }))
        .catch((error: unknown) => {
          deps.log.debug({ err: error }, 'progress of a press package was not told')
        })
    },
    settled: () => last,
  }
}

interface Made {
  readonly result: PressResult
  /** Fingerprint of the approved pages that it was made of. */
  readonly approved: string | null
}

async function keep(deps: PressDeps, row: PackageRow, path: string, { result, approved }: Made): Promise<void> {
  const storageKey = `press-package/${deps.ids.uuid()}`
  const sha256 = await sha256Of(createReadStream(path))
  await dropUnlessNamed(deps, storageKey)
  await deps.storage.put(storageKey, createReadStream(path), 'application/zip')
  const { bytes, warnings } = result
  const done = { percent: 100, delay: null, storageKey, bytes, sha256, warnings, finishedAt: deps.clock.now() }
  await deps.database.transaction(async (tx) => {
    if (approved !== null) await markPackaged(tx, deps, { lineId: row.lineId, binding: approved })
    if (await updateOpenPackage(tx, row.id, { state: 'done', ...done }))
      await deps.live.publish(tx, pressTopic(row.lineId))
  })
}

const failure = (deps: PressDeps, text: string) =>
  ({ state: 'failed', failure: text, delay: null, finishedAt: deps.clock.now() }) as const

function change(deps: PressDeps, row: PackageRow, to: Parameters<typeof updateOpenPackage>[2]): Promise<void> {
  return deps.database.transaction(async (tx) => {
    if (!(await updateOpenPackage(tx, row.id, to))) return
    // Whoever looks at the floor sees that a job may be printed now.
    const over = to.finishedAt ? [STAFF_QUEUE_TOPIC] : []
    await deps.live.publish(tx, pressTopic(row.lineId), ...over)
  })
}
