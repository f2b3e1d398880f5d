import type { FastifyReply } from 'fastify'
import type { TokenPair } from '#/server/platform/sessions/authenticator.ts'

export const TOKEN_HEADERS = ['authorization', 'refresh-token', 'device-token'] as const

/** Hands the browser what it is known by at its next login. */
export function sendDeviceToken(reply: FastifyReply, token: string): void {
  reply.header('device-token', token)
}

/** Hands a new token pair to the browser; login and refresh use it. */
export function sendTokens(reply: FastifyReply, tokens: TokenPair): void {
  reply.header('authorization', `Bearer ${tokens.accessToken}`)
  reply.header('refresh-token', `Bearer ${tokens.refreshToken}`)
}
