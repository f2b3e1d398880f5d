import { readdirSync, readFileSync } from 'node:fs'

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** A process and its living children; Linux only. */
export function familyOf(root: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [root, ...all.map(Number).filter((pid) => parentOf(pid) === root)]
}

export function signalFamily(root: number, signal: NodeJS.Signals): void {
  for (const pid of familyOf(root)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended meanwhile.
    }
  }
}
