import fs from 'node:fs'

const EVERY_MS = 20

/** Runs `work` and answers the most memory any child process of this one held meanwhile, in MB; null where Linux does not say. */
export async function peakOfChildren(work: () => Promise<unknown>): Promise<number | null> {
  let most = 0
  const look = () => {
    for (const pid of children()) most = Math.max(most, residentMb(pid))
  }
  const timer = setInterval(look, EVERY_MS)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return most > 0 ? most : null
}

/** Numbers of the processes this one started; empty where Linux does not say. */
export function children(): readonly string[] {
  try {
    const tasks = fs.readdirSync('/proc/self/task')
    return tasks
      .flatMap((task) => fs.readFileSync(`/proc/self/task/${task}/children`, 'latin1').split(' '))
      .filter(Boolean)
  } catch {
    return []
  }
}

function residentMb(pid: string): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
