import { answerOverride, type FileSetView, type OrderDesk } from '#/contract/production/order-desk.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import type { SecondLook } from '#/domain/press/second-look.ts'
import { stoppingFindings } from '#/domain/preflight/preflight.ts'
import type { FileSet } from '#/server/features/ordering/orders/orders.public.ts'
import type { SentNotice } from '#/server/features/people/messages/messages.public.ts'
import type { reportsOfFiles } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { ThreadMessage } from '#/server/features/prepress/proofs/proofs.public.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { notesOf } from './notes.repo.ts'
import type { OverrideRow } from './order-desk.table.ts'

export interface LineThread {
  readonly lineId: string
  readonly proofId: string
  readonly messages: readonly ThreadMessage[]
}

type Entry = OrderDesk['timeline'][number]
type Notes = Awaited<ReturnType<typeof notesOf>>
type Reports = Awaited<ReturnType<typeof reportsOfFiles>>

interface Spoken {
  readonly threads: readonly LineThread[]
  readonly notes: Notes
  readonly sent: readonly SentNotice[]
}

/** Everything that was said about an order, newest first. */
export function presentTimeline({ threads, notes, sent }: Spoken): Entry[] {
  const entries = [
    ...threads.flatMap(({ lineId, messages }) => messages.map((message) => fromThread(lineId, message))),
    ...notes.map(fromNote),
    ...sent.map(fromSent),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const WORDS: Readonly<Record<ThreadMessage['kind'], string>> = {
  message: '',
  published: '시안 올림',
  'changes-asked': '수정 요청',
  approved: '인쇄 승인',
  withdrawn: '시안 거둠',
}
const WHOSE: Readonly<Record<ThreadMessage['authorKind'], string>> = {
  member: '고객',
  partner: '파트너',
  staff: '직원',
  system: '자동',
}

const fromThread = (lineId: string, message: ThreadMessage): Entry => ({
  id: message.id,
  kind: message.authorKind === 'member' || message.authorKind === 'partner' ? 'said' : 'answered',
  at: message.at.toISOString(),
  who: [message.authorKind === 'member' ? maskName(message.authorName) : message.authorName, WHOSE[message.authorKind]]
    .filter(Boolean)
    .join(' · '),
  head: [WORDS[message.kind], message.version === null ? '' : `v${message.version}`].filter(Boolean).join(' '),
  text: message.body,
  lineId,
})

const fromNote = ({ id, at, staffName, body, lineId }: Notes[number]): Entry => ({
  id,
  kind: 'note',
  at: at.toISOString(),
  who: staffName,
  head: '',
  text: body,
  lineId,
})

const fromSent = ({ id, at, title, body }: SentNotice): Entry => ({
  id,
  kind: 'sent',
  at: at.toISOString(),
  who: '알림',
  head: title,
  text: body,
  lineId: null,
})

/** Newest set first; of each file whether it came with this set, how many pages it has and what stops it. */
export function presentSets(sets: readonly FileSet[], reports: Reports): FileSetView[] {
  return sets
    .map((set, index): FileSetView => {
      const before = sets[index - 1]?.files.map(({ fileId }) => fileId) ?? []
      return {
        version: set.version,
        at: set.at.toISOString(),
        by: set.byKind,
        who: set.byName,
        reason: set.reason,
        files: set.files.map(({ fileId, part, name, bytes }) => {
          const report = reports.find((candidate) => candidate.fileId === fileId)
          return {
            fileId,
            partId: part,
            name,
            bytes,
            kept: before.includes(fileId),
            pages: report?.facts?.pageCount ?? null,
            stops: stoppingFindings(report?.findings ?? []).length,
          }
        }),
      }
    })
    .toReversed()
}

export const presentOverride = (
  { id, reason, askedBy, askedByName, askedAt }: OverrideRow,
  staff: StaffPrincipal,
  look: SecondLook,
): NonNullable<OrderDesk['lines'][number]['override']> => ({
  id,
  reason,
  by: askedByName,
  at: askedAt.toISOString(),
  mine: askedBy === staff.staffId,
  aloneFrom:
    look.by === 'alone' && askedBy === staff.staffId && passes(answerOverride.access, staff)
      ? look.from.toISOString()
      : null,
  mayAnswer: askedBy !== staff.staffId && passes(answerOverride.access, staff),
})
