import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `hang`: takes the call and says nothing. `busy`: 503 SlowDown. `stall`: the content begins and does not go on. */
export type Trouble = 'hang' | 'busy' | 'stall'

export interface TroubledS3 {
  readonly endpoint: string
  trouble: Trouble
  /** Calls that were made. */
  calls: number
  close(): Promise<void>
}

/** An S3 server that does not do its work, on a free port of loopback. */
export async function startTroubledS3(): Promise<TroubledS3> {
  const answer = (response: ServerResponse) => {
    if (server.trouble === 'busy')
      response
        .writeHead(503, { 'content-type': 'application/xml' })
        .end(
          '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>',
        )
    if (server.trouble === 'stall') response.writeHead(200, { 'content-length': '1000' }).write('%PDF-1.7')
  }
  const http = createServer((request, response) => {
    server.calls += 1
    request.resume()
    answer(response)
  })
  const server: TroubledS3 = {
    endpoint: '',
    trouble: 'hang',
    calls: 0,
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return Object.assign(server, { endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}` })
}
