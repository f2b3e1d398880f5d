import { useCallback, useEffect, useRef, useState } from 'react'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { extensionRefusal } from '#/domain/files/extensions.ts'
import { type FilePurpose, PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import { type DraftFile, EMPTY_DRAFT, type InquiryDraft, keepDraft, readDraft } from './inquiry-draft.ts'

/** What is small and common is an attachment; sources of programs and large files are material, which has more room. */
const purposeOf = (file: File): FilePurpose =>
  file.size <= PURPOSE_RULES.attachment.maxBytes && extensionRefusal('attachment', file.name) === null
    ? 'attachment'
    : 'material'

function refusalOf(file: File): string | null {
  if (extensionRefusal('material', file.name) !== null)
    return '받을 수 없는 형식입니다. PDF, 사진, HWP, AI, PSD, INDD, 문서나 ZIP으로 올려 주세요.'
  if (file.size === 0) return '빈 파일입니다. 저장이 끝난 파일인지 확인해 주세요.'
  const { maxBytes } = PURPOSE_RULES.material
  return file.size > maxBytes ? `${describeBytes(maxBytes)}까지 올릴 수 있습니다.` : null
}

interface Sending {
  /** What is on its way, to be stopped. */
  readonly uploads: Map<string, AbortController>
  readonly changeFile: (id: string, set: Partial<DraftFile>) => void
}

/** Sends a file part by part, from where it was cut; says how far it is. */
async function sendFile(file: File, { id, fileId }: DraftFile, { uploads, changeFile }: Sending): Promise<void> {
  const control = new AbortController()
  uploads.set(id, control)
  try {
    const done = await uploadFile(browserPort, {
      file,
      purpose: purposeOf(file),
      fileId,
      signal: control.signal,
      onProgress: (progress) =>
        changeFile(id, {
          fileId: progress.fileId || null,
          sent: progress.sent,
          state: progress.waiting ? 'waiting' : 'uploading',
        }),
    })
    changeFile(id, { state: 'ready', sent: file.size, fileId: done.id })
  } catch (error) {
    if (control.signal.aborted) return
    const message = error instanceof Error ? error.message : String(error)
    changeFile(id, { state: 'failed', message, fileId: null, sent: 0 })
  } finally {
    uploads.delete(id)
  }
}

/** Words and files that are not sent yet: kept over a reload and a login, uploads go on where they were cut. */
export function useInquiryDraft(name: string) {
  const [draft, setDraft] = useState<InquiryDraft>(EMPTY_DRAFT)
  const uploads = useRef(new Map<string, AbortController>())
  const kept = useRef<InquiryDraft>(EMPTY_DRAFT)

  const change = useCallback(
    (next: (before: InquiryDraft) => InquiryDraft) => {
      kept.current = next(kept.current)
      keepDraft(name, kept.current)
      setDraft(kept.current)
    },
    [name],
  )
  // Read after the first paint: the server knows of no draft.
  useEffect(() => {
    kept.current = readDraft(name)
    setDraft(kept.current)
    const running = uploads.current
    return () => {
      for (const upload of running.values()) upload.abort(new DOMException('left', 'AbortError'))
      running.clear()
    }
  }, [name])

  const changeFile = (id: string, set: Partial<DraftFile>) =>
    change((before) => ({
      ...before,
      files: before.files.map((file) => (file.id === id ? { ...file, ...set } : file)),
    }))

  const add = (file: File) => {
    const earlier = kept.current.files.find((other) => isSame(other, file))
    if (earlier?.state === 'ready' || earlier?.state === 'uploading' || earlier?.state === 'waiting') return
    if (!earlier && kept.current.files.length >= MOST_FILES) return
    const refusal = refusalOf(file)
    const entry: DraftFile = {
      id: earlier?.id ?? crypto.randomUUID(),
      name: file.name,
      bytes: file.size,
      lastModified: file.lastModified,
      fileId: earlier?.fileId ?? null,
      sent: earlier?.sent ?? 0,
      state: refusal ? 'failed' : 'uploading',
      message: refusal,
    }
    change((before) => ({ ...before, files: [...before.files.filter(({ id }) => id !== entry.id), entry] }))
    if (!refusal) void sendFile(file, entry, { uploads: uploads.current, changeFile })
  }

  return {
    ...draft,
    setText: (text: string) => change((before) => ({ ...before, text })),
    setTitle: (title: string) => change((before) => ({ ...before, title })),
    setChoice: (choice: string | null) => change((before) => ({ ...before, choice })),
    add: (files: readonly File[]) => files.forEach(add),
    remove: (id: string) => {
      uploads.current.get(id)?.abort(new DOMException('taken out', 'AbortError'))
      change((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))
    },
    clear: () => change(() => EMPTY_DRAFT),
    /** What may be sent; what was refused or has to be chosen again is not. */
    fileIds: draft.files.flatMap(({ state, fileId }) => (state === 'ready' && fileId ? [fileId] : [])),
    busy: draft.files.some(({ state }) => state === 'uploading' || state === 'waiting'),
  }
}

const isSame = (entry: DraftFile, file: File) =>
  entry.name === file.name && entry.bytes === file.size && entry.lastModified === file.lastModified

export type Draft = ReturnType<typeof useInquiryDraft>
