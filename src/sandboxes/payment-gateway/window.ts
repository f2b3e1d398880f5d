import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Journal } from './journal.ts'
import type { Service } from './service.ts'
import { OUTCOMES, type Outcome, type SandboxMethod } from './payment.ts'
import { bankPage } from './bank-page.ts'
import { Refusal } from './refusal.ts'
import { messagePage, windowPage } from './window-page.ts'

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)
const isOutcome = (value: string): value is Outcome => Object.hasOwn(OUTCOMES, value)
const METHODS: readonly string[] = ['카드', '계좌이체', '가상계좌']
const isMethod = (value: string): value is SandboxMethod => METHODS.includes(value)

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const target = new URL(url)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  return target.href
}

/** Pages the buyer's browser visits, and a shortcut for tests and benches that have no browser. */
export function mountWindow(app: FastifyInstance, service: Service, journal: Journal): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal)
      return html(reply.code(error.status), messagePage('결제할 수 없습니다', error.message))
    throw error
  })
  mountPaymentWindow(app, service)
  mountBank(app, service, journal)
  mountShortcut(app, service)
}

function mountPaymentWindow(app: FastifyInstance, service: Service): void {
  app.get<{ Querystring: Record<string, string | undefined> }>('/window', (request, reply) => {
    const {
      orderId = '',
      orderName = '',
      amount = '',
      customerName = '',
      successUrl = '',
      failUrl = '',
      method = '',
    } = request.query
    const won = Number(amount)
    if (
      !/^[\w=-]{6,64}$/.test(orderId) ||
      !Number.isSafeInteger(won) ||
      won < 100 ||
      !isWeb(successUrl) ||
      !isWeb(failUrl)
    )
      return html(
        reply.code(400),
        messagePage('결제창을 열 수 없습니다', '쇼핑몰이 보낸 결제 정보가 올바르지 않습니다.'),
      )
    const payment = service.open({ orderId, orderName: orderName.slice(0, 100), amount: won, customerName })
    return html(reply, windowPage(payment, successUrl, failUrl, method))
  })

  app.post<{ Params: { key: string }; Body: Record<string, string> }>('/window/:key', (request, reply) => {
    const { successUrl = '', failUrl = '', method = '', outcome = '', do: act } = request.body
    if (!isWeb(successUrl) || !isWeb(failUrl) || !isMethod(method) || !isOutcome(outcome))
      return html(reply.code(400), messagePage('결제할 수 없습니다', '선택한 내용을 확인해 주세요.'))
    const opened = service.find({ paymentKey: request.params.key })
    const refused = (code: string, message: string) =>
      reply.redirect(withQuery(failUrl, { code, message, orderId: opened.orderId }), 303)
    if (act === 'cancel') return refused('PAY_PROCESS_CANCELED', '사용자가 결제를 취소했습니다.')
    if (outcome === 'refuse-at-window') return refused('REJECT_CARD_COMPANY', '카드사에서 결제를 거절했습니다.')
    const payment = service.authenticate(request.params.key, method, outcome)
    if (outcome === 'no-return')
      return html(reply, messagePage('인증했습니다', '쇼핑몰로 돌아가지 않는 상황입니다. 이 창을 닫아 주세요.'))
    const { paymentKey, orderId, amount } = payment
    return reply.redirect(
      withQuery(successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) }),
      303,
    )
  })
}

/** What banks and card companies do, for people who practise. */
function mountBank(app: FastifyInstance, service: Service, journal: Journal): void {
  app.get('/deposits', (_request, reply) => html(reply, bankPage(journal.payments())))
  app.post<{ Params: { orderId: string }; Body: Record<string, string> }>('/deposits/:orderId', (request, reply) => {
    const { direction, amount } = request.body
    service.deposit(request.params.orderId, direction === 'back' ? 'back' : 'in', amount ? Number(amount) : undefined)
    // Relative, as the forms are: the shop shows these pages under a path of its own.
    return reply.redirect('../deposits', 303)
  })

  app.post<{ Params: { orderId: string }; Body: Record<string, string> }>('/chargebacks/:orderId', (request, reply) => {
    const { amount = '' } = request.body
    service.chargeBack(request.params.orderId, amount === '' ? null : Number(amount))
    return reply.redirect('../deposits', 303)
  })
}

/** The window without a browser. */
function mountShortcut(app: FastifyInstance, service: Service): void {
  app.post<{ Body: Record<string, unknown> }>('/authenticated', (request) => {
    const { orderId, orderName, amount, method, outcome } = request.body
    const opened = service.open({
      orderId: String(orderId),
      orderName: String(orderName ?? ''),
      amount: Number(amount),
      customerName: '',
    })
    const wanted = { method: String(method ?? '카드'), outcome: String(outcome ?? 'ok') }
    if (!isMethod(wanted.method) || !isOutcome(wanted.outcome))
      throw new Refusal(400, 'INVALID_REQUEST', '잘못된 요청입니다.')
    return { paymentKey: service.authenticate(opened.paymentKey, wanted.method, wanted.outcome).paymentKey }
  })
}

const isWeb = (url: string) => /^https?:\/\//.test(url) && URL.canParse(url)
