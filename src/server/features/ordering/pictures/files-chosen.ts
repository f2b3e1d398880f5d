import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { eventType } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'

/** A job of the cart or of an estimate has these PDFs: whoever reads files reads them before somebody looks. */
export const jobFilesChosen = eventType<{ memberId: string; fileIds: readonly string[] }>('job.files-chosen')

/** Has the PDFs of a job read, so that its picture is there. */
export async function tellFilesChosen(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  memberId: string,
  files: readonly LineFile[],
): Promise<void> {
  const fileIds = files.filter(({ contentType }) => contentType === 'application/pdf').map(({ fileId }) => fileId)
  if (fileIds.length > 0) await jobs.emit(tx, jobFilesChosen, { memberId, fileIds })
}
