import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

/** Says its number, waits, and says good-bye when its parent is gone. */
const CHILD = `import { whenOrphaned } from './scripts/when-orphaned.mjs'
whenOrphaned(() => { console.log('stopped'); process.exit() })
setTimeout(() => {}, 10_000)
console.log('started')`

describe.skipIf(process.platform === 'win32')('a command started by npm', () => {
  it('is told when the shell that npm ran it in was ended and did not pass the signal on', async () => {
    // The second command keeps the shell from becoming the first one.
    const shell = spawn('sh', ['-c', `"$NODE" --input-type=module -e "$CHILD"; true`], {
      env: { ...process.env, NODE: process.execPath, CHILD },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    while (!said.includes('started')) await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    await once(shell.stdout, 'end')
    expect(said.trim().split('\n')).toEqual(['started', 'stopped'])
  })
})
