import {
  readBeats,
  readSelfCheck,
  receiveBytes,
  sendBytes,
  MEASURED_KB,
} from '#/contract/support/self-check.contract.ts'
import {
  type CheckResult,
  judgeClock,
  judgeFailed,
  judgeLive,
  judgePayment,
  judgePdf,
  judgePopup,
  judgeSpeed,
  judgeStorage,
} from '#/domain/support/self-check.ts'
import { apiOrigin } from '#/web/api/api-origin.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { sendForm } from '#/web/api/upload.ts'
import { TRIAL_PAGES, tinyPdf } from './tiny-pdf.ts'

const KB = 1024
/** A line that carries the first piece in less than this is measured with the large one. */
const SHORT_MS = 1500
const PAYMENT_LIMIT_MS = 10_000
const TOSS_SCRIPT = 'https://js.tosspayments.com/v2/standard'

/** What looks: each answers with how it came out and never throws for what a browser may do. */
export const LOOKS = { speed, pdf, storage, payment, live, clock } as const

/** Has to be called in the press of a button: without one every browser refuses. */
export function lookAtPopup(): CheckResult {
  const opened = window.open('', '_blank', 'popup,width=240,height=160')
  opened?.close()
  return judgePopup(opened !== null)
}

async function speed(): Promise<CheckResult> {
  let sent = await send(MEASURED_KB / 8)
  if (sent.ms < SHORT_MS) sent = await send(MEASURED_KB)
  let received = await receive(MEASURED_KB / 8)
  if (received.ms < SHORT_MS) received = await receive(MEASURED_KB)
  return judgeSpeed(sent, received)
}

async function send(kb: number) {
  const content = new Uint8Array(kb * KB)
  // As much as the browser gives at a time; packed on the way it would be too fast.
  for (let at = 0; at < content.length; at += 65_536) crypto.getRandomValues(content.subarray(at, at + 65_536))
  const body = new FormData()
  body.append('file', new Blob([content]), 'test.bin')
  const begun = performance.now()
  const { bytes } = await sendForm(sendBytes, { body, errors: 'throw' })
  return { bytes, ms: performance.now() - begun }
}

async function receive(kb: number) {
  const begun = performance.now()
  const { size: bytes } = await callBlob(receiveBytes, { query: { kb }, errors: 'throw' })
  return { bytes, ms: performance.now() - begun }
}

async function pdf(): Promise<CheckResult> {
  const begun = performance.now()
  const { inspectPdf } = await import('#/pdf/browser/inspect-pdf.ts')
  let drawn = 0
  const facts = await inspectPdf(tinyPdf(), {
    thumbnails: TRIAL_PAGES,
    onThumbnail: (_page, image) => {
      drawn += 1
      image.close()
    },
  })
  return judgePdf(facts.problem === null ? Math.min(facts.pageCount, drawn) : 0, TRIAL_PAGES, performance.now() - begun)
}

async function storage(): Promise<CheckResult> {
  const key = 'jikji.self-check'
  let works = false
  try {
    localStorage.setItem(key, '1')
    works = localStorage.getItem(key) === '1'
    localStorage.removeItem(key)
  } catch {
    // Refused: that is the answer.
  }
  const estimate = await navigator.storage?.estimate?.().catch(() => null)
  return judgeStorage(works, estimate?.quota ?? null)
}

async function payment(): Promise<CheckResult> {
  const { payment: target } = await call(readSelfCheck, { errors: 'throw' })
  if (target.kind === 'toss') return judgePayment(await loadsScript(TOSS_SCRIPT), false)
  const answer = await fetch(target.url, { signal: AbortSignal.timeout(PAYMENT_LIMIT_MS) }).catch(() => null)
  // Without an order it says what it lacks; that it speaks is what was asked.
  return judgePayment(answer !== null && answer.status < 500, true)
}

function loadsScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (works: boolean) => {
      clearTimeout(timer)
      script.remove()
      resolve(works)
    }
    const timer = setTimeout(() => end(false), PAYMENT_LIMIT_MS)
    script.addEventListener('load', () => end(true), { once: true })
    script.addEventListener('error', () => end(false), { once: true })
    script.src = src
    document.head.append(script)
  })
}

async function live(): Promise<CheckResult> {
  const answer = await fetch(apiOrigin() + readBeats.path)
  const reader = answer.body?.getReader()
  if (!answer.ok || !reader) return judgeFailed()
  const came: number[] = []
  const decoder = new TextDecoder()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- when each piece came is what is measured
    const { done, value } = await reader.read()
    if (done) break
    const beats = decoder.decode(value, { stream: true }).match(/data:/g)?.length ?? 0
    for (let beat = 0; beat < beats; beat += 1) came.push(performance.now())
  }
  return judgeLive(came.length, (came.at(-1) ?? 0) - (came[0] ?? 0))
}

async function clock(): Promise<CheckResult> {
  const begun = Date.now()
  const { now } = await call(readSelfCheck, { errors: 'throw' })
  const ended = Date.now()
  return judgeClock((begun + ended) / 2 - Date.parse(now))
}
