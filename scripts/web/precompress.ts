import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.wasm', '.map'])

/** Puts a `.br` beside every file worth it, once at build instead of at each request. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    // The highest quality takes half a minute for an engine of several megabytes.
    const quality = bytes.length > 1_000_000 ? 9 : 11
    const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    if (small.length < bytes.length * 0.95) await writeFile(`${path}.br`, small)
  }
}
