import type { FixOrder } from '#/pdf/fix/fix-pdf.ts'
import type { FixRefusal } from '#/pdf/fix/fix-refused.ts'
import type { FileProblem, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import type { EpubCheckJob, EpubJob, EpubJobResult, ManuscriptJob, ManuscriptResult } from '#/workers/epub/epub-job.ts'
import type { JoinJob, JoinResult } from './join-files.ts'
import type { PicturePageJob, PicturePageResult } from './picture-page.ts'
import type { PressConditionId } from '#/domain/preflight/press-condition.ts'
import type {
  DesignJob,
  GangPackageJob,
  InItsInksJob,
  PackageJob,
  PackageResult,
  TemplateJob,
} from '#/workers/press/package-job.ts'

/** What the worker process can be asked; one job at a time. */
export type PdfJob =
  /** Writes the canonical copy to `target`, unless the file at `path` is its own. */
  | { readonly kind: 'canonical'; readonly path: string; readonly target: string }
  | { readonly kind: 'facts'; readonly path: string }
  | RenderJob
  /** Writes the fixed file to `target`; the one at `path` is only read. */
  | { readonly kind: 'fix'; readonly path: string; readonly target: string; readonly order: FixOrder }
  /** Writes a PDF page made of a picture (JPEG, PNG, TIFF) to `target`. */
  | PicturePageJob
  /** Writes one PDF of the pages of several to `target`. */
  | JoinJob
  | InItsInksJob
  | PackageJob
  | GangPackageJob
  | TemplateJob
  | DesignJob
  | ManuscriptJob
  | EpubJob
  | EpubCheckJob

export interface RenderJob {
  readonly kind: 'render'
  readonly path: string
  readonly pages: readonly number[]
  readonly longSide: number
  /** Whose inks are shown; null for those of the press that the file names, if any. */
  readonly press: PressConditionId | null
}

export interface PdfResults {
  readonly canonical: 'same' | 'written' | FileProblem
  readonly facts: PdfFacts
  readonly render: readonly RenderedPicture[]
  /** null when it was fixed. */
  readonly fix: { readonly refused: FixRefusal | null }
  readonly 'picture-page': PicturePageResult
  readonly join: JoinResult
  readonly 'in-its-inks': 'same' | 'written'
  readonly package: PackageResult
  readonly 'gang-package': PackageResult
  readonly template: Uint8Array
  readonly design: Uint8Array
  readonly manuscript: ManuscriptResult
  readonly epub: EpubJobResult
  readonly 'epub-check': readonly EpubFinding[]
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
  readonly limits: JobLimits
}

/**
 * `started`: the engine is up and the job begins; what was spent before is not the file's.
 * `busy`: the machine gave it too little of its time; says nothing about the file.
 * `limit`: the file cost too much time or memory, or made the engine abort; the process ends after saying so.
 * `failed`: a mistake of ours or of the machine, with its code (`ENOENT`: file gone, `ENOSPC`: disk full); worth another try.
 */
export type AnswerMessage =
  | { readonly id: number; readonly type: 'started' }
  | { readonly id: number; readonly type: 'busy' }
  /** Of long jobs only; the job goes on. */
  | { readonly id: number; readonly type: 'progress'; readonly percent: number }
  | { readonly id: number; readonly type: 'done'; readonly result: PdfResult; readonly rssBytes: number }
  | { readonly id: number; readonly type: 'limit'; readonly limit: 'time' | 'memory' | 'engine' }
  | { readonly id: number; readonly type: 'failed'; readonly message: string; readonly code?: string }

/** What one job may cost. */
export interface JobLimits {
  /** Of the processor's time, not of the clock: a busy machine must not make a good file look bad. */
  readonly cpuMilliseconds: number
  /** By the clock, after which it is put off: the machine had too little time for it. */
  readonly clockMilliseconds: number
  readonly rssBytes: number
  /** Of the process for it: what JavaScript may fill before the engine collects in earnest, well below `rssBytes`. */
  readonly heapMb: number
}

export interface ProcessLimits {
  readonly reading: JobLimits
  /** A canonical copy is made of the whole file in memory, while the customer waits. */
  readonly copying: JobLimits
  /** Mending may change hundreds of photographs, holds the whole file and a copy of it, and nobody stands waiting for it. */
  readonly mending: JobLimits
}

const MB = 2 ** 20
const GB = 2 ** 30
/** By the clock a job may take this many times its share of the processor before it is put off. */
const PATIENCE = 6

const limited = (cpuMilliseconds: number, rssBytes: number, heapMb: number): JobLimits => ({
  cpuMilliseconds,
  clockMilliseconds: cpuMilliseconds * PATIENCE,
  rssBytes,
  heapMb,
})

/** One process. Reading and drawing stay below 512 MB whatever the file is: it is stopped a little before. */
export const PROCESS_LIMITS: ProcessLimits = {
  reading: limited(60_000, 460 * MB, 224),
  copying: limited(60_000, 1.5 * GB, 1024),
  mending: limited(180_000, 1.5 * GB, 1024),
}

/** A press package loads whole files and lays all their pages; one at a time, and not beside a customer who waits. */
export const PACKAGE_LIMITS: ProcessLimits = { ...PROCESS_LIMITS, reading: limited(300_000, 2.5 * GB, 1536) }

/** Templates and designs take a blink; a machine that is busy may take its time. */
export const TEMPLATE_LIMITS: ProcessLimits = { ...PROCESS_LIMITS, reading: limited(10_000, 460 * MB, 224) }

/** Reading a manuscript and making a book of it: one at a time, nobody stands waiting, and below 512 MB whatever the file is. */
export const EPUB_LIMITS: ProcessLimits = { ...PROCESS_LIMITS, reading: limited(120_000, 490 * MB, 288) }

const WITH_LIMITS: Partial<Record<PdfJob['kind'], keyof ProcessLimits>> = {
  canonical: 'copying',
  'picture-page': 'copying',
  fix: 'mending',
  join: 'mending',
  'in-its-inks': 'mending',
}

export const limitsFor = (limits: ProcessLimits, { kind }: PdfJob): JobLimits => limits[WITH_LIMITS[kind] ?? 'reading']
