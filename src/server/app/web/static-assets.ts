import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'

/** A worker is judged by the policy of its own script: the PDF reader fetches its engine and compiles it. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; frame-ancestors 'none'"

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="#fafaf7"/><circle cx="14" cy="14" r="9" fill="none" stroke="#161513" stroke-width="2"/><path d="M14 14V5a9 9 0 0 1 9 9zM14 14v9a9 9 0 0 1-9-9z" fill="#ff6a13"/><path d="M14 0v28M0 14h28" stroke="#161513" stroke-width="2"/></svg>'

/** Files named by their hash: for ever, and compressed at build. */
export async function serveAssets(app: FastifyInstance, assetsDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: assetsDir,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', YEAR)
      reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  )
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301))
}
