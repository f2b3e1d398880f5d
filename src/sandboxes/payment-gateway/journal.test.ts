import { appendFile, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Journal } from './journal.ts'

test('on a full disk nothing is said that a restart would forget, and what is said afterwards is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jikji-journal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'journal')
  const answer = { status: 200, body: {} }
  const journal = new Journal(path)

  await rename(path, `${path}-away`)
  await symlink('/dev/full', path)
  expect(() => journal.saveAnswer('lost', answer)).toThrow('ENOSPC')
  expect(journal.answer('lost')).toBeUndefined()
  await rename(`${path}-away`, path)
  // As much as still fitted.
  await appendFile(path, '{"answer":{"key":"lo')

  journal.saveAnswer('kept', answer)
  expect(new Journal(path).answer('kept')).toEqual(answer)
})
