import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { InquiryContext } from '#/contract/support/inquiry.ts'
import { estimateOf } from '#/server/features/ordering/estimates/estimates.public.ts'
import { jobFilesOf } from '#/server/features/ordering/orders/orders.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

type Context = Pick<InquiryContext, 'kind' | 'id' | 'lineId' | 'orderNumber'> | null

/** What lies on the job of each inquiry now: its own pages, whatever was there when it was asked. */
export async function contextPictures(
  db: DbOrTx,
  contexts: readonly Context[],
): Promise<readonly (JobPictureView | null)[]> {
  const lines = await jobFilesOf(
    db,
    contexts.map((context) => ({ lineId: context?.lineId ?? null, orderNumber: context?.orderNumber ?? null })),
  )
  const jobs = []
  for (const [at, context] of contexts.entries())
    jobs.push(context?.kind === 'estimate' ? await firstOfEstimate(db, context.id) : (lines[at] ?? null))
  const pictures = await picturesOf(
    db,
    jobs.flatMap((job) => job ?? []),
  )
  let next = 0
  return jobs.map((job) => (job ? (pictures[next++] ?? null) : null))
}

async function firstOfEstimate(db: DbOrTx, number: string) {
  return (await estimateOf(db, number))?.lines[0] ?? null
}
