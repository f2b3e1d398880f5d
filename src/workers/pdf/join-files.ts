import fs from 'node:fs'
import { joinPdf, type JoinPlan, JoinRefused } from '#/pdf/join/join-pdf.ts'

export interface JoinJob {
  readonly kind: 'join'
  /** Canonical copies on this machine's disk, in the order of the plan's files. */
  readonly paths: readonly string[]
  readonly target: string
  readonly plan: JoinPlan
}

/** `refused`: the file, counted from 0, that cannot be read; null when the joined one was written. */
export interface JoinResult {
  readonly refused: number | null
}

export async function joinFiles({ paths, target, plan }: JoinJob): Promise<JoinResult> {
  try {
    const files = paths.map((path) => fs.readFileSync(path))
    fs.writeFileSync(target, await joinPdf(files, plan))
    return { refused: null }
  } catch (error) {
    if (error instanceof JoinRefused) return { refused: error.file }
    throw error
  }
}
