import fs from 'node:fs'
import { openInItsInks } from './in-its-inks.ts'
import type { InItsInksJob } from './package-job.ts'
import { openPressFile } from './press-sources.ts'

/** Writes to `target` what plates are made of, for whoever shows it beforehand; the copy is its own where nothing of it changes. */
export async function writeInItsInks(job: InItsInksJob): Promise<'same' | 'written'> {
  const { path, sha256, target, file, order, read } = job
  const source = await openPressFile(order.spec, file, { path, sha256 })
  const { opened } = await openInItsInks(source, order, read, { name: file.name, target, index: 0 })
  if (opened.path === path) return 'same'
  fs.renameSync(opened.path, target)
  return 'written'
}
