import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { portsOf } from './ports-of.ts'

test('the practice program says its ports, also while Node watches the files that it loads', async () => {
  const program = fork(fileURLToPath(new URL('../../sandboxes/main.ts', import.meta.url)), {
    env: {
      ...process.env,
      WATCH_REPORT_DEPENDENCIES: '1',
      SANDBOXES: JSON.stringify({ messages: { port: 0, mailPort: 0 } }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  expect(Object.keys(await portsOf(program))).toEqual(['messages', 'mail'])
  const gone = once(program, 'exit')
  program.kill('SIGTERM')
  await gone
})
