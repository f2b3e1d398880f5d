import type { FastifyInstance } from 'fastify'
import { TOKEN_HEADERS } from './token-headers.ts'

/** For everything that is not a page: nothing may run, embed or frame it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Sets on each answer what its route did not set itself. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const unless = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    unless('content-security-policy', API_POLICY)
    unless('x-content-type-options', 'nosniff')
    unless('referrer-policy', 'strict-origin-when-cross-origin')
    unless('cross-origin-opener-policy', 'same-origin')
    unless('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    unless('x-request-id', request.id)
    // Whatever the route said of its answer: from a cache the tokens would come to others, or come back when they are spent.
    if (TOKEN_HEADERS.some((name) => reply.hasHeader(name))) reply.header('cache-control', 'no-store')
    if (request.url.startsWith('/api/')) unless('cache-control', 'no-store')
    if (request.protocol === 'https') unless('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
