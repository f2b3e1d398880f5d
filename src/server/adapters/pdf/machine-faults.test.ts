import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { processPdfReader } from './process-pdf-reader.ts'

it('says what the machine lacks when a result cannot be written, and blames no file for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jikji-pdf-'))
  const reader = processPdfReader()
  onTestFinished(async () => {
    await reader.close()
    await rm(folder, { recursive: true })
  })
  const path = join(folder, 'photo.jpg')
  const picture = sharp({ create: { width: 300, height: 424, channels: 3, background: '#ffffff' } })
  await writeFile(path, await picture.jpeg().toBuffer())
  const target = join(folder, 'no-such-folder', 'page.pdf')
  const page = reader.picturePage(path, { target, trim: { width: 210, height: 297 }, bleed: 3 })
  await expect(page).rejects.toMatchObject({ code: 'ENOENT' })
  const gone = reader.renderPages(join(folder, 'gone.pdf'), { pages: [1], longSide: 100 })
  await expect(gone).rejects.toMatchObject({ code: 'ENOENT' })
})
