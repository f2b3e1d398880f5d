import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PdfBusyError, PdfLimitError, type PdfReader } from '#/server/ports/pdf.ts'
import { noisePhoto, writePhotoBook } from '#tests/support/pdf/big-pdf.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { doubleFlateBomb, formBomb, manyForms, manyPages, pngNamedPdf } from '#tests/support/pdf/make-hostile.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { PROCESS_LIMITS, type JobLimits, type ProcessLimits } from '#/workers/pdf/protocol.ts'
import { processPdfReader } from './process-pdf-reader.ts'

const limited = (reading: Partial<JobLimits>): ProcessLimits => ({
  ...PROCESS_LIMITS,
  reading: { ...PROCESS_LIMITS.reading, ...reading },
})

describe('PDFs read in a process of their own', () => {
  let folder: string
  let reader: PdfReader
  const file = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jikji-pdf-'))
    reader = processPdfReader({
      limits: limited({ cpuMilliseconds: 4000, rssBytes: 700 * 2 ** 20 }),
      shortMilliseconds: 1500,
    })
  })
  afterAll(async () => {
    await reader.close()
    await rm(folder, { recursive: true })
  })

  it('answers the facts of a book', async () => {
    const path = await file('book.pdf', await textBook(3))
    expect(await reader.facts(path)).toMatchObject({ problem: null, pageCount: 3 })
  })

  it('draws the pages asked for in the right size, and leaves out pages that are not there', async () => {
    const path = await file('draw.pdf', await textBook(3))
    const pictures = await reader.renderPages(path, { pages: [3, 1, 9], longSide: 216 })
    expect(pictures.map((picture) => [picture.page, picture.width, picture.height])).toEqual([
      [3, 154, 216],
      [1, 154, 216],
    ])
  })

  it('packs letters as PNG and photographs as WebP', async () => {
    const photo = await noisePhoto(600, 840)
    const path = join(folder, 'photo.pdf')
    writePhotoBook({ path, photo, pixels: { width: 600, height: 840 }, bytes: 1 })
    const text = await file('text.pdf', await textBook(1))
    const kinds = []
    for (const from of [text, path]) {
      const [picture] = await reader.renderPages(from, { pages: [1], longSide: 320 })
      kinds.push([picture?.type, (await sharp(picture?.bytes).metadata()).format])
    }
    expect(kinds).toEqual([
      ['image/png', 'png'],
      ['image/webp', 'webp'],
    ])
  })

  it('answers more questions at once than it has processes', async () => {
    const paths = await Promise.all([1, 2, 3].map(async (count) => file(`q${count}.pdf`, await textBook(count))))
    const facts = await Promise.all(paths.map((path) => reader.facts(path)))
    expect(facts.map(({ pageCount }) => pageCount)).toEqual([1, 2, 3])
  })

  it('says that a bomb is too complex, and reads the next file as if nothing had been', async () => {
    expect((await reader.facts(await file('bomb.pdf', doubleFlateBomb(2 ** 28)))).problem).toBe('too-complex')
    expect((await reader.facts(await file('next.pdf', manyPages(5)))).pageCount).toBe(5)
  })

  it('gives up drawing what would never end, and lives on', async () => {
    const path = await file('forms.pdf', formBomb())
    await expect(reader.renderPages(path, { pages: [1], longSide: 200 })).rejects.toThrow(PdfLimitError)
    expect((await reader.facts(await file('picture.pdf', pngNamedPdf()))).problem).toBe('not-pdf')
  })

  const order = { fixes: [{ id: 'blank-pages', pages: [3], count: 1 }], expectation: innerOf(4) } as const

  it('writes a fixed copy and leaves the original as it is', async () => {
    const path = await file('to-fix.pdf', await textBook(3))
    const target = join(folder, 'fixed.pdf')
    expect(await reader.fix(path, { target, order })).toBe('fixed')
    expect([(await reader.facts(path)).pageCount, (await reader.facts(target)).pageCount]).toEqual([3, 4])
  })

  it('gives up a bomb that is to be fixed, or leaves it packed, and writes nothing by halves', async () => {
    const path = await file('fix-bomb.pdf', doubleFlateBomb(2 ** 28))
    const target = join(folder, 'fixed-bomb.pdf')
    const mirror = { id: 'bleed-mirror', pages: [1], edges: [['left']], gaps: [[0]] } as const
    const answer = await reader
      .fix(path, { target, order: { ...order, fixes: [mirror] } })
      .catch((error: unknown) => error)
    const there = (await readdir(folder)).includes('fixed-bomb.pdf')
    expect(answer === 'fixed').toBe(there)
    expect((await reader.facts(await file('after.pdf', await textBook(2)))).pageCount).toBe(2)
  })

  it('reads a file on a machine that has no time for it, only later: its own time counts, not the clock', async () => {
    const own = processPdfReader({ processes: 1, limits: limited({ cpuMilliseconds: 4000 }) })
    try {
      const path = await file('patient.pdf', await textBook(6))
      const before = new Set(await childrenOfUs())
      const first = own.facts(path)
      const [pid] = (await childrenOfUs()).filter((child) => !before.has(child))
      if (!pid) throw new Error('no process was started')
      await first
      const pages = Array.from({ length: 6 }, (_, at) => at + 1)
      const drawn = own.renderPages(path, { pages, longSide: 1000 })
      await sleep(200)
      process.kill(pid, 'SIGSTOP')
      await sleep(5000)
      process.kill(pid, 'SIGCONT')
      expect((await drawn).length).toBe(6)
    } finally {
      await own.close()
    }
  })

  it('says that it is busy, and nothing about the file, when the machine takes the process away', async () => {
    const own = processPdfReader({ processes: 1 })
    try {
      const before = new Set(await childrenOfUs())
      const facts = own.facts(await file('killed.pdf', await textBook(3)))
      const [pid] = (await childrenOfUs()).filter((child) => !before.has(child))
      if (!pid) throw new Error('no process was started')
      process.kill(pid, 'SIGKILL')
      const refused = expect(facts).rejects
      await refused.toThrow(PdfBusyError)
      await refused.toMatchObject({ code: 'UNAVAILABLE' })
    } finally {
      await own.close()
    }
  })

  it('says nothing about the file when the machine has no room to start the engine', async () => {
    const own = processPdfReader({ processes: 1, limits: limited({ heapMb: 2 }) })
    try {
      await expect(own.facts(await file('no-room.pdf', await textBook(3)))).rejects.toThrow(PdfBusyError)
    } finally {
      await own.close()
    }
  })

  it('gives up by the clock without a word about the file', async () => {
    const own = processPdfReader({ processes: 1, limits: limited({ cpuMilliseconds: 10, clockMilliseconds: 60 }) })
    try {
      const before = new Set(await childrenOfUs())
      const facts = own.facts(await file('never.pdf', await textBook(3)))
      const [pid] = (await childrenOfUs()).filter((child) => !before.has(child))
      if (!pid) throw new Error('no process was started')
      process.kill(pid, 'SIGSTOP')
      await expect(facts).rejects.toThrow(PdfBusyError)
    } finally {
      await own.close()
    }
  })

  it('reads a file that takes longer than a short one once more, in the lane of heavy ones', async () => {
    const own = processPdfReader({ processes: 1, shortMilliseconds: 1 })
    try {
      expect(await own.facts(await file('long.pdf', await textBook(40)))).toMatchObject({
        problem: null,
        pageCount: 40,
      })
      expect(await own.facts(join(folder, 'long.pdf'))).toMatchObject({ problem: null, pageCount: 40 })
    } finally {
      await own.close()
    }
  })

  it('reads a page of 65,000 objects within its memory, as the browser does', async () => {
    const own = processPdfReader({ processes: 1 })
    try {
      const facts = await own.facts(await file('objects.pdf', manyForms(21_600)))
      expect([facts.problem, facts.unreadable]).toEqual([null, []])
    } finally {
      await own.close()
    }
  })

  it('answers about short files while heavy ones, one at a time, are under way', async () => {
    const own = processPdfReader({
      limits: limited({ cpuMilliseconds: 2500, rssBytes: 4 * 2 ** 30 }),
      shortMilliseconds: 900,
    })
    try {
      const answered: string[] = []
      const heavy = [1, 2, 3].map(async (n) => {
        const path = await file(`heavy${n}.pdf`, formBomb())
        await expect(own.renderPages(path, { pages: [1], longSide: 200 })).rejects.toThrow(PdfLimitError)
        answered.push('heavy')
      })
      await sleep(1000)
      const short = [1, 2, 3].map(async (n) => {
        await own.facts(await file(`short${n}.pdf`, await textBook(n)))
        answered.push('short')
      })
      await Promise.all([...heavy, ...short])
      expect(answered.slice(-2), 'two heavy ones are the last').toEqual(['heavy', 'heavy'])
    } finally {
      await own.close()
    }
  })

  it('does not blame the file when it is the file that is missing', async () => {
    await expect(reader.facts(join(folder, 'gone.pdf'))).rejects.toThrow(/ENOENT/)
  })
})

/** Process ids of what this process started. */
async function childrenOfUs(): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${process.pid}/task`)
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${process.pid}/task/${task}/children`, 'utf8')))
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}
