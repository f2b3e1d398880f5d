import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeOldWork, workFolder } from './work-folder.ts'

it('removes what dead processes left long ago, and nothing that is worked on or belongs to others', async () => {
  const place = await mkdtemp(join(tmpdir(), 'jikji-test-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const [{ path: old }, { path: fresh }] = [await workFolder(place), await workFolder(place)]
  const others = await mkdtemp(join(place, 'jikji-'))
  await writeFile(join(old, 'content'), '%PDF-1.7')
  const longAgo = new Date(Date.now() - 7 * 3_600_000)
  for (const folder of [old, others]) await utimes(folder, longAgo, longAgo)
  await removeOldWork(new Date(), place)
  expect((await readdir(place)).map((name) => join(place, name)).toSorted()).toEqual([fresh, others].toSorted())
})
