import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { textBook } from '../support/pdf/make-books.ts'
import { startServerProcess } from '../support/server-process.ts'
import { parentOf } from './process-cpu.ts'

/**
 * A 300-page inner dropped in a real browser on a processor that is four times slower: every process of the browser, workers
 * and all, runs ten of forty milliseconds. `first-answer` counts the same work by processor's time, without a browser.
 */
const PAGES = 300
const SLOWER = 4
const RUN_MS = 10
const ROUNDS = 3
const LIMITS = { first: 1.5, all: 12 }

/** A process and all that it started. */
function family(root: number): readonly number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const children = pids.filter((pid) => parentOf(pid) === root)
  return [root, ...children.flatMap(family)]
}

const isRenderer = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--type=renderer')
  } catch {
    return false
  }
}

/** Holds the pages' processes for three quarters of the time; what is answered lets them run again. */
function slowDown(): () => void {
  const pids = family(process.pid).filter(isRenderer)
  if (pids.length === 0) throw new Error('no renderer to slow down')
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name)
  }
  let timer: NodeJS.Timeout
  const run = () => {
    signal('SIGCONT')
    timer = setTimeout(hold, RUN_MS)
  }
  const hold = () => {
    signal('SIGSTOP')
    timer = setTimeout(run, RUN_MS * (SLOWER - 1))
  }
  hold()
  return () => {
    clearTimeout(timer)
    signal('SIGCONT')
  }
}

interface Waited {
  readonly first: number
  readonly all: number
}

/** Watches the page from the choice of the file on: when pages are told first, and when none is left to be read. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { from?: number; first?: number; all?: number } = {}
    Object.assign(window, { seen })
    document.addEventListener('change', () => (seen.from = performance.now()), { capture: true, once: true })
    new MutationObserver(() => {
      const text = document.body.textContent
      const reading = /쪽 가운데 [\d,]+쪽/.test(text)
      if (seen.first === undefined && reading) seen.first = performance.now()
      if (seen.first !== undefined && seen.all === undefined && !reading) seen.all = performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

async function dropOnce(page: Page, address: string, file: string): Promise<Waited> {
  await page.goto(`${address}/product/book/file`)
  await page.waitForFunction(() => document.querySelector('fieldset[data-hydrated]'))
  await page.waitForLoadState('networkidle')
  await watch(page)
  const release = slowDown()
  try {
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForFunction(() => 'seen' in window && (window.seen as { all?: number }).all !== undefined, null, {
      timeout: 120_000,
    })
  } finally {
    release()
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<'from' | 'first' | 'all', number> }).seen)
  return { first: (seen.first - seen.from) / 1000, all: (seen.all - seen.from) / 1000 }
}

const folder = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const server = await startServerProcess({ DATA_DIR: folder, RATE_SCALE: '0' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  const file = join(folder, '내지 300쪽.pdf')
  await writeFile(file, await textBook(PAGES))
  const waits: Waited[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    // A machine with other work takes its time before the file is dropped.
    page.setDefaultTimeout(180_000)
    waits.push(await dropOnce(page, server.address, file))
    await context.close()
  }
  const tell = (what: string, of: keyof Waited) => {
    const seconds = waits.map((wait) => wait[of])
    const best = Math.min(...seconds)
    const each = seconds.map((one) => one.toFixed(2)).join(' / ')
    console.log(
      `${what.padEnd(34)} ${each} s at ${SLOWER}×  limit ${LIMITS[of]} s${best <= LIMITS[of] ? '' : '  ← over'}`,
    )
    return best <= LIMITS[of]
  }
  const fine = [tell('first pages told in the browser', 'first'), tell('all 300 pages read in the browser', 'all')]
  process.exitCode = fine.every(Boolean) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
