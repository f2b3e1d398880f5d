import { ORIGINAL_PART } from '#/domain/files/material.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import type { JobFile } from './use-job-files.ts'

/** What goes along into the cart: files that the server has whole. */
export function filesForCart(uploads: readonly Upload[]): { fileId: string; part: string }[] {
  return uploads.flatMap(({ state, fileId, purpose, originalId }) =>
    state === 'ready' && fileId
      ? [{ fileId, part: purpose }, ...(originalId ? [{ fileId: originalId, part: ORIGINAL_PART }] : [])]
      : [],
  )
}

/** Files that would be left behind if the job went into the cart now. */
export const leftBehind = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads.filter(({ state, fileId }) => state !== 'ready' || !fileId)

/** Arrives by itself. The others wait for the customer: paused, to be chosen again, or refused. */
export const isOnTheWay = ({ state }: Upload): boolean =>
  state === 'uploading' || state === 'waiting' || state === 'checking' || state === 'picture'

/** Files that have been opened and not read to their last page: whether they can be printed is not known yet. */
export const stillRead = (files: readonly JobFile[]): readonly JobFile[] =>
  files.filter(({ inspection }) => inspection !== null && inspection.facts === null)
