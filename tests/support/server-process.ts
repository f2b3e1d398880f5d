import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** What it has written for people to read. */
  said(): string
  /** Asks it to stop and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Generous: how fast it starts is measured elsewhere, and tests run on busy machines. */
const START_LIMIT_MS = 600_000

/** Starts the shop as a process of its own, as `npm start` does, on a free port; resolves when it listens. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: `${import.meta.dirname}/../..`,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
    process.stderr.write(chunk)
  })
  const gone = once(child, 'exit') as Promise<[number | null]>
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  try {
    const address = await Promise.race([
      readAddress(child),
      gone.then(() => Promise.reject(new Error('it did not start'))),
    ])
    return {
      address,
      child,
      said: () => said,
      stop: async (signal = 'SIGTERM') => {
        child.kill(signal)
        return (await gone)[0]
      },
    }
  } finally {
    clearTimeout(limit)
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const found = /"address":"([^"]+)"/.exec(line)
    if (!found?.[1]) continue
    child.stdout.resume()
    return found[1]
  }
  throw new Error('it never listened')
}
