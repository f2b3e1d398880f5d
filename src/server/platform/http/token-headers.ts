import type { FastifyReply } from 'fastify'
import type { TokenPair } from '#/server/platform/sessions/authenticator.ts'

export const TOKEN_HEADERS = ['authorization', 'refresh-token'] as const

/** Hands a new token pair to the browser; login and refresh use it. */
export function sendTokens(reply: FastifyReply, tokens: TokenPair): void {
  reply.header('authorization', `Bearer ${tokens.accessToken}`)
  reply.header('refresh-token', `Bearer ${tokens.refreshToken}`)
}
