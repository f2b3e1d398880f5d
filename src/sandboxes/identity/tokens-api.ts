import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Grant, IdentityService, ProviderName } from './service.ts'
import type { IdTokens } from './id-tokens.ts'

export interface IdentityKeys {
  readonly clientId: string
  readonly clientSecret: string
  readonly adminKey: string
}

type Form = Readonly<Record<string, string | undefined>>

const refuse = (reply: FastifyReply, status: number, error: string, more: object = {}) =>
  reply.code(status).send({ error, error_description: error, ...more })

/** Codes for tokens, as the three providers answer it, and the ends of a connection. */
export function mountTokens(
  app: FastifyInstance,
  service: IdentityService,
  tokens: IdTokens,
  keys: IdentityKeys,
): void {
  const issuerOf = (provider: ProviderName, host: string) => `http://${host}/${provider}`

  function redeem(provider: ProviderName, form: Form): Grant | string {
    if (form['client_id'] !== keys.clientId || form['client_secret'] !== keys.clientSecret) return 'invalid_client'
    const grant = service.takeCode(form['code'] ?? '')
    if (!grant || grant.provider !== provider) return 'invalid_grant'
    if (provider !== 'naver' && form['redirect_uri'] !== grant.redirectUri) return 'redirect_uri_mismatch'
    if (grant.challenge !== null && grant.challenge !== s256(form['code_verifier'] ?? '')) return 'invalid_grant'
    return grant
  }

  async function answer(provider: ProviderName, form: Form, host: string) {
    const grant = redeem(provider, form)
    if (typeof grant === 'string') return grant
    return {
      access_token: service.giveToken(grant),
      refresh_token: service.giveToken(grant),
      token_type: 'bearer',
      // One of the three writes it as a text.
      expires_in: provider === 'naver' ? '3600' : 21_599,
      ...(provider === 'naver' ? {} : { id_token: await tokens.sign(grant, issuerOf(provider, host), keys.clientId) }),
    }
  }

  app.post<{ Body: Form }>('/kakao/oauth/token', async (request, reply) => {
    const given = await answer('kakao', request.body, request.host)
    return typeof given === 'string' ? refuse(reply, 400, given, { error_code: 'KOE320' }) : given
  })
  app.post<{ Body: Form }>('/google/token', async (request, reply) => {
    const given = await answer('google', request.body, request.host)
    return typeof given === 'string' ? refuse(reply, 400, given) : given
  })
  // Errors come with status 200 here.
  app.post<{ Body: Form }>('/naver/oauth2.0/token', async (request, reply) => {
    const form = request.body
    if (form['grant_type'] === 'authorization_code') {
      const given = await answer('naver', form, request.host)
      return typeof given === 'string' ? refuse(reply, 200, given) : given
    }
    const holder = service.holder(form['refresh_token'] ?? form['access_token'] ?? '')
    if (!holder) return refuse(reply, 200, 'invalid_request')
    if (form['grant_type'] === 'refresh_token')
      return { access_token: service.giveToken(holder), token_type: 'bearer', expires_in: '3600' }
    service.unlink('naver', holder.person.subject)
    return { access_token: form['access_token'], result: 'success' }
  })

  app.get('/kakao/.well-known/jwks.json', () => tokens.jwks())
  app.get('/google/oauth2/v3/certs', () => tokens.jwks())
  app.post<{ Body: Form }>('/google/revoke', (request, reply) => {
    const holder = service.holder(request.body['token'] ?? '')
    if (!holder) return refuse(reply, 400, 'invalid_token')
    service.unlink('google', holder.person.subject)
    return {}
  })
  app.post<{ Body: Form }>('/kakao/v1/user/unlink', (request, reply) => {
    if (request.headers.authorization !== `KakaoAK ${keys.adminKey}`)
      return reply.code(401).send({ msg: 'wrong appKey', code: -401 })
    const id = request.body['target_id'] ?? ''
    if (!service.unlink('kakao', id)) return reply.code(400).send({ msg: 'NotRegisteredUserException', code: -101 })
    return { id: Number(id) }
  })
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
