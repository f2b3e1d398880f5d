import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'

/** To the worker, first of all: where the engine comes from. It starts with this, whether there is a file yet or not. */
export interface BootRequest {
  readonly type: 'boot'
  readonly wasmUrl: string
  readonly fontUrls: { readonly regular: string; readonly bold: string }
}

/** To the worker; one file per worker life. */
export interface InspectRequest {
  readonly type: 'read'
  readonly file: Blob
  /** Pages that get a picture, from the first; pictures are this wide in device pixels. */
  readonly thumbnails: number
  /** Only the first, the middle and the last page get one. */
  readonly sample: boolean
  readonly thumbnailWidth: number
}

/** From the worker, in this order: started, progress and so-far…, facts, thumbnails…, done; `failed` ends at any time. */
export type InspectMessage =
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  /** Of the pages read so far; `pageCount` is that of the whole file. */
  | { readonly type: 'so-far'; readonly facts: PdfFacts }
  | { readonly type: 'facts'; readonly facts: PdfFacts }
  | { readonly type: 'thumbnail'; readonly page: number; readonly image: ImageBitmap }
  | { readonly type: 'done' }
  | { readonly type: 'failed' }
