import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { UPLOADS_KEY, whenLeaving } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'

/** What happens to a file just now. `picture`: there, and a page is made of it. `needs-file`: the page was reloaded and the browser no longer holds the file. */
export type UploadState =
  | 'uploading'
  | 'waiting'
  | 'paused'
  | 'needs-file'
  | 'checking'
  | 'picture'
  | 'ready'
  | 'failed'

export interface Upload {
  /** Made by this browser; the server's is `fileId`. */
  readonly id: string
  readonly product: ProductCode
  /** Which job of this kind: absent for the unfinished one, else the cart item or order line that is open. */
  readonly scope?: string
  readonly purpose: FilePurpose
  readonly name: string
  readonly bytes: number
  /** Of the file on disk: tells whether it is the same one that is chosen again. */
  readonly lastModified: number
  readonly fileId: string | null
  readonly state: UploadState
  readonly sent: number
  /** Why it failed, ready to show. */
  readonly message: string | null
  /** The server makes a page of it once it is there; `originalId` is the picture then. */
  readonly picture?: boolean
  readonly originalId?: string
  /** Korean, what to know of the page that was made of it. */
  readonly note?: string
  /** A cart item or an order has it: taken out of the job on the page, it stays where it is. */
  readonly held?: boolean
}

interface Uploads {
  readonly uploads: readonly Upload[]
}

/** Files of unfinished jobs, remembered so that an upload goes on after a reload and files stay with the job across a login. */
export const useUploads = create<Uploads>()(
  persist((): Uploads => ({ uploads: [] }), {
    name: UPLOADS_KEY,
    storage: createJSONStorage(safeStorage),
    skipHydration: true,
    version: 1,
    migrate: () => ({ uploads: [] }),
    partialize: ({ uploads }) => ({
      uploads: uploads.filter((upload) => upload.fileId !== null && upload.state !== 'failed' && !upload.held),
    }),
    merge: (stored, current) => ({ ...current, uploads: afterReload((stored as Uploads | undefined)?.uploads ?? []) }),
  }),
)

whenLeaving(() => useUploads.setState({ uploads: [] }))

/** Whatever was on the way when the page went has to be chosen again; what had arrived is there. */
export function afterReload(stored: readonly Upload[]): readonly Upload[] {
  return stored.map((upload) =>
    upload.state === 'ready' || upload.state === 'picture'
      ? upload
      : { ...upload, state: 'needs-file' as const, message: null },
  )
}

export const sameFile = (upload: Upload, file: File): boolean =>
  upload.name === file.name && upload.bytes === file.size && upload.lastModified === file.lastModified

/** The job that files belong to. */
export interface JobOfFiles {
  readonly product: ProductCode
  readonly scope?: string
}

export const isOf = (upload: Upload, { product, scope }: JobOfFiles): boolean =>
  upload.product === product && upload.scope === scope

export const uploadFor = (uploads: readonly Upload[], job: JobOfFiles, purpose: FilePurpose): Upload | undefined =>
  uploads.find((upload) => isOf(upload, job) && upload.purpose === purpose)

/** The one whose place the chosen file takes. Material has as many as there are, each only once. */
export const replacedBy = (uploads: readonly Upload[], job: JobOfFiles, purpose: FilePurpose, file: File) =>
  purpose === MATERIAL_PART
    ? uploads.find((upload) => isOf(upload, job) && upload.purpose === purpose && sameFile(upload, file))
    : uploadFor(uploads, job, purpose)

export function putUpload(upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads.filter((other) => other.id !== upload.id), upload] }))
}

export function changeUpload(id: string, change: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }))
}

export function dropUpload(id: string): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }))
}
