import { spawnSync } from 'node:child_process'

/** `npm run test:torture -- [seed]`: the rounds that kill servers and databases while people pay. */
const seed = process.argv[2] ?? String(Date.now())
process.stdout.write(`seed ${seed}\n`)
const { status } = spawnSync('vitest', ['run', '--project', 'torture', '--project', 'timed-torture'], {
  stdio: 'inherit',
  env: { ...process.env, TORTURE_SEED: seed, TORTURE_ROUNDS: process.env['TORTURE_ROUNDS'] ?? '50' },
})
process.exit(status ?? 1)
