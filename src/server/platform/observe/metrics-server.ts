import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  readonly address: string
  stop(): Promise<void>
}

/** `/metrics` on a port of its own: what goes on inside the shop is for whoever runs it, not for everybody who can reach it. */
export async function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(at.port, at.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${at.host.includes(':') ? `[${at.host}]` : at.host}:${port}/metrics`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
