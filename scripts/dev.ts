import { spawn } from 'node:child_process'

/** The shop while it is being worked on. Node starts the server again when a file that it has loaded changes; pages are Vite's. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev-server.ts'], {
  stdio: 'inherit',
})
server.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
