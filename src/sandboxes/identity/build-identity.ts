import Fastify, { type FastifyInstance } from 'fastify'
import { mountConsent } from './consent.ts'
import { IdentityService } from './service.ts'
import { IdTokens } from './id-tokens.ts'
import { mountProfiles } from './profile-api.ts'
import { type IdentityKeys, mountTokens } from './tokens-api.ts'

export interface PracticeIdentity {
  readonly app: FastifyInstance
  readonly service: IdentityService
}

/** The practice identity provider: Kakao, Naver and Google at one address, not yet listening. */
export function buildIdentity(keys: IdentityKeys): PracticeIdentity {
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const service = new IdentityService()
  mountConsent(app, service, keys.clientId)
  mountTokens(app, service, new IdTokens(), keys)
  mountProfiles(app, service)
  app.get('/health', () => ({ name: 'jikji-sandbox-identity' }))
  return { app, service }
}
