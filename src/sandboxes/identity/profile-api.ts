import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IdentityService, Person, ProviderName } from './service.ts'

/** What the holder of a token may read about the person. */
export function mountProfiles(app: FastifyInstance, service: IdentityService): void {
  const holderOf = (provider: ProviderName, request: FastifyRequest): Person | null => {
    const grant = service.holder((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
    return grant?.provider === provider ? grant.person : null
  }
  app.get('/kakao/v2/user/me', (request, reply) => {
    const person = holderOf('kakao', request)
    if (!person) return reply.code(401).send({ msg: 'this access token does not exist', code: -401 })
    return {
      id: Number(person.subject),
      connected_at: new Date().toISOString(),
      kakao_account: {
        profile_nickname_needs_agreement: false,
        profile: { nickname: person.name },
        has_email: true,
        email_needs_agreement: false,
        is_email_valid: true,
        is_email_verified: person.verified,
        email: person.email,
      },
    }
  })
  app.get('/naver/v1/nid/me', (request, reply) => {
    const person = holderOf('naver', request)
    if (!person) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' })
    const { subject: id, name, email } = person
    return { resultcode: '00', message: 'success', response: { id, name, email } }
  })
}
