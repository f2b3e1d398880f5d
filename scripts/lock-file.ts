import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * npm leaves builds for other platforms out of the lock file when the registry at hand does not have them, and then its own
 * `npm ci` refuses the file everywhere. Their versions are exact, so the missing entries can be written down.
 */
interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
interface LockFile {
  packages: Record<string, Entry>
}

const PATH = join(import.meta.dirname, '../package-lock.json')
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** Entries by their place in `node_modules` that optional dependencies name and the lock file lacks. */
export function missingEntries(lock: LockFile = readLock()): Readonly<Record<string, Entry>> {
  const missing: Record<string, Entry> = {}
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isResolved(lock, place, name, version)) missing[`node_modules/${name}`] = entryOf(name, version, entry.dev)
    }
  }
  return missing
}

export function completeLock(): number {
  const lock = readLock()
  const missing = missingEntries(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(PATH, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  return Object.keys(missing).length
}

const readLock = (): LockFile => JSON.parse(readFileSync(PATH, 'utf8')) as LockFile

/** Node's way: beside the package, then in each folder above it. Another exact version than the one wanted is none. */
function isResolved(lock: LockFile, place: string, name: string, wanted: string): boolean {
  for (let base = place; ; base = base.slice(0, Math.max(base.lastIndexOf('node_modules/') - 1, 0))) {
    const found = lock.packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]
    if (found) return found.version === wanted || (found.version !== undefined && !/^\d/.test(wanted))
    if (base === '') return false
  }
}

function entryOf(name: string, version: string, dev: boolean | undefined): Entry {
  const words = name.replace('windows', 'win32').split(/[-/.@]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl') || word === 'linuxmusl')
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(os.includes('linux') && libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
