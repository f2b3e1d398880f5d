import { FILE_REFUSALS, readBindingFile } from '#/domain/bindings/read-binding-file.ts'
import type { InspectOptions } from '#/pdf/browser/inspect-pdf.ts'
import type { FileRow } from './binding-rows.ts'

type Change = (key: string, change: Partial<FileRow>) => void

interface Waiting {
  readonly key: string
  readonly file: File
  readonly signal: AbortSignal
}

/** Wide enough for three pages beside each other on a sharp screen. */
const PICTURE_PX = 128
/** Nothing of the file: what reads it did not come. */
const NOT_LOADED = '파일을 읽는 프로그램을 받지 못했어요. 인터넷 연결을 확인하고 다시 올려 주세요.'

/** Reads one file after the other in this browser: each takes the whole engine for itself. */
export class ReadingQueue {
  readonly #change: Change
  #waiting: Waiting[] = []
  #busy = false

  constructor(change: Change) {
    this.#change = change
  }

  add(reading: Waiting): void {
    this.#waiting.push(reading)
    void this.#go()
  }

  async #go(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time on purpose
      if (!next.signal.aborted) await this.#read(next).catch(() => undefined)
    }
    this.#busy = false
  }

  async #read({ key, file, signal }: Waiting): Promise<void> {
    const pictures: string[] = []
    const drawn: Promise<void>[] = []
    const inspect = async (options: InspectOptions) =>
      (await import('#/pdf/browser/inspect-pdf.ts')).inspectPdf(file, options)
    await inspect({
      signal,
      sample: true,
      thumbnailWidth: PICTURE_PX,
      onFacts: (facts) => {
        const read = readBindingFile(facts)
        this.#change(key, typeof read === 'string' ? { problem: FILE_REFUSALS[read] } : { read })
      },
      onThumbnail: (_page, image) => {
        const place = drawn.length
        drawn.push(addressOf(image).then((address) => void (pictures[place] = address)))
      },
    }).catch((error: unknown) => {
      if (!signal.aborted) this.#change(key, { problem: NOT_LOADED })
      throw error
    })
    await Promise.all(drawn)
    if (!signal.aborted) this.#change(key, { pictures: pictures.filter(Boolean) })
  }
}

async function addressOf(image: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  image.close()
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
}
