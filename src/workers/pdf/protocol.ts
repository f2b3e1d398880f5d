import type { FixOrder } from '#/pdf/fix/fix-pdf.ts'
import type { FixRefusal } from '#/pdf/fix/fix-refused.ts'
import type { FileProblem, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { DesignJob, PackageJob, PackageResult, TemplateJob } from '#/workers/press/package-job.ts'

/** What the worker process can be asked; one job at a time. */
export type PdfJob =
  /** Writes the canonical copy to `target`, unless the file at `path` is its own. */
  | { readonly kind: 'canonical'; readonly path: string; readonly target: string }
  | { readonly kind: 'facts'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly pages: readonly number[]; readonly longSide: number }
  /** Writes the fixed file to `target`; the one at `path` is only read. */
  | { readonly kind: 'fix'; readonly path: string; readonly target: string; readonly order: FixOrder }
  | PackageJob
  | TemplateJob
  | DesignJob

export interface PdfResults {
  readonly canonical: 'same' | 'written' | FileProblem
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
 * `started`: the engine is up and the job begins; what was spent before is not the file's.
 * `busy`: the machine gave it too little of its time; says nothing about the file.
 * `limit`: the file cost too much time or memory, or made the engine abort; the process ends after saying so.
 * `failed`: a mistake of ours or of the machine (file gone, disk full); worth another try.
 */
export type AnswerMessage =
  | { readonly id: number; readonly type: 'started' }
  | { readonly id: number; readonly type: 'busy' }
  /** Of long jobs only; the job goes on. */
  | { readonly id: number; readonly type: 'progress'; readonly percent: number }
  | { readonly id: number; readonly type: 'done'; readonly result: PdfResult; readonly rssBytes: number }
  | { readonly id: number; readonly type: 'limit'; readonly limit: 'time' | 'memory' | 'engine' }
  | { readonly id: number; readonly type: 'failed'; readonly message: string }

export interface ProcessLimits {
  /** Of the processor's time, not of the clock: a busy machine must not make a good file look bad. */
  readonly cpuMilliseconds: number
  /** Mending may change hundreds of photographs, and nobody waits for it in front of a screen that stands still. */
  readonly fixCpuMilliseconds: number
  readonly rssBytes: number
  /** Mending, and making a canonical copy, hold the whole file and a copy of it. */
  readonly fixRssBytes: number
}

const MB = 2 ** 20
const GB = 2 ** 30

/** One process. Reading and drawing stay below 512 MB whatever the file is: it is stopped a little before. */
export const PROCESS_LIMITS: ProcessLimits = {
  cpuMilliseconds: 60_000,
  fixCpuMilliseconds: 180_000,
  rssBytes: 460 * MB,
  fixRssBytes: 1.5 * GB,
}

/** A press package loads whole files and lays all their pages; one at a time, and not beside a customer who waits. */
export const PACKAGE_LIMITS: ProcessLimits = { ...PROCESS_LIMITS, cpuMilliseconds: 300_000, rssBytes: 2.5 * GB }

export const cpuLimitFor = (limits: ProcessLimits, { kind }: PdfJob): number =>
  kind === 'fix' ? limits.fixCpuMilliseconds : limits.cpuMilliseconds

/** By the clock a job may take this many times its share of the processor before it is put off. */
const PATIENCE = 6

export const clockLimitFor = (limits: ProcessLimits, job: PdfJob): number => cpuLimitFor(limits, job) * PATIENCE
