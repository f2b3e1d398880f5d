import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withStartLock } from './start-lock.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jikji-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))
const path = () => join(folder, 'start.lock')

it('lets one work at a time, and leaves nothing behind', async () => {
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 6 }, () =>
      withStartLock(path(), async () => {
        inside += 1
        most = Math.max(most, inside)
        await sleep(5)
        inside -= 1
      }),
    ),
  )
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['a process that is gone', '2147483646'],
  ['the same number before this start, as in a container', `${process.pid} 1 another-boot`],
])('takes over what %s left', async (_whose, name) => {
  await writeFile(path(), name)
  expect(await withStartLock(path(), async () => 'mine')).toBe('mine')
})

it('takes over an empty lock that a full disk left', async () => {
  await writeFile(path(), '')
  const long = new Date(Date.now() - 60_000)
  await utimes(path(), long, long)
  expect(await withStartLock(path(), async () => 'mine')).toBe('mine')
})

it('waits for a living owner until it is told to stop', async () => {
  await writeFile(path(), String(process.pid))
  const work = withStartLock(path(), async () => 'mine', AbortSignal.timeout(150))
  await expect(work).rejects.toThrow(/aborted|timeout/i)
  await rm(path())
})
