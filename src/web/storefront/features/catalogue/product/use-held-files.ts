import { useEffect } from 'react'
import { MATERIAL_PART, ORIGINAL_PART } from '#/domain/files/material.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { FILE_PURPOSES } from '#/domain/files/purposes.ts'
import type { JobOfFiles, Upload } from '#/web/blocks/uploader/uploads.ts'
import { isOf, uploadFor, useUploads } from '#/web/blocks/uploader/uploads.ts'
import type { FilesSource } from './opened-source.ts'

/** Lays the files of the opened cart item or order line on the page; what is being uploaded in their place stays. */
export function useHeldFiles(job: JobOfFiles, source: FilesSource | null): void {
  const files = source?.files
  useEffect(() => {
    if (!files) return undefined
    const lay = () => useUploads.setState(({ uploads }) => ({ uploads: withHeld(uploads, job, files) }))
    if (!useUploads.persist.hasHydrated()) return useUploads.persist.onFinishHydration(lay)
    lay()
    return undefined
  }, [job, files])
}

export function withHeld(uploads: readonly Upload[], job: JobOfFiles, files: FilesSource['files']): readonly Upload[] {
  const others = uploads.filter((upload) => !upload.held || !isOf(upload, job))
  const held = files.flatMap(({ fileId, part, name, bytes }): Upload[] => {
    if (!isPurpose(part) || (part !== MATERIAL_PART && uploadFor(others, job, part))) return []
    const there = { state: 'ready', sent: bytes, message: null, held: true } as const
    const original = files.find((other) => other.part === ORIGINAL_PART && stem(other.name) === stem(name))
    const made = original ? { originalId: original.fileId } : {}
    return [{ id: `held ${fileId}`, ...job, purpose: part, name, bytes, lastModified: 0, fileId, ...there, ...made }]
  })
  return [...others, ...held]
}

/** A page has the name of the picture it was made of. */
const stem = (name: string): string => name.replace(/\.[^.]+$/u, '')

const isPurpose = (part: string): part is FilePurpose => (FILE_PURPOSES as readonly string[]).includes(part)
