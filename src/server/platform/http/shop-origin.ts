import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#/server/platform/shop-mode.ts'

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> & {
  readonly socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined }
}

/**
 * Where the shop stands, for links and return addresses. Without a set address the caller's Host header counts only when it
 * names this computer or the very address that was connected to: anything else would send people where a stranger wants.
 */
export function shopOrigin(publicUrl: string | undefined, { protocol, host, hostname, socket }: Asked): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, '')
  const here = socket.localAddress?.replace(/^::ffff:/, '')
  const named = hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(named) || (here !== undefined && named === here)) return `${protocol}://${host}`
  return `${protocol}://127.0.0.1:${socket.localPort ?? 80}`
}
