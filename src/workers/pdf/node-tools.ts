import fs from 'node:fs'
import { createRequire } from 'node:module'
import zlib from 'node:zlib'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { FallbackFonts } from '#/pdf/engine/fallback-fonts.ts'
import { bootPdfium, type Pdfium } from '#/pdf/engine/pdfium.ts'
import { installFallbackFonts } from '#/pdf/engine/fallback-fonts.ts'
import { StreamTooLarge, type Inflate } from '#/pdf/objects/decode-stream.ts'

const require = createRequire(import.meta.url)

/** PDFium in Node with the shop's Korean stand-in fonts. */
export async function bootNodePdfium(): Promise<Pdfium> {
  const engine = await bootPdfium(fs.readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm')))
  installFallbackFonts(engine, nodeFonts())
  return engine
}

function nodeFonts(): FallbackFonts {
  const read = (name: string) => {
    let bytes: Uint8Array | undefined
    return () => (bytes ??= fs.readFileSync(new URL(`../../pdf/fonts/${name}`, import.meta.url)))
  }
  return { regular: read('Pretendard-Regular.ttf'), bold: read('Pretendard-Bold.ttf') }
}

/** Milliseconds of the processor that this thread has used. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Reads from an open descriptor; the caller closes it. */
export function descriptorSource(descriptor: number): ByteSource {
  return {
    size: fs.fstatSync(descriptor).size,
    read: (target, offset) => fs.readSync(descriptor, target, 0, target.length, offset),
  }
}

/** A damaged end is forgiven, as all readers do; too much is not. */
export const nodeInflate: Inflate = (data, maxOut) => {
  const options = { maxOutputLength: maxOut, finishFlush: zlib.constants.Z_SYNC_FLUSH }
  try {
    return zlib.inflateSync(data, options)
  } catch (error) {
    if (isTooLarge(error)) throw new StreamTooLarge()
  }
  try {
    // A wrong checksum or header: the data behind the two bytes of zlib header may still be good.
    return zlib.inflateRawSync(data.subarray(2), options)
  } catch (error) {
    if (isTooLarge(error)) throw new StreamTooLarge()
    throw error
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
