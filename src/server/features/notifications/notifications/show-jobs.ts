import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#/contract/errors.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { linesOf } from '#/server/features/ordering/orders/orders.public.ts'
import { type JobPainter, shareOfMember } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import type { JobsReference, ShownJob } from '#/server/ports/messenger.ts'

interface ShowDeps extends Pick<Services, 'database' | 'log'> {
  readonly jobPainter: JobPainter
  readonly mailPatience: MailPatience
}

/** How long one mail waits for its picture, in milliseconds. */
export interface MailPatience {
  readonly usual: number
  /** In the minute after one was late: codes and other mails stand behind it in the lane. */
  readonly hurried: number
}

/** A page that was drawn for the cart already takes a fraction; what takes longer is drawn all the same, for the next mail. */
export const MAIL_PATIENCE: MailPatience = { usual: 5_000, hurried: 500 }
const HURRIED_MS = 60_000
/** Mail servers and clients take more; nobody wants it from a shop. */
const MOST_BYTES = 40_000

type ShowJobs = (jobs: JobsReference) => Promise<ShownJob | null>

/** Shows in a mail what it is about, to nobody but the one whose order it is. Null where there is no picture, or none in time. */
export function jobShower(deps: ShowDeps): ShowJobs {
  let hurriedUntil = 0
  return async (jobs) => {
    const over = new AbortController()
    const patience = deps.mailPatience[Date.now() < hurriedUntil ? 'hurried' : 'usual']
    const late = sleep(patience, 'late' as const, { signal: over.signal }).catch(() => 'late' as const)
    const found = find(deps, jobs).catch((error: unknown) => {
      if (!isClosed(error)) deps.log.warn({ err: error }, 'a mail goes out without the picture of its job')
      return null
    })
    const first = await Promise.race([found, late])
    over.abort()
    if (first !== 'late') return first
    hurriedUntil = Date.now() + HURRIED_MS
    deps.log.warn({ orderId: jobs.orderId }, 'a mail goes out before the picture of its job is drawn')
    return null
  }
}

/** Its files are gone, or were never its customer's: books that a brand sells. */
const isClosed = (error: unknown): boolean => error instanceof AppError && error.code === 'NOT_FOUND'

async function find({ database, jobPainter }: ShowDeps, jobs: JobsReference): Promise<ShownJob | null> {
  const { orderId, lineIds, memberId } = jobs
  const lines = (await linesOf(database.db, orderId)).filter(({ id }) => lineIds === null || lineIds.includes(id))
  const [line] = lines
  if (!line || line.memberId !== memberId) return null
  const asker = { principal: principalOf(memberId), visitorKey: null }
  const picture = await jobPainter.paint(line, asker, shareOfMember(memberId))
  if (!picture || picture.content.length > MOST_BYTES) return null
  return { title: line.title, kind: line.ownTitle ? jobKind(line.spec) : '', others: lines.length - 1, picture }
}

/** May see what its member may see, and do nothing. */
const principalOf = (memberId: string): MemberPrincipal => ({
  kind: 'member',
  memberId,
  sessionId: '',
  roles: [],
  pending: true,
  guest: true,
})
