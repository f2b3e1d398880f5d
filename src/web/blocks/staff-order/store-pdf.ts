import { extensionRefusal } from '#/domain/files/extensions.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'

/** Uploads a PDF of the staff for one part of a job; its id is what a line is given. Throws with Korean words. */
export async function storePdf(file: File, part: FilePurpose): Promise<string> {
  const refusal = extensionRefusal(part, file.name)
  if (refusal) throw new Error(refusal)
  const { signal } = new AbortController()
  const stored = await uploadFile(browserPort, {
    file,
    purpose: part,
    fileId: null,
    signal,
    onProgress: () => undefined,
  })
  return stored.id
}
