import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { canonicalJson } from '#/domain/proofs/binding.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { TicketDrop } from '#/domain/ticket/job-ticket.ts'
import type { ClassCovers } from './class-covers.ts'
import { type BoundFile, pressFiles } from './press-files.ts'

/** What a press package is made of: an approved order line as it stands. Plain data, so that a worker can be given it. */
export interface PressOrder {
  readonly orderNumber: string
  /** 1-based place of the line in its order. */
  readonly position: number
  readonly title: string
  readonly spec: JobSpec
  readonly route: RouteId
  readonly spine: Mm | null
  /** Version of the proof that the customer approved; null when staff took the file as it is. */
  readonly proofVersion: number | null
  /** `YYYY-MM-DD` in Seoul. */
  readonly dueDay: string | null
  /** When the courier comes on that day. */
  readonly dueAt: Date | null
  readonly drops: readonly TicketDrop[]
  readonly files: readonly PressFile[]
  /** What the customer wrote with the order; it stands at the head of the work order. */
  readonly memo: string
  /** Absent where all covers are alike. */
  readonly classCovers?: ClassCovers | undefined
  /** The presses of this shop take PDF/X-4; absent where they take any PDF. */
  readonly pdfx?: true | undefined
}

export interface PressFile {
  readonly fileId: string
  /** What the line bound it to: a role, or a section's own id. */
  readonly part: string
  readonly role: FileRole
  readonly name: string
  readonly sha256: string
}

export const pressOrderFiles = (files: readonly BoundFile[]): readonly PressFile[] =>
  pressFiles(files).flatMap(({ fileId, part, name, sha256 }) => {
    const role = roleOf(part)
    return role ? [{ fileId, part, role, name, sha256 }] : []
  })

/** The text that two packages share if and only if their sheets would come out the same. Hash it to store it. */
export const pressBindingText = ({ memo, dueAt: _, ...order }: PressOrder): string =>
  canonicalJson({ format: 5, ...order, memo: memo === '' ? undefined : memo })

/** `20261120-ABCDEF-1`: the job number on tickets and in names of files. */
export const pressJobId = ({ orderNumber, position }: Pick<PressOrder, 'orderNumber' | 'position'>): string =>
  `${orderNumber}-${position}`
