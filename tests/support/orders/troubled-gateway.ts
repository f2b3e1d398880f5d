import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What happens to a call on its way to a gateway. `hang`: it is taken and never passed on. `swallow`: the gateway does its work and
 * its answer is lost. `half`: half of the answer arrives, and the line stays open. `torn`: half of it, and the line breaks. `late`: the
 * gateway hears of it long after the shop has given up.
 */
export const GATEWAY_TROUBLES = ['hang', 'swallow', 'half', 'torn', 'late'] as const
export type GatewayTrouble = (typeof GATEWAY_TROUBLES)[number]

export interface TroubledGateway {
  readonly url: string
  trouble: GatewayTrouble | null
  /** Calls that were late and have arrived by now. */
  arrived(): Promise<void>
  close(): Promise<void>
}

/** Stands between a shop and its gateway, on a free port of loopback. */
export async function troubledGateway(gatewayUrl: string, lateMs: number): Promise<TroubledGateway> {
  const late = new Set<Promise<unknown>>()
  const http = createServer(async (incoming, outgoing) => {
    const { trouble } = proxy
    const body = await bytesOf(incoming)
    if (trouble === 'hang') return
    if (trouble === 'late') {
      const passed = sleep(lateMs).then(() => passOn(gatewayUrl, incoming, body))
      late.add(passed)
      await passed.catch(() => undefined)
      late.delete(passed)
      return
    }
    const answer = await passOn(gatewayUrl, incoming, body)
    if (trouble === 'swallow') return
    if (trouble === null) {
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
      return
    }
    cutShort(outgoing, answer, trouble === 'torn')
  })
  const proxy: TroubledGateway = {
    url: '',
    trouble: null,
    arrived: async () => void (await Promise.allSettled(late)),
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return Object.assign(proxy, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` })
}

interface Passed {
  readonly status: number
  readonly body: Buffer
}

function passOn(gatewayUrl: string, { method = 'GET', url, headers }: IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const { host: _, connection: __, ...kept } = headers
    const call = ask(new URL(url ?? '/', gatewayUrl), { method, headers: kept }, (answer) => {
      bytesOf(answer).then((read) => resolve({ status: answer.statusCode ?? 502, body: read }), reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

function cutShort(outgoing: ServerResponse, { status, body }: Passed, torn: boolean): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': String(body.byteLength) })
  outgoing.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => {
    if (torn) outgoing.destroy()
  })
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
