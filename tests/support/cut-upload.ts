import { createHash } from 'node:crypto'
import type { FileView } from '#/contract/files/files.contract.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import type { UploadPort } from '#/web/blocks/uploader/upload-port.ts'

/** What the upload of the browser needs of a shop here; how it is reached is the caller's. */
export type ShopPort = Omit<UploadPort, 'hash' | 'rest'>

export interface CutUpload {
  readonly view: FileView
  /** Bytes of parts that were sent whole, over all tries. */
  readonly sent: number
  readonly cuts: number
}

const hash = async (part: Blob): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await part.arrayBuffer()))
    .digest('hex')

class LineCut extends Error {}

/**
 * Sends a file as the browser does, and loses the line `cuts` times in the middle of a part, as a page that is closed. Each
 * time another page goes on with the same file; what had arrived is not sent again.
 */
export async function uploadWithCuts(
  port: ShopPort,
  file: Blob & { readonly name: string },
  { purpose, cuts }: { readonly purpose: FilePurpose; readonly cuts: number },
): Promise<CutUpload> {
  let fileId: string | null = null
  let sent = 0
  for (let cut = 0; ; cut += 1) {
    const page = new AbortController()
    const onTheWay = new Set<Promise<void>>()
    const end = cut < cuts ? (file.size * (cut + 1)) / (cuts + 1) : Infinity
    const put: UploadPort['put'] = async (part, body, signal, onShare) => {
      if (sent + body.size > end) {
        page.abort(new LineCut())
        throw new LineCut()
      }
      const arriving = port.put(part, body, signal, onShare).then(() => void (sent += body.size))
      onTheWay.add(arriving)
      await arriving
    }
    const own: UploadPort = { ...port, put, hash, rest: async () => undefined }
    const onProgress = (progress: { readonly fileId: string }) => (fileId = progress.fileId || fileId)
    try {
      const view = await uploadFile(own, { file, purpose, fileId, signal: page.signal, onProgress })
      return { view, sent, cuts: cut }
    } catch (error) {
      if (!(error instanceof LineCut)) throw error
      // What was beside the cut part has left already, and is there when the next page asks.
      await Promise.all(onTheWay)
    }
  }
}
