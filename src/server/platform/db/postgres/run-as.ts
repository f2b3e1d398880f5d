import { execFileSync } from 'node:child_process'

/** How to start a PostgreSQL program: as we are, in a user namespace that is not root, or as another user. */
export interface RunAs {
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]]
  /** Set when files must belong to another user than ours. */
  readonly uid?: number
}

const NOBODY = 65534

/** PostgreSQL refuses to run as root; a container often has no other user. */
export function chooseRunAs(): RunAs {
  const asWeAre: RunAs = { command: (program, args) => [program, args] }
  if (process.getuid?.() !== 0) return asWeAre
  const mapped = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (works('unshare', [...mapped, 'true'])) {
    return { command: (program, args) => ['unshare', [...mapped, program, ...args]] }
  }
  return { ...asWeAre, uid: NOBODY }
}

function works(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
