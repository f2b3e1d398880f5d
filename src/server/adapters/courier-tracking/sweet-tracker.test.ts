import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourierTracking } from '#/sandboxes/courier-tracking/build-courier-tracking.ts'
import { chooseTracking } from './choose-tracking.ts'
import { readAnswer } from './sweet-tracker-answers.ts'
import { sweetTracker } from './sweet-tracker.ts'

const log = { error: () => undefined }

describe('the tracking service', () => {
  let ahead = 0
  const app = buildCourierTracking({ key: 'k', stepMs: 60_000, slowMs: 1_000, now: () => 1_800_000_000_000 + ahead })
  let baseUrl = ''
  beforeAll(async () => {
    baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())
  const ask = (number: string, key = 'k', timeoutMs = 5_000) =>
    sweetTracker({ baseUrl, key, practised: true, timeoutMs }, log).look({ courier: '04', number })

  it('tells how far a parcel is, event by event', async () => {
    expect(await ask('612345670000')).toMatchObject({ kind: 'parcel', stage: 'registered' })
    ahead += 4 * 60_000
    const outcome = await ask('612345670000')
    expect(outcome).toMatchObject({ kind: 'parcel', stage: 'out' })
    expect(outcome.kind === 'parcel' && outcome.events.map(({ stage }) => stage)).toEqual([
      'registered',
      'picked-up',
      'moving',
      'at-branch',
      'out',
    ])
    ahead += 60 * 60_000
    expect(await ask('612345670000')).toMatchObject({ stage: 'delivered' })
  })

  it('tells of parcels that come back, are lost or stand still', async () => {
    for (const ending of ['9991', '9992', '9993']) await ask(`61234567${ending}`)
    ahead += 60 * 60_000
    expect(await ask('612345679991')).toMatchObject({ stage: 'moving' })
    expect(await ask('612345679992')).toMatchObject({ stage: 'returned' })
    expect(await ask('612345679993')).toMatchObject({ stage: 'lost' })
  })

  it('knows a number that nobody knows from a call that failed', async () => {
    expect(await ask('612345679994')).toEqual({ kind: 'unknown-number' })
    expect(await ask('612345679995')).toEqual({ kind: 'not-now', code: 'HTTP_500' })
    expect(await ask('612345679996')).toMatchObject({ kind: 'not-now' })
    expect(await ask('612345679997', 'k', 60)).toEqual({ kind: 'not-now', code: 'TimeoutError' })
    expect(await ask('612345670000', 'wrong')).toEqual({ kind: 'not-now', code: 'REFUSED_101' })
  })
})

it('an answer without end is no answer, and is not waited for', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write('['.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service = sweetTracker({ baseUrl: `http://127.0.0.1:${port}`, key: 'k', practised: true }, log)
  expect(await service.look({ courier: '04', number: '1' })).toEqual({ kind: 'not-now', code: 'AnswerTooLong' })
  server.closeAllConnections()
  server.close()
})

describe('an answer', () => {
  it.each([null, 'text', {}, { level: 'x', trackingDetails: [] }, { level: 3, trackingDetails: [{}] }, []])(
    'that nobody documented is no answer: %j',
    (body) => {
      expect(readAnswer(body)).toEqual({ kind: 'not-now', code: 'NOT_UNDERSTOOD' })
    },
  )
  it('is put in order and cut to what is of use, without names and numbers of drivers', () => {
    const trackingDetails = Array.from({ length: 90 }, (_, n) => ({
      time: 1_800_000_000_000 - n * 1_000,
      where: '가'.repeat(200),
      kind: '이동',
      level: 3,
      manName: '홍길동',
      telno: '010-1234-5678',
    }))
    const read = readAnswer({ level: 3, trackingDetails })
    if (read.kind !== 'parcel') throw new Error(read.kind)
    expect(read.events).toHaveLength(60)
    expect(read.events.at(-1)?.at.getTime()).toBe(1_800_000_000_000)
    expect(JSON.stringify(read)).not.toMatch(/홍길동|1234|가{61}/)
  })
  it('with a moment beyond the calendar loses that event and no more', () => {
    const step = (time: number) => ({ time, where: '', kind: '이동', level: 3 })
    const read = readAnswer({ level: 3, trackingDetails: [step(9e15), step(-8.6e15), step(1_800_000_000_000)] })
    expect(read.kind === 'parcel' && read.events).toHaveLength(1)
  })
  it('keeps only characters that can be stored', () => {
    const step = { time: 1_800_000_000_000, where: `${'가'.repeat(59)}📦`, kind: '집\u0000하\n\ud800', level: 2 }
    const read = readAnswer({ level: 2, trackingDetails: [step] })
    expect(read.kind === 'parcel' && read.events[0]).toMatchObject({ place: '가'.repeat(59), text: '집하' })
  })
})

it('is nobody’s without a key, the vendor’s with one, and the practice one by its address', () => {
  expect(chooseTracking({}, log)).toBeNull()
  expect(chooseTracking({ SWEETTRACKER_KEY: 'k' }, log)?.practised).toBe(false)
  expect(chooseTracking({ SWEETTRACKER_KEY: 'k', SWEETTRACKER_API_URL: 'http://127.0.0.1:9' }, log)?.practised).toBe(
    true,
  )
})
