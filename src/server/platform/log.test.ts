import { DrizzleQueryError } from '#/server/platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): Readonly<Record<string, unknown>> {
  const lines: string[] = []
  write(createLog({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }))
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Readonly<Record<string, unknown>>
}

const refused = Object.assign(new Error('invalid input syntax for type uuid: "집비밀라벨"'), {
  code: '22P02',
  detail: 'Key (phone)=(01077778888)',
  where: 'unnamed portal parameter $1 = 집비밀라벨',
  constraint: 'member_address_member_id_fkey',
  table: 'member_address',
})
const failed = new DrizzleQueryError(
  `insert into member_address values ($1, $2, 'from 비밀주소')`,
  ['집비밀라벨', '01077778888'],
  refused,
)
const SECRETS = /집비밀|7777|비밀주소|hong@/

describe('a line of the log', () => {
  test('says which statement failed and why, and nothing that it carried', () => {
    const line = written((log) => log.error({ err: failed, code: 'INTERNAL' }, 'request failed'))
    expect(JSON.stringify(line)).not.toMatch(SECRETS)
    expect(line).toMatchObject({
      msg: 'request failed',
      code: 'INTERNAL',
      err: {
        statement: `insert into member_address values ($1, $2, '…')`,
        cause: { code: '22P02', constraint: 'member_address_member_id_fkey', table: 'member_address' },
      },
    })
  })

  test.each([
    ['alone', (log: ReturnType<typeof createLog>) => log.error(failed)],
    ['without a text', (log: ReturnType<typeof createLog>) => log.error({ err: failed })],
    ['with its own text', (log: ReturnType<typeof createLog>) => log.error({ err: failed }, failed.message)],
    ['below another', (log: ReturnType<typeof createLog>) => log.warn({ err: new AggregateError([failed]) }, 'x')],
    ['in a field of another name', (log: ReturnType<typeof createLog>) => log.warn({ why: failed }, 'x')],
  ])('keeps an error silent when it is given %s', (_how, write) => {
    expect(JSON.stringify(written(write))).not.toMatch(SECRETS)
  })

  test('keeps the codes of refusals readable', () => {
    expect(written((log) => log.warn({ code: 'NOT_ENOUGH_BALANCE', status: 403 }, 'refused'))).toMatchObject({
      code: 'NOT_ENOUGH_BALANCE',
      status: 403,
    })
    const { err } = written((log) => log.info({ err: new AppError('NOT_FOUND') }, 'refused'))
    expect(err).toMatchObject({ type: 'AppError', code: 'NOT_FOUND' })
  })

  test.each([
    '홍길동',
    'hong@example.com',
    '010-7777-8888',
    '01077778888',
    'Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'q0Zt5fH3mK8sV1bXyW7cN2aR4dE6gJ9u',
    '/order?name=hong',
    '서울특별시 종로구 비밀길 1',
  ])('hides a value that may be of a person: %s', (value) => {
    expect(written((log) => log.info({ value, deep: { list: [value] } }, 'x'))).toMatchObject({
      value: '[가림]',
      deep: { list: ['[가림]'] },
    })
  })

  test.each(['0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11', '20261120-ABCDEF', 'http://127.0.0.1:3000', 'virtual-account'])(
    'keeps what names a thing: %s',
    (value) => {
      expect(written((log) => log.info({ value }, 'x'))).toMatchObject({ value })
    },
  )

  test('tells a request by its route and never by its address', () => {
    const req = { method: 'GET', url: '/links/abcdef?phone=01077778888', routeOptions: { url: '/links/:key' } }
    const line = written((log) => log.info({ req, res: { statusCode: 404 } }, 'x'))
    expect(line).toMatchObject({ req: { method: 'GET', url: '/links/:key' }, res: { status: 404 } })
  })

  test('quotes no text that could not be read', () => {
    const err = (() => {
      try {
        return JSON.parse('집비밀라벨') as Error
      } catch (error) {
        return error as Error
      }
    })()
    expect(JSON.stringify(written((log) => log.error({ err }, 'x')))).not.toMatch(SECRETS)
  })
})
