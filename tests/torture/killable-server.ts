import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface KillableServer {
  readonly url: string
  start(): Promise<void>
  /** kill -9: no goodbye, no flush. */
  kill(): Promise<void>
  /** SIGTERM, as a new version is rolled out; gives the exit code. */
  stop(): Promise<number | null>
}

const MAIN = new URL('../../src/server/app/main.ts', import.meta.url).pathname
/** Generous: how fast it starts is measured elsewhere, and here the machine may be busy. */
const START_WITHIN_MS = 600_000

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A real server process on a port of its own that can be killed and started again. */
export function killableServer(port: number, env: Readonly<Record<string, string>>): KillableServer {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
  return {
    url,
    async start() {
      const settings = { ...process.env, PORT: String(port), RATE_SCALE: '0', LOG_LEVEL: 'error', ...env }
      const born = spawn(process.execPath, [MAIN], { env: settings, stdio: ['ignore', 'ignore', 'inherit'] })
      child = born
      const until = Date.now() + START_WITHIN_MS
      while (Date.now() < until) {
        if (born.exitCode !== null) throw new Error(`the shop ended with ${born.exitCode}`)
        const ready = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
        if (ready) return
        await sleep(50)
      }
      throw new Error('the shop did not start')
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
