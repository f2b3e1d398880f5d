import type { PDFStream } from '@cantoo/pdf-lib'
import { decodeStream, StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from './fix-refused.ts'
import type { FixFile } from './open-for-fix.ts'

/** Drawing instructions of one page beyond this are no artwork. */
const MAX_CONTENT = 256 * 2 ** 20

/** What a stream holds. Of damaged data only a part would be left, so the fix is refused. */
export function unpacked({ objects, inflate }: FixFile, stream: PDFStream): Uint8Array {
  try {
    return decodeStream(objects, stream, inflate, MAX_CONTENT)
  } catch (error) {
    if (error instanceof StreamTooLarge || error instanceof WebAssembly.RuntimeError) throw error
    throw new FixRefused('unreadable')
  }
}
