import { readdirSync, readFileSync } from 'node:fs'

/** Kernel ticks are hundredths of a second on every Linux this runs on. */
const MS_PER_TICK = 10

interface Stat {
  readonly parent: number
  /** CPU milliseconds since it began. */
  readonly cpu: number
}

function statOf(pid: string): Stat | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK }
  } catch {
    return null
  }
}

/** CPU milliseconds of a process and its living children; 0 where there is no such process (another machine's). */
export function cpuOfFamily(root: number): number {
  const own = statOf(String(root))?.cpu ?? 0
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return children.reduce((sum, pid) => {
    const stat = statOf(pid)
    return stat?.parent === root ? sum + stat.cpu : sum
  }, own)
}

export const parentOf = (pid: number): number => statOf(String(pid))?.parent ?? 0
