import type { Mover } from '#/domain/orders/transition.ts'
import { eventType } from '#/server/platform/jobs/job.ts'

interface ProofHappening {
  readonly proofId: string
  readonly lineId: string
  readonly version: number
}

/** A version lies with the customer: time to tell them. */
export const proofPublished = eventType<ProofHappening>('proof.published')
/** The job is fixed; the press package may be made. */
export const proofApproved = eventType<
  ProofHappening & { readonly by?: Mover; readonly byName?: string; readonly at?: string }
>('proof.approved')
export const proofChangesAsked = eventType<ProofHappening>('proof.changes-asked')

export const proofTopic = (proofId: string): string => `proof:${proofId}`

/** Staff wrote to the customer about a line, outside a version. */
export const staffWrote = eventType<{ proofId: string; lineId: string; at: string }>('proof.staff-wrote')

/** Staff asked the customer for another file. */
export const fileRequested = eventType<{ proofId: string; lineId: string; at?: string }>('proof.file-requested')
