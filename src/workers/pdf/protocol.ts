import type { FixOrder } from '#/pdf/fix/fix-pdf.ts'
import type { FixRefusal } from '#/pdf/fix/fix-refused.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { DesignJob, PackageJob, PackageResult, TemplateJob } from '#/workers/press/package-job.ts'

/** What the worker process can be asked; one job at a time. */
export type PdfJob =
  | { readonly kind: 'facts'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly pages: readonly number[]; readonly longSide: number }
  /** Writes the fixed file to `target`; the one at `path` is only read. */
  | { readonly kind: 'fix'; readonly path: string; readonly target: string; readonly order: FixOrder }
  | PackageJob
  | TemplateJob
  | DesignJob

export interface PdfResults {
  readonly facts: PdfFacts
  readonly render: readonly RenderedPicture[]
  /** null when it was fixed. */
  readonly fix: { readonly refused: FixRefusal | null }
  readonly package: PackageResult
  readonly template: Uint8Array
  readonly design: Uint8Array
}

export interface RenderedPicture {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly type: 'image/png' | 'image/webp'
  readonly bytes: Uint8Array
}

export type PdfResult = PdfResults[PdfJob['kind']]

export interface JobMessage {
  readonly id: number
  readonly job: PdfJob
}

/**
 * `limit`: the file cost too much time or memory, or made the engine abort; the process ends after saying so.
 * `failed`: a mistake of ours or of the machine (file gone, disk full); worth another try.
 */
export type AnswerMessage =
  /** Of long jobs only; the job goes on. */
  | { readonly id: number; readonly type: 'progress'; readonly percent: number }
  | { readonly id: number; readonly type: 'done'; readonly result: PdfResult; readonly rssBytes: number }
  | { readonly id: number; readonly type: 'limit'; readonly limit: 'time' | 'memory' | 'engine' }
  | { readonly id: number; readonly type: 'failed'; readonly message: string }

export interface ProcessLimits {
  readonly milliseconds: number
  /** Mending may change hundreds of photographs, and nobody waits for it in front of a screen that stands still. */
  readonly fixMilliseconds: number
  readonly rssBytes: number
  /** Mending holds the whole file, and a copy of it. */
  readonly fixRssBytes: number
}

const MB = 2 ** 20
const GB = 2 ** 30

/** One process. Reading and drawing stay below 512 MB whatever the file is: it is stopped a little before. */
export const PROCESS_LIMITS: ProcessLimits = {
  milliseconds: 60_000,
  fixMilliseconds: 180_000,
  rssBytes: 460 * MB,
  fixRssBytes: 1.5 * GB,
}

/** A press package loads whole files and lays all their pages; one at a time, and not beside a customer who waits. */
export const PACKAGE_LIMITS: ProcessLimits = { ...PROCESS_LIMITS, milliseconds: 300_000, rssBytes: 2.5 * GB }

export const millisecondsFor = (limits: ProcessLimits, { kind }: PdfJob): number =>
  kind === 'fix' ? limits.fixMilliseconds : limits.milliseconds
