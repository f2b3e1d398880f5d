// The door of every npm command. It runs on any Node from 20 on, so it is plain JavaScript without dependencies: it sees to
// the packages and the pinned Node, and hands over to the TypeScript that does the work.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenOrphaned } from './when-orphaned.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** What runs, and whether it needs the built web pages; the tests see to these themselves. */
const COMMANDS = {
  start: { script: 'src/server/app/main.ts', web: true },
  dev: { script: 'scripts/dev.ts', web: false },
  test: { script: 'scripts/test.ts', web: false },
  check: { script: 'scripts/check.ts', web: false },
  bench: { script: 'scripts/bench.ts', web: true },
  doctor: { script: 'scripts/doctor.ts', web: false },
  owner: { script: 'scripts/owner.ts', web: false },
  torture: { script: 'scripts/torture.ts', web: true },
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  } catch {
    return null
  }
}

/** Whether what npm noted as installed is what the lock file wants. Packages of other platforms are rightly missing. */
function packagesAreCurrent() {
  const wanted = readJson('package-lock.json')?.packages ?? {}
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const version = installed[path]?.version
    return version === entry.version || (version === undefined && (entry.optional || entry.peer))
  })
}

function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env, shell: process.platform === 'win32' })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

async function installPackages() {
  if (packagesAreCurrent()) return
  console.error('필요한 패키지를 설치합니다. 처음에는 1~2분 걸립니다.')
  // npm's own scripts would run under whatever Node the machine has; none of our packages needs one.
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error('패키지를 설치하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 실행해 주세요.')
}

/** The Node of our own packages, else this one when it is new enough to run TypeScript. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file)
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `이 컴퓨터(${process.platform} ${process.arch})에는 Node 24를 함께 넣지 못했습니다. Node 24 이상을 설치해 주세요.`,
  )
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new Error(`모르는 명령입니다: ${name}. 쓸 수 있는 명령: ${Object.keys(COMMANDS).join(', ')}`)
  await installPackages()
  const node = pinnedNode()
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // Reading the shop's thousands of files anew takes a third of each start; Node keeps what it has compiled of them.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compiled')
  const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled }
  if (command.web) {
    const code = await run(node, ['scripts/ensure-web.ts'], env)
    if (code !== 0) throw new Error('화면을 만들지 못했습니다. 위의 오류를 확인해 주세요.')
  }
  return run(node, [command.script, ...args], env)
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message)
    process.exit(1)
  },
)
