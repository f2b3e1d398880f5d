import type { FileView } from '#/contract/files/files.contract.ts'
import { completeUpload, showFile, signParts, startUpload } from '#/contract/files/files.contract.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { apiOrigin } from '#/web/api/api-origin.ts'
import { call } from '#/web/api/call.ts'
import { putBlob } from '#/web/api/upload.ts'

export interface SignedPart {
  readonly number: number
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the upload needs of the world; the browser's is below, tests bring their own. */
export interface UploadPort {
  readonly start: (file: {
    readonly name: string
    readonly bytes: number
    readonly purpose: FilePurpose
    readonly contentType: string
  }) => Promise<{ readonly fileId: string }>
  readonly show: (fileId: string) => Promise<FileView>
  readonly sign: (fileId: string, number: number, sha256: string) => Promise<SignedPart>
  readonly put: (part: SignedPart, body: Blob, signal: AbortSignal, onShare: (share: number) => void) => Promise<void>
  readonly complete: (fileId: string) => Promise<FileView>
  readonly hash: (part: Blob) => Promise<string>
  /** Resolves when it is worth trying again: after the wait, or as soon as the network is back. */
  readonly rest: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const browserPort: UploadPort = {
  start: async ({ contentType, ...file }) =>
    call(startUpload, { body: { ...file, ...(contentType ? { contentType } : {}) }, errors: 'throw' }),
  show: (fileId) => call(showFile, { params: { fileId }, errors: 'throw' }),
  async sign(fileId, number, sha256) {
    const { parts } = await call(signParts, {
      params: { fileId },
      body: { parts: [{ number, sha256 }] },
      errors: 'throw',
    })
    const [part] = parts
    if (!part) throw new TypeError('the server signed no part')
    return part
  },
  async put({ url, headers }, body, signal, onShare) {
    await putBlob(new URL(url, apiOrigin()).href, body, { headers, signal, onProgress: onShare })
  },
  complete: (fileId) => call(completeUpload, { params: { fileId }, body: {}, errors: 'throw' }),
  async hash(part) {
    const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
  rest: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer)
        removeEventListener('online', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      addEventListener('online', done)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
}
