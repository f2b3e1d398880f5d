import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MESSAGE_EVENTS } from '#/domain/messages/message-cases.data.ts'

it('every event of the table of messages is told by somebody', () => {
  const told = globSync('src/server/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  expect(MESSAGE_EVENTS.filter((event) => !told.includes(`'${event}'`))).toEqual([])
})
