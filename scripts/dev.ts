import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from './web/build-web.ts'

/** The shop while it is being worked on: the server starts again and the pages are built again when their sources change. */
const ROOT = join(import.meta.dirname, '..')
const SETTLE_MS = 150

const watched = ['src', 'migrations', 'content'].map((folder) => `--watch-path=${join(ROOT, folder)}`)
const server = spawn(process.execPath, [...watched, 'src/server/app/main.ts'], { cwd: ROOT, stdio: 'inherit' })
server.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

let changed = false
watch(join(ROOT, 'src'), { recursive: true }, (_event, path) => {
  if (path && !path.startsWith('server') && !/\.test\.tsx?$/.test(path)) changed = true
})
for (;;) {
  await sleep(SETTLE_MS)
  if (!changed) continue
  changed = false
  await buildWeb().catch((error: unknown) => console.error(error))
}
