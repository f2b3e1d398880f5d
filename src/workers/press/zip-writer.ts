import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const CHUNK = 2 ** 20

export interface ZipEntry {
  readonly name: string
  readonly bytes: number
  /** Hexadecimal, both. */
  readonly sha256: string
  readonly md5: string
}

/** Writes a ZIP to disk as it grows; nothing larger than a chunk is held. Names are ASCII. */
export class ZipWriter {
  readonly #file: number
  readonly #zip: Zip
  readonly #time: Date
  #failure: Error | null = null
  readonly entries: ZipEntry[] = []

  constructor(path: string, time: Date) {
    this.#file = fs.openSync(path, 'w')
    this.#time = time
    this.#zip = new Zip((error, data) => {
      if (error) this.#failure = error
      else fs.writeSync(this.#file, data)
    })
  }

  /** PDFs are packed inside already and are stored as they are. */
  add(name: string, content: Uint8Array, packed: boolean): ZipEntry {
    return this.#write(name, packed, content.length, function* () {
      for (let at = 0; at < content.length; at += CHUNK) yield content.subarray(at, at + CHUNK)
    })
  }

  addFile(name: string, path: string): ZipEntry {
    const source = fs.openSync(path, 'r')
    try {
      return this.#write(name, true, fs.fstatSync(source).size, function* () {
        for (;;) {
          const buffer = new Uint8Array(CHUNK)
          const read = fs.readSync(source, buffer)
          if (read === 0) return
          yield buffer.subarray(0, read)
        }
      })
    } finally {
      fs.closeSync(source)
    }
  }

  /** The archive is whole when this returns. */
  close(): void {
    this.#zip.end()
    fs.fsyncSync(this.#file)
    fs.closeSync(this.#file)
    if (this.#failure) throw this.#failure
  }

  #write(name: string, packed: boolean, bytes: number, chunks: () => Iterable<Uint8Array>): ZipEntry {
    const stream = packed ? new ZipPassThrough(name) : new ZipDeflate(name)
    stream.mtime = this.#time
    this.#zip.add(stream)
    const [sha256, md5] = [createHash('sha256'), createHash('md5')]
    for (const chunk of chunks()) {
      sha256.update(chunk)
      md5.update(chunk)
      stream.push(chunk.slice())
    }
    stream.push(new Uint8Array(), true)
    const entry = { name, bytes, sha256: sha256.digest('hex'), md5: md5.digest('hex') }
    this.entries.push(entry)
    return entry
  }
}
