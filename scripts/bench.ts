import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { basename, join } from 'node:path'

/** `npm run bench [-- name]`: measures and prints the figures, each in a process of its own, with the machine named. */
const ROOT = join(import.meta.dirname, '..')
const GB = 1024 ** 3
const only = process.argv[2]

const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
const memory = (totalmem() / GB).toFixed(1)
process.stdout.write(
  `${cpus().length} × ${processor}, ${memory} GB, Node ${process.version}, ${process.platform} ${process.arch}\n`,
)

let failed = 0
for (const file of globSync('tests/bench/*.bench.ts', { cwd: ROOT }).toSorted()) {
  const name = basename(file, '.bench.ts')
  if (only && only !== name) continue
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(60 - name.length, 0))}\n`)
  const { status } = spawnSync(process.execPath, [file], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
