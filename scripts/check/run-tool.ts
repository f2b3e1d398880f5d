import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Runs one of the tools of `node_modules/.bin`; what it printed is the detail when it was not content. */
export function runTool(name: string, command: string, ...args: readonly string[]): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let printed = ''
    const collect = (chunk: Buffer) => (printed += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ name, ok: false, detail: error.message }))
    child.once('exit', (code) => resolve({ name, ok: code === 0, detail: printed.trim() }))
  })
}
