import fs from 'node:fs'
import { children } from './peak-memory.ts'

const TICKS_A_SECOND = 100
/** Fields of /proc/<pid>/stat behind the name: user and system time, and the same of ended children. */
const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

/** Seconds of processor time that the children of this process spend while `work` runs; null where Linux does not say. */
export async function cpuOfChildren(work: () => unknown): Promise<number | null> {
  const before = secondsOfChildren()
  await work()
  const after = secondsOfChildren()
  return before === null || after === null ? null : after - before
}

/** Of those that live and those that have ended, because one may end in between. */
function secondsOfChildren(): number | null {
  const ended = seconds('self', ENDED_CHILDREN)
  return ended === null ? null : children().reduce((sum, pid) => sum + (seconds(pid, OWN) ?? 0), ended)
}

function seconds(pid: string, fields: readonly number[]): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.reduce((sum, field) => sum + Number(values[field]), 0) / TICKS_A_SECOND
  } catch {
    return null
  }
}
