import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type Linkhub, linkhub, type LinkhubKeys } from './linkhub.ts'
import { paperPage } from './paper-page.ts'
import { firmState } from './practice.ts'
import { type Body, type Fault, type Filed, isFault, PaperService } from './service.ts'

export interface TaxInvoicesSettings extends LinkhubKeys {
  readonly stepMs?: number
  readonly slowMs?: number
  readonly points?: number
  readonly now?: () => number
}

export interface TaxInvoicesPractice {
  readonly app: FastifyInstance
  readonly service: PaperService
  readonly linkhub: Linkhub
}

interface Asked {
  readonly Params: { readonly key: string }
  readonly Querystring: { readonly TG?: string; readonly CN?: string }
  readonly Body: string
}

/** The practice service: it speaks Linkhub's and Popbill's protocol, and nothing of it reaches a tax office. */
export function buildTaxInvoices(settings: TaxInvoicesSettings): TaxInvoicesPractice {
  const { stepMs = 20_000, slowMs = 30_000, points = 10_000, now = Date.now } = settings
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const service = new PaperService({ now, stepMs, points })
  const tokens = linkhub(settings, now)
  // The signature is over the very bytes.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.get('/health', () => ({ name: 'jikji-sandbox-tax' }))
  app.get<Asked>('/papers/:key', (request, reply) => {
    const paper = service.all().find(({ confirmNumber }) => confirmNumber === request.params.key)
    return paper ? reply.type('text/html; charset=utf-8').send(paperPage(paper)) : reply.code(404).send()
  })
  app.get('/Time', (_request, reply) => (tokens.away ? away(reply) : reply.type('text/plain').send(tokens.time())))
  app.post<Asked>('/POPBILL_TEST/Token', (request, reply) => {
    if (tokens.away) return away(reply)
    const header = (name: string) => String(request.headers[name] ?? '')
    const given = tokens.give({
      path: request.url,
      body: request.body,
      date: header('x-lh-date'),
      version: header('x-lh-version'),
      authorization: header('authorization'),
    })
    return reply.code('code' in given ? 400 : 200).send(given)
  })
  const corpOf = (headers: { readonly authorization?: string | undefined }, reply: FastifyReply): string | null => {
    const corp = tokens.corpOf(headers.authorization)
    if (corp === null) void reply.code(400).send({ code: -99999999, message: '토큰이 올바르지 않습니다.' })
    return corp
  }
  app.get('/POPBILL_TEST/Point', (request, reply) => {
    if (corpOf(request.headers, reply) !== null) void reply.send({ remainPoint: service.points })
    return reply
  })
  app.get<Asked>('/CloseDown', (request, reply) => {
    const { CN = '' } = request.query
    if (corpOf(request.headers, reply) !== null)
      void reply.send({ corpNum: CN, state: firmState(CN), stateDate: '', checkDate: '' })
    return reply
  })
  addPapers(app, service, { corpOf, slowMs })
  return { app, service, linkhub: tokens }
}

const away = (reply: FastifyReply) => reply.code(503).type('text/html').send('<html>Service Unavailable</html>')

interface Desk {
  readonly slowMs: number
  corpOf(headers: { readonly authorization?: string | undefined }, reply: FastifyReply): string | null
}

function addPapers(app: FastifyInstance, service: PaperService, { corpOf, slowMs }: Desk): void {
  const answer = async (made: Filed | Fault, reply: FastifyReply) => {
    if (isFault(made)) return reply.code(400).send(made)
    // The paper is issued, and whoever asked does not hear of it.
    if (made.practice === 'late-answer') await sleep(slowMs)
    if (made.practice === 'lost-answer') return reply.code(502).type('text/html').send('<html>Bad Gateway</html>')
    const number = made.kind === 'invoice' ? { ntsConfirmNum: made.confirmNumber } : receiptNumber(made)
    return reply.send({ code: 1, message: '발행 완료', ...number })
  }
  app.post<Asked>('/Taxinvoice', async (request, reply) => {
    const corp = corpOf(request.headers, reply)
    if (corp !== null) await answer(service.issueInvoice(corp, bodyOf(request.body)), reply)
    return reply
  })
  app.post<Asked>('/Cashbill', async (request, reply) => {
    const corp = corpOf(request.headers, reply)
    const act = request.headers['x-http-method-override'] === 'REVOKEISSUE' ? 'revokeReceipt' : 'issueReceipt'
    if (corp !== null) await answer(service[act](corp, bodyOf(request.body)), reply)
    return reply
  })
  for (const [kind, path] of [
    ['invoice', '/Taxinvoice/SELL/:key'],
    ['receipt', '/Cashbill/:key'],
  ] as const) {
    app.get<Asked>(path, (request, reply) => {
      const corp = corpOf(request.headers, reply)
      if (corp === null) return reply
      const paper = service.find(kind, corp, request.params.key)
      if (!paper) return reply.code(400).send(NONE[kind])
      if (request.query.TG !== undefined)
        return reply.send({ url: `http://${request.headers.host}/papers/${paper.confirmNumber}` })
      return reply.send(stateOf(service, paper))
    })
    app.post<Asked>(path, (request, reply) => {
      const corp = corpOf(request.headers, reply)
      if (corp === null) return reply
      const paper = service.find(kind, corp, request.params.key)
      const wrong = paper ? service.withdraw(paper) : NONE[kind]
      return wrong ? reply.code(400).send(wrong) : reply.send({ code: 1, message: '발행취소 완료' })
    })
  }
}

const NONE = {
  invoice: { code: -11000005, message: '세금계산서가 존재하지 않습니다.' },
  receipt: { code: -14000003, message: '현금영수증이 존재하지 않습니다.' },
} as const

const bodyOf = (text: string): Body => JSON.parse(text || '{}') as Body

const receiptNumber = ({ confirmNumber, issuedAt }: Filed) => ({
  confirmNum: confirmNumber,
  tradeDate: issuedAt.slice(0, 8),
})

function stateOf(service: PaperService, paper: Filed) {
  const stateCode = service.stateOf(paper)
  // The service calls the tax office's code of an invoice otherwise than that of a receipt.
  const code = paper.kind === 'invoice' ? 'ntssendErrCode' : 'ntsresultCode'
  const failure = stateCode === 305 ? { [code]: 'ERR001', ntsresultMessage: '연습: 국세청이 받지 않았습니다.' } : {}
  if (paper.kind === 'receipt') return { mgtKey: paper.key, stateCode, ...receiptNumber(paper), ...failure }
  return {
    invoicerMgtKey: paper.key,
    stateCode,
    ntsconfirmNum: paper.confirmNumber,
    issueDT: paper.issuedAt,
    ...failure,
  }
}
