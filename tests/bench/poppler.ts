import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { cpuOfChildren } from './cpu-time.ts'

/** Seconds one of poppler's tools takes; null where the machine has it not. */
function run(tool: string, args: readonly string[]): number | null {
  const start = performance.now()
  const { error, status } = spawnSync(tool, args, { maxBuffer: 2 ** 28 })
  return error || status !== 0 ? null : (performance.now() - start) / 1000
}

/** What three tools take together to say about a file what facts say; null without poppler. */
export function popplerFacts(path: string): { readonly total: number; readonly words: string } | null {
  const parts = [run('pdfinfo', [path]), run('pdffonts', [path]), run('pdfimages', ['-list', path])]
  if (parts.some((part) => part === null)) return null
  const seconds = parts.map((part) => part ?? 0)
  return {
    total: seconds.reduce((sum, part) => sum + part, 0),
    words: seconds.map((part) => part.toFixed(2)).join(' + '),
  }
}

/**
 * Seconds of processor time `pdftoppm` takes to draw these first pages at this size as JPEG, the quickest packed format it has.
 */
export async function popplerPictures(
  path: string,
  folder: string,
  pages: number,
  longSide: number,
): Promise<number | null> {
  const target = join(folder, 'poppler')
  fs.mkdirSync(target, { recursive: true })
  const size = ['-scale-to', String(longSide), '-jpeg', '-jpegopt', 'quality=82']
  let wall: number | null = null
  const cpu = await cpuOfChildren(
    () => (wall = run('pdftoppm', ['-l', String(pages), ...size, path, join(target, 'page')])),
  )
  fs.rmSync(target, { recursive: true })
  return wall === null ? null : cpu
}
