import fs from 'node:fs'
import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { descriptorSource } from './node-tools.ts'
import type { PdfJob, PdfResult } from './protocol.ts'

export interface JobTools {
  /** Started when the first job wants it; packages, templates and designs never do. */
  readonly engine: () => Promise<Pdfium>
  readonly tell: (percent: number) => void
}

type Ready = () => PdfResult | Promise<PdfResult>

/**
 * Reads what this kind of job needs, before anybody looks at the file. A process that only reads files never loads what makes plates
 * or e-books: that is most of what it would have to read before its first answer.
 */
export async function readyFor(job: PdfJob, { engine, tell }: JobTools): Promise<Ready> {
  switch (job.kind) {
    case 'package': {
      const { makePackage } = await import('#/workers/press/make-package.ts')
      return () => makePackage(job, tell)
    }
    case 'gang-package': {
      const { makeGangPackage } = await import('#/workers/press/make-gang-package.ts')
      return () => makeGangPackage(job, tell)
    }
    case 'in-its-inks': {
      const { writeInItsInks } = await import('#/workers/press/write-in-its-inks.ts')
      return () => writeInItsInks(job)
    }
    case 'template': {
      const { drawTemplate } = await import('#/workers/press/draw-template.ts')
      return () => drawTemplate(job)
    }
    case 'design': {
      const { drawDesignFile } = await import('#/workers/press/draw-design-file.ts')
      return () => drawDesignFile(job)
    }
    case 'picture-page': {
      const { makePicturePage } = await import('./picture-page.ts')
      return () => makePicturePage(job)
    }
    case 'join': {
      const { joinFiles } = await import('./join-files.ts')
      return () => joinFiles(job)
    }
    case 'manuscript':
    case 'epub':
    case 'epub-check':
      return readyForEpub(job, await engine())
    default:
      return readyForFile(job, await engine())
  }
}

async function readyForEpub(
  job: PdfJob & { kind: 'manuscript' | 'epub' | 'epub-check' },
  engine: Pdfium,
): Promise<Ready> {
  const epub = await import('#/workers/epub/run-epub-job.ts')
  if (job.kind === 'manuscript') return () => epub.readManuscript(job, engine)
  if (job.kind === 'epub') return () => epub.makeEpub(job, engine)
  return () => epub.checkFile(job)
}

/** What is done with one file on the disk, open as long as that takes. */
async function readyForFile(
  job: PdfJob & { kind: 'canonical' | 'facts' | 'fix' | 'render' },
  engine: Pdfium,
): Promise<Ready> {
  switch (job.kind) {
    case 'canonical': {
      const { makeCanonical } = await import('./make-canonical.ts')
      return () => withFile(job.path, (source) => makeCanonical(engine, source, job.target))
    }
    case 'facts': {
      const { readFileFacts } = await import('./read-file-facts.ts')
      return () => withFile(job.path, (source) => readFileFacts(engine, source))
    }
    case 'fix': {
      const { fixFile } = await import('./fix-file.ts')
      return () => withFile(job.path, (source) => fixFile(engine, source, job))
    }
    case 'render': {
      const { renderPages } = await import('./render-pages.ts')
      return () => withFile(job.path, (source) => renderPages(engine, source, job))
    }
  }
}

async function withFile<T>(path: string, use: (source: ByteSource) => Promise<T>): Promise<T> {
  const descriptor = fs.openSync(path, 'r')
  try {
    return await use(descriptorSource(descriptor))
  } finally {
    fs.closeSync(descriptor)
  }
}
