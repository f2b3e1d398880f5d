import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export interface OpenLighthouse {
  readonly port: number
  close(): Promise<void>
}

export interface Judged {
  /** 0 to 100. */
  readonly scores: {
    readonly performance: number
    readonly accessibility: number
    readonly bestPractices: number
    readonly seo: number
  }
  /** Milliseconds, CLS without a unit. */
  readonly times: { readonly fcp: number; readonly lcp: number; readonly tbt: number; readonly cls: number }
  /** What travelled for scripts of the page, compressed. */
  readonly scriptBytes: number
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

export async function openLighthouse(chromePath: string): Promise<OpenLighthouse> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS })
  return { port: chrome.port, close: async () => chrome.kill() }
}

/** Performance is told by its times; of these it is told which audit failed. */
const JUDGED = new Set(['accessibility', 'best-practices', 'seo'])

/** One mobile run with Lighthouse's own simulated throttling. */
export async function judgePage({ port }: OpenLighthouse, url: string): Promise<Judged> {
  const result = await recorded(url, port)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  for (const [id, category] of Object.entries(categories)) {
    if (!JUDGED.has(id) || (category.score ?? 0) >= 1) continue
    const lost = category.auditRefs.filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
    process.stdout.write(`  ${id} loses by ${lost.map((ref) => ref.id).join(', ')}\n`)
  }
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    times: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    scriptBytes: scriptBytesOf(audits['network-requests']?.details),
  }
}

/** A busy machine sometimes loses the recording itself; such a run says nothing and is made again. */
async function recorded(
  url: string,
  port: number,
  triesLeft = 2,
): Promise<NonNullable<Awaited<ReturnType<typeof lighthouse>>>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (result && !result.lhr.runtimeError) return result
  if (triesLeft > 0) return recorded(url, port, triesLeft - 1)
  throw new Error(`no Lighthouse result for ${url}: ${result?.lhr.runtimeError?.message ?? ''}`)
}

interface Requests {
  readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[]
}

function scriptBytesOf(details: unknown): number {
  const items = (details as Requests | undefined)?.items ?? []
  return items.filter((item) => item.resourceType === 'Script').reduce((sum, item) => sum + (item.transferSize ?? 0), 0)
}
