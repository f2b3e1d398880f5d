import { printsUnseen } from '#/domain/brands/line-origin.ts'
import {
  checkedApproved,
  lockLine,
  moveFile,
  type MoveDeps,
  SYSTEM,
} from '#/server/features/ordering/orders/orders.public.ts'
import { linePassed } from '#/server/features/prepress/preflight/preflight.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'

type Deps = MoveDeps & Pick<Services, 'database'>

export const editionsJobs = (deps: Deps): readonly JobHandler[] => [
  onEvent(linePassed, 'editions.approve-checked', ({ lineId }) => approveChecked(deps, lineId)),
]

/** What was checked once, in a cover that the shop drew, goes to the press without a proof, unless the academy wants one. */
async function approveChecked(deps: Deps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    if (!line || !printsUnseen(line) || line.file !== 'ready') return
    await moveFile(tx, deps, {
      lineId,
      event: 'approve-checked',
      by: SYSTEM,
      note: '미리 검사한 교재라 시안 없이 인쇄합니다.',
    })
    await deps.jobs.emit(tx, checkedApproved, { lineId })
  })
}
