import { PDFContext } from '@cantoo/pdf-lib'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import { installFallbackFonts } from '#/pdf/engine/fallback-fonts.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { bootPdfium, type Pdfium } from '#/pdf/engine/pdfium.ts'
import { renderPage } from '#/pdf/engine/render-page.ts'
import { readFacts } from '#/pdf/facts/read-facts.ts'
import { asPrinted } from './as-printed.ts'
import { blobSource } from './blob-source.ts'
import { browserFonts } from './browser-fonts.ts'
import { browserInflate } from './browser-inflate.ts'
import type { BootRequest, InspectMessage, InspectRequest } from './worker-protocol.ts'

const PROGRESS_EVERY = 50
/** The first pages are told at once, the others as often as somebody can look. */
const FIRST_PAGES = 4
const SO_FAR_EVERY = 700

const tell = (message: InspectMessage, transfer: Transferable[] = []) => postMessage(message, { transfer })

let starting: Promise<Pdfium> | undefined

addEventListener('message', ({ data }: MessageEvent<BootRequest | InspectRequest>) => {
  if (data.type === 'read') return void inspect(data).catch(() => tell({ type: 'failed' }))
  starting = boot(data)
  starting.then(
    () => tell({ type: 'started' }),
    () => tell({ type: 'failed' }),
  )
})

async function inspect(request: InspectRequest): Promise<void> {
  if (!starting) throw new Error('the engine was not started')
  const engine = await starting
  const source = await asPrinted(blobSource(request.file), engine)
  if (typeof source === 'string') {
    tell({ type: 'facts', facts: unreadFacts(source, request.file.size) })
    return tell({ type: 'done' })
  }
  let told = 0
  let [pages, toldPages] = [0, 0]
  const facts = await readFacts(source, {
    engine,
    inflate: browserInflate(PDFContext.create()),
    onProgress(done, total) {
      const now = performance.now()
      if (now - told < PROGRESS_EVERY && done < total) return
      told = now
      tell({ type: 'progress', done, total })
    },
    onPage(soFar) {
      pages += 1
      const now = performance.now()
      if (pages !== FIRST_PAGES && (pages < FIRST_PAGES || now - toldPages < SO_FAR_EVERY)) return
      toldPages = now
      tell({ type: 'so-far', facts: soFar() })
    },
  })
  tell({ type: 'facts', facts: { ...facts, bytes: request.file.size } })
  if (!facts.problem) await drawThumbnails(engine, source, request)
  tell({ type: 'done' })
}

async function boot({ wasmUrl, fontUrls }: BootRequest): Promise<Pdfium> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`the PDF engine did not load: ${response.status}`)
  const engine = await bootPdfium(await response.arrayBuffer())
  installFallbackFonts(engine, browserFonts(fontUrls))
  return engine
}

async function drawThumbnails(engine: Pdfium, source: ByteSource, request: InspectRequest): Promise<void> {
  const document = openDocument(engine, source)
  try {
    for (const index of pagesToDraw(document.pageCount, request)) {
      const { rgba, width, height } = renderPage(document, index, {
        width: request.thumbnailWidth,
      })
      const image = await createImageBitmap(new ImageData(rgba, width, height))
      tell({ type: 'thumbnail', page: index + 1, image }, [image])
    }
  } finally {
    document.close()
  }
}

/** From 0. */
function pagesToDraw(count: number, { sample, thumbnails }: InspectRequest): readonly number[] {
  if (!sample) return Array.from({ length: Math.min(count, thumbnails) }, (_, index) => index)
  return count === 0 ? [] : [...new Set([0, Math.floor((count - 1) / 2), count - 1])]
}
