import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { detailsOf, parcelPractice } from './practice-parcel.ts'

export interface CourierTrackingSettings {
  readonly key: string
  /** From one event of a parcel to the next. */
  readonly stepMs?: number
  readonly now?: () => number
  readonly slowMs?: number
}

const STEP_MS = 60_000

/** The practice courier: it speaks the vendor's protocol, and its parcels go from their first question on. */
export function buildCourierTracking(settings: CourierTrackingSettings): FastifyInstance {
  const { key, stepMs = STEP_MS, now = Date.now, slowMs = 30_000 } = settings
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const since = new Map<string, number>()
  app.get('/health', () => ({ name: 'jikji-sandbox-tracking' }))
  app.get<{ Querystring: { t_key?: string; t_code?: string; t_invoice?: string } }>(
    '/api/v1/trackingInfo',
    async (request, reply) => {
      const { t_key, t_code = '', t_invoice = '' } = request.query
      if (t_key !== key) return { status: false, msg: '유효하지 않은 키입니다.', code: '101' }
      const practice = parcelPractice(t_invoice)
      if (practice === 'slow') await sleep(slowMs)
      if (practice === 'broken') return reply.code(500).send({ error: 'Internal Server Error' })
      if (practice === 'garbled') return reply.type('text/html').send('<html>점검 중입니다</html>')
      if (practice === 'unknown' || !/^\d{9,16}$/.test(t_invoice))
        return { status: false, msg: '유효하지 않은 운송장번호 이거나 택배사 코드 입니다.', code: '104' }
      const parcel = `${t_code} ${t_invoice}`
      const begun = since.get(parcel) ?? now()
      since.set(parcel, begun)
      const trackingDetails = detailsOf(t_invoice, begun, now(), stepMs)
      const level = trackingDetails.at(-1)?.level ?? 1
      return { result: 'Y', invoiceNo: t_invoice, complete: level === 6, level, trackingDetails }
    },
  )
  return app
}
