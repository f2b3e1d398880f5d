import fs from 'node:fs'
import { copyInItsInks } from './in-its-inks.ts'
import type { InItsInksJob } from './package-job.ts'

/** Writes to `target` what plates are made of, for whoever shows it beforehand; the copy is its own where nothing of it changes. */
export async function writeInItsInks({
  path,
  target,
  file,
  count,
  order,
  read,
}: InItsInksJob): Promise<'same' | 'written'> {
  const made = await copyInItsInks({ file, path, count }, order, read, { name: file.name, target, index: 0 })
  if (made.path === path) return 'same'
  fs.renameSync(made.path, target)
  return 'written'
}
