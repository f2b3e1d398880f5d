import type { Readable } from 'node:stream'

/**
 * Where files lie. Keys are ours (`<folder>/<uuid>`), never a customer's text. Objects never change: a new content is a new
 * key. An upload comes in parts of equal size (the last may be smaller) by signed PUT, straight from the browser.
 */
export interface Storage {
  /** False when the smallest upload would be told that there is no room. */
  takesUploads(): Promise<boolean>
  /** Returns the upload's id. Throws UNAVAILABLE when there is no room for `bytes`. */
  startUpload(key: string, size: UploadSize): Promise<string>
  /** An address that accepts exactly this part, for at most 5 minutes. */
  signPart(upload: Upload, part: PartToSign): Promise<SignedPut>
  /** Numbers and sizes of the parts that are completely there. */
  listParts(upload: Upload): Promise<readonly StoredPart[]>
  /** Makes the object of the parts `1..count`; it is durable when this resolves. Harmless when it was done before. */
  finishUpload(upload: Upload, count: number): Promise<void>
  /** Forgets the upload and its parts. Harmless when there is none. */
  abortUpload(upload: Upload): Promise<void>

  /** Stores something that the server made. Durable when it resolves. */
  put(key: string, content: Readable, contentType: string): Promise<void>
  /** Null when there is no such object. */
  sizeOf(key: string): Promise<number | null>
  /** The object, or the bytes `start..end` (inclusive) of it. Rejects when there is no such object. */
  open(key: string, range?: { readonly start: number; readonly end?: number }): Promise<Readable>
  /** Path of the object on this machine's disk, or null when it lies elsewhere. */
  localPath(key: string): string | null
  /** Harmless when there is no such object. */
  delete(key: string): Promise<void>
  /** An address from which a browser saves the object as `name`; it is never shown in the page. */
  signDownload(key: string, as: DownloadAs): Promise<string>
}

export interface UploadSize {
  readonly bytes: number
  readonly partBytes: number
}

export interface Upload {
  readonly key: string
  readonly uploadId: string
}

export interface PartToSign {
  /** 1-based. */
  readonly number: number
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

export interface StoredPart {
  readonly number: number
  readonly bytes: number
}

export interface SignedPut {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export interface DownloadAs {
  readonly name: string
  /** At most 300. */
  readonly seconds: number
}

export const SIGNATURE_SECONDS = 300
