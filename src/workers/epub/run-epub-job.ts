import fs from 'node:fs'
import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import { checkEpub } from '#/epub/check/check-epub.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { descriptorSource } from '#/workers/pdf/node-tools.ts'
import {
  type EpubCheckJob,
  type EpubJob,
  type EpubJobResult,
  type ManuscriptJob,
  ManuscriptRefused,
  type ManuscriptResult,
} from './epub-job.ts'
import { makeFromDocx, readDocx } from './from-docx.ts'
import { makeFromPdf, readPdf } from './from-pdf.ts'

/** Counts what a manuscript holds. */
export async function readManuscript({ path, source }: ManuscriptJob, engine: Pdfium): Promise<ManuscriptResult> {
  try {
    return {
      read: true,
      facts: source === 'pdf' ? withFile(path, (file) => readPdf(engine, file)) : await readDocx(path),
    }
  } catch (error) {
    if (error instanceof ManuscriptRefused) return { read: false, refusal: error.refusal }
    throw error
  }
}

/** Makes the EPUB, looks through it and writes it only then. */
export async function makeEpub(job: EpubJob, engine: Pdfium): Promise<EpubJobResult> {
  try {
    const made = await (job.source === 'pdf' ? makeFromPdf(engine, job) : makeFromDocx(job))
    const findings = checkEpub(made.bytes)
    const wrong = findings.find(({ severity }) => severity === 'error')
    if (wrong) throw new Error(`the EPUB made is not valid: ${wrong.id} ${wrong.path ?? ''} ${wrong.message}`)
    fs.writeFileSync(job.target, made.bytes)
    const { facts, warnings } = made
    return { made: true, bytes: made.bytes.length, facts, warnings, findings }
  } catch (error) {
    if (error instanceof ManuscriptRefused) return { made: false, refusal: error.refusal }
    throw error
  }
}

export const checkFile = ({ path }: EpubCheckJob): readonly EpubFinding[] => checkEpub(fs.readFileSync(path))

function withFile<T>(path: string, use: (file: ReturnType<typeof descriptorSource>) => T): T {
  const descriptor = fs.openSync(path, 'r')
  try {
    return use(descriptorSource(descriptor))
  } finally {
    fs.closeSync(descriptor)
  }
}
