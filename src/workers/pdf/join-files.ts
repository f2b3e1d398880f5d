import fs from 'node:fs'
import { joinPdf, type JoinPlan, type JoinRefusal, JoinRefused } from '#/pdf/join/join-pdf.ts'
import { nodeInkTools } from './ink-tools.ts'
import { nodeInflate, threadTime } from './node-tools.ts'

export interface JoinJob {
  readonly kind: 'join'
  /** Canonical copies on this machine's disk, in the order of the plan's files. */
  readonly paths: readonly string[]
  readonly target: string
  readonly plan: JoinPlan
}

/** `refused`: the file, counted from 0, that cannot be joined and why; null when the joined one was written. */
export interface JoinResult {
  readonly refused: { readonly file: number; readonly reason: JoinRefusal } | null
}

export async function joinFiles({ paths, target, plan }: JoinJob): Promise<JoinResult> {
  try {
    const files = paths.map((path) => fs.readFileSync(path))
    fs.writeFileSync(target, await joinPdf(files, plan, { inflate: nodeInflate, inks: nodeInkTools, now: threadTime }))
    return { refused: null }
  } catch (error) {
    if (error instanceof JoinRefused) return { refused: { file: error.file, reason: error.reason } }
    throw error
  }
}
