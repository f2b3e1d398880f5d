import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import type { EpubLayout } from '#/domain/epub/epub-metadata.ts'
import { processEpubMaker } from '#/server/adapters/epub/process-epub-maker.ts'
import { METADATA } from '../support/epub/made-book.ts'
import { makeNovel } from '../support/epub/make-novel.ts'
import { peakOfChildren } from './peak-memory.ts'

/** E-books of a 300-page text PDF, in the worker process that the shop uses. The limits are those of a reflowed one; a fixed one is told beside it. */
const LIMIT_SECONDS = 20
const LIMIT_MB = 512
const PAGES = 300
const folder = mkdtempSync(join(os.tmpdir(), 'jikji-bench-'))
const path = join(folder, 'novel.pdf')
writeFileSync(path, await makeNovel({ pages: PAGES, ragged: true }))

async function measure(layout: EpubLayout): Promise<boolean> {
  const maker = processEpubMaker()
  const start = performance.now()
  let said = ''
  const memory = await peakOfChildren(async () => {
    const target = join(folder, `${layout}.epub`)
    const made = await maker.makeEpub({
      source: { kind: 'pdf', path },
      layout,
      metadata: METADATA,
      coverPath: null,
      target,
    })
    said = made.made ? `${Math.round(made.bytes / 1024)} kB, ${made.facts.headings.length} headings` : made.refusal
  })
  const seconds = (performance.now() - start) / 1000
  await maker.close()
  const good = seconds < LIMIT_SECONDS && (memory === null || memory < LIMIT_MB) && said.includes('kB')
  const figures = `${seconds.toFixed(1)} s (under ${LIMIT_SECONDS}), ${memory ?? '?'} MB (under ${LIMIT_MB})`
  console.log(`EPUB ${layout} of ${PAGES} pages: ${figures}; ${said} ${good ? 'ok' : 'MISSED'}`)
  return good
}

const reflow = await measure('reflow')
await measure('fixed')
rmSync(folder, { recursive: true })
process.exit(reflow ? 0 : 1)
