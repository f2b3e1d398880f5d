import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as rest } from 'node:timers/promises'
import * as contract from '#/contract/support/self-check.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'

interface SelfCheckDeps extends Pick<Services, 'clock'> {
  readonly gateway: Pick<PaymentGateway, 'window'>
}

const KB = 1024
const MOST_BYTES = contract.MEASURED_KB * KB
const BEATS = 3
const BEAT_MS = 200

/** The same for everybody: it only has to be such that nothing on the way can pack it. */
let unpackable: Buffer | null = null
const noise = (): Buffer => (unpackable ??= randomBytes(MOST_BYTES))

/** What a browser measures itself by. None of it touches the database or the storage. */
export function selfCheckRoutes({ clock, gateway }: SelfCheckDeps): readonly Route[] {
  return [
    route(contract.readSelfCheck, async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      const { window } = gateway
      const payment =
        window.kind === 'toss' ? ({ kind: 'toss' } as const) : ({ kind: 'sandbox', url: window.url } as const)
      return { now: clock.now().toISOString(), payment }
    }),
    route(contract.receiveBytes, async ({ query: { kb }, reply }) => {
      await reply
        .type('application/octet-stream')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(noise().subarray(0, kb * KB))
      return null
    }),
    route(contract.sendBytes, async ({ request }) => {
      const part = await request.file()
      if (!part) throw new AppError('INVALID_INPUT', '시험 내용이 오지 않았습니다. 다시 점검해 주세요.')
      let bytes = 0
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > MOST_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', '시험 내용이 너무 큽니다.')
      }
      return { bytes }
    }),
    route(contract.readBeats, async ({ reply }) => {
      await reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(beats()))
      return null
    }),
  ]
}

async function* beats(): AsyncGenerator<string> {
  for (let beat = 1; beat <= BEATS; beat += 1) {
    yield `data: ${beat}\n\n`
    // oxlint-disable-next-line no-await-in-loop -- apart on purpose
    if (beat < BEATS) await rest(BEAT_MS)
  }
}
