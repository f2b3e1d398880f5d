import { AppError } from '#/contract/errors.ts'
import type { BindingFit } from '#/domain/bindings/binding-set.ts'
import type { BookPage } from '#/domain/bindings/plan-binding.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Mm, SizeMm } from '#/domain/print/units.ts'
import type { Fix } from '#/domain/preflight/fixes/fix.ts'
import type { FileProblem, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { PressConditionId } from '#/domain/preflight/press-condition.ts'
import type { ReadForPlates } from '#/domain/press/foreign-inks.ts'
import type { PressFile, PressOrder } from '#/domain/press/press-order.ts'

/** Looks into PDFs on this machine's disk, outside the server's process: whatever the file does, the server lives on. */
export interface PdfReader {
  /**
   * Writes the file's canonical copy to `target`, or says that the file is its own (`same`) or why there can be none. Rejects with
   * `PdfLimitError` when it goes over the limits.
   */
  canonical(path: string, target: string): Promise<'same' | 'written' | FileProblem>
  /** Never fails because of the file: what is over the limits of time or memory has the problem `too-complex`. */
  facts(path: string): Promise<PdfFacts>
  /**
   * Draws pages in the order asked: as PNG when they are letters and flat colours, otherwise as WebP. Pages that are not
   * there or cannot be drawn are left out. Ask for some ten at a time; opening again costs milliseconds. Rejects with
   * `PdfLimitError` when drawing goes over the limits.
   */
  renderPages(path: string, request: RenderRequest): Promise<readonly RenderedPage[]>
  /**
   * Writes a copy as its plates are made of it to `target`: every page in the inks that it is ordered in. `same` where it is so already,
   * or where nothing of it can be brought into them. Rejects with `PdfLimitError` when it goes over the limits.
   */
  inItsInks(path: string, request: InItsInksRequest): Promise<'same' | 'written'>
  /**
   * Writes a fixed copy to `target`. `too-large`, `unreadable`, `colours`: the file cannot be fixed, nothing is written. Rejects
   * with `PdfLimitError` when it goes over the limits.
   */
  fix(path: string, request: FixRequest): Promise<'fixed' | 'too-large' | 'unreadable' | 'colours'>
  /**
   * Writes a page of the wanted trim made of a picture (JPEG, PNG, TIFF) to `target`, or says why not. Rejects with `PdfLimitError`
   * when it goes over the limits.
   */
  picturePage(path: string, request: PicturePageRequest): Promise<PicturePage | 'too-many-pixels' | 'unreadable'>
  /**
   * Writes one PDF of the pages of several to `target`, in the order of the plan. Answers with the file, counted from 0, that cannot be
   * joined; null when all went well. Rejects with `PdfLimitError` when it goes over the limits.
   */
  join(paths: readonly string[], request: JoinRequest): Promise<RefusedFile | null>
  close(): Promise<void>
}

export interface JoinRequest {
  readonly target: string
  readonly plan: JoinPlan
}

export interface JoinPlan {
  readonly title: string
  readonly expectation: FileExpectation
  readonly pages: readonly BookPage[]
  /** Of each file. */
  readonly fits: readonly BindingFit[]
  /** Files whose colours become black ink, counted from 0. */
  readonly black: readonly number[]
}

/** `colours`: what it shows in colour cannot be made black. */
export interface RefusedFile {
  readonly file: number
  readonly reason: 'unreadable' | 'colours'
}

export interface PicturePageRequest {
  readonly target: string
  readonly trim: SizeMm
  readonly bleed: Mm
}

export interface PicturePage {
  /** What the picture has per inch at that size. */
  readonly ppi: number
  /** Paper stays white around it. */
  readonly margins: boolean
}

export interface FixRequest {
  readonly target: string
  readonly order: FixOrder
}

/** What is to be mended, in the order of doing it, and what the file is meant to be. */
export interface FixOrder {
  readonly fixes: readonly Fix[]
  readonly expectation: FileExpectation
}

export interface RenderRequest {
  /** 1-based. */
  readonly pages: readonly number[]
  /** Pixels of the page's longer side. */
  readonly longSide: number
  /** Shows inks as on this press and paper; absent: as on those that the file names, if any. */
  readonly press?: PressConditionId
}

export interface InItsInksRequest {
  readonly target: string
  readonly file: PressFile
  /** Of its pages. */
  readonly count: number
  readonly order: Pick<PressOrder, 'spec' | 'route'>
  readonly read: ReadForPlates
}

export type PictureType = 'image/png' | 'image/webp'

export interface RenderedPage {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly type: PictureType
  readonly bytes: Uint8Array
}

/** The file is beyond what one file may cost. Trying again does not help. */
export class PdfLimitError extends Error {
  constructor(limit: string) {
    super(`the PDF went over a limit: ${limit}`)
    this.name = 'PdfLimitError'
  }
}

/** The machine is too busy to read a file now. It says nothing about the file: nothing is kept of it, and later it is read. */
export class PdfBusyError extends AppError {
  constructor(message = '지금 파일을 읽는 컴퓨터가 바쁩니다. 파일은 그대로 있으니 잠시 뒤 다시 해 주세요.') {
    super('UNAVAILABLE', message)
    this.name = 'PdfBusyError'
  }
}
