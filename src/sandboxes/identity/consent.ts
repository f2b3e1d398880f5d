import type { FastifyInstance, FastifyReply } from 'fastify'
import { consentPage, refusalPage } from './consent-page.ts'
import type { IdentityService, ProviderName } from './service.ts'

const PATHS: Readonly<Record<ProviderName, string>> = {
  kakao: '/kakao/oauth/authorize',
  naver: '/naver/oauth2.0/authorize',
  google: '/google/o/oauth2/v2/auth',
}

interface Asked {
  readonly client_id?: string
  readonly redirect_uri?: string
  readonly response_type?: string
  readonly state?: string
  readonly nonce?: string
  readonly code_challenge?: string
  readonly code_challenge_method?: string
}

const html = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(text)

/** The three pages a browser is sent to, one per provider. */
export function mountConsent(app: FastifyInstance, service: IdentityService, clientId: string): void {
  for (const [name, path] of Object.entries(PATHS)) {
    const provider = name as ProviderName
    app.get<{ Querystring: Asked }>(path, (request, reply) => {
      const wrong = problemOf(provider, request.query, clientId)
      return wrong ? html(reply, 400, refusalPage(wrong)) : html(reply, 200, consentPage(provider))
    })
    app.post<{ Querystring: Asked; Body: Record<string, string> }>(path, (request, reply) => {
      const wrong = problemOf(provider, request.query, clientId)
      if (wrong) return html(reply, 400, refusalPage(wrong))
      const { redirect_uri: redirectUri = '', state = '', nonce, code_challenge: challenge } = request.query
      const back = new URL(redirectUri)
      back.searchParams.set('state', state)
      const { name: typed = '', email = '' } = request.body
      if (request.body['do'] === 'agree' && email.includes('@')) {
        const person = {
          subject: service.subjectOf(provider, email),
          name: typed,
          email,
          verified: provider !== 'naver' && request.body['verified'] === 'yes',
        }
        const grant = { provider, person, redirectUri, nonce: nonce ?? null, challenge: challenge ?? null }
        back.searchParams.set('code', service.giveCode(grant))
      } else {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('error_description', 'User denied access')
      }
      return reply.redirect(back.href, 303)
    })
  }
}

function problemOf(provider: ProviderName, asked: Asked, clientId: string): string | null {
  if (asked.client_id !== clientId) return '등록되지 않은 앱입니다.'
  if (asked.response_type !== 'code') return 'response_type은 code여야 합니다.'
  if (!asked.redirect_uri || !URL.canParse(asked.redirect_uri)) return '돌아갈 주소가 맞지 않습니다.'
  if (new URL(asked.redirect_uri).search !== '') return '돌아갈 주소에는 물음표 뒤를 붙일 수 없습니다.'
  if (provider === 'naver' && !asked.state) return 'state가 없습니다.'
  if (asked.code_challenge && asked.code_challenge_method !== 'S256') return 'S256만 받습니다.'
  return null
}
