import { INQUIRY_DRAFTS_KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'

/** A file of something that is still being written. */
export interface DraftFile {
  /** Made by this browser; the server's is `fileId`. */
  readonly id: string
  readonly name: string
  readonly bytes: number
  /** Of the file on disk: tells whether it is the same one that is chosen again. */
  readonly lastModified: number
  readonly fileId: string | null
  readonly sent: number
  readonly state: 'uploading' | 'waiting' | 'ready' | 'needs-file' | 'failed'
  /** Why it failed, ready to show. */
  readonly message: string | null
}

export interface InquiryDraft {
  readonly text: string
  readonly title: string
  readonly choice: string | null
  readonly files: readonly DraftFile[]
}

export const EMPTY_DRAFT: InquiryDraft = { text: '', title: '', choice: null, files: [] }

/** All drafts of this browser, by what they are written for. */
function readAll(): Readonly<Record<string, InquiryDraft>> {
  try {
    const stored: unknown = JSON.parse(safeStorage().getItem(INQUIRY_DRAFTS_KEY) ?? '{}')
    return stored && typeof stored === 'object' ? (stored as Record<string, InquiryDraft>) : {}
  } catch {
    return {}
  }
}

/** What was written before a reload or a login. A file that was on its way has to be chosen again, and goes on where it was. */
export function readDraft(name: string): InquiryDraft {
  const { [name]: stored } = readAll()
  return stored ? { ...EMPTY_DRAFT, ...stored, files: stored.files.map(afterReload) } : EMPTY_DRAFT
}

const afterReload = (file: DraftFile): DraftFile =>
  file.state === 'ready' ? file : { ...file, state: 'needs-file', message: null }

export function keepDraft(name: string, draft: InquiryDraft): void {
  const files = draft.files.filter(({ fileId, state }) => fileId !== null && state !== 'failed')
  const empty = !draft.text && !draft.title && files.length === 0
  const { [name]: _before, ...others } = readAll()
  const all = empty ? others : { ...others, [name]: { ...draft, files } }
  safeStorage().setItem(INQUIRY_DRAFTS_KEY, JSON.stringify(all))
}
