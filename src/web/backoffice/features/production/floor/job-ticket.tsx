import { formatCount } from '#/lib/format-count.ts'
import type { JobTicketView } from '#/contract/production/floor.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { code128 } from '#/domain/floor/code128.ts'
import { BrandSign } from '#/web/blocks/brand-site/brand-sign.tsx'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { formatDuration } from './duration.ts'
import styles from './tickets.module.css'

/** One job on paper: what it is, where it goes through, and a bar code that the machine's screen reads. */
export function JobTicket({ ticket }: { readonly ticket: JobTicketView }) {
  return (
    <article className={styles.ticket} aria-label={`${ticket.title} 작업지시서`}>
      <header>
        <JobPicture line={ticket} size={120} />
        <div>
          {ticket.brand && (
            <p className={styles.brand}>
              <BrandSign brand={ticket.brand} />
              {ticket.brand.name}
            </p>
          )}
          <p className={styles.code}>{ticket.code}</p>
          <h2>
            {ticket.title}
            {ticket.remake && ' (재제작)'}
          </h2>
          <p className={styles.copies}>
            {copiesText(ticket.spec.product, ticket.copies)}{' '}
            {ticket.due && <b>{ticket.due.slice(5).replace('-', '.')} 출고</b>}
          </p>
        </div>
        <BarCode text={ticket.code} />
      </header>
      {ticket.memo && <p className={styles.memo}>고객 요청: {ticket.memo}</p>}
      <dl>
        {ticket.rows.map(({ label, value }) => (
          <div key={`${label}:${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>공정</caption>
        <thead>
          <tr>
            <th scope="col">공정</th>
            <th scope="col">수량</th>
            <th scope="col">시간</th>
            <th scope="col">확인</th>
          </tr>
        </thead>
        <tbody>
          {ticket.steps.map(({ kind, runs, minutes }) => (
            <tr key={kind}>
              <th scope="row">{STEP_NAMES[kind]}</th>
              <td>
                {formatCount(runs)}
                {STEP_UNITS[kind]}
              </td>
              <td>{minutes === null ? '기계 없음' : formatDuration(minutes)}</td>
              <td aria-label="확인한 사람" />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        보낼 곳:{' '}
        {ticket.drops.map(({ method, copies }) => `${method} ${copiesText(ticket.spec.product, copies)}`).join(', ')}
      </p>
    </article>
  )
}

/** Code 128 at half a millimetre a module, with quiet zones. */
function BarCode({ text }: { readonly text: string }) {
  const bars = barsOf(code128(text))
  const width = (bars.at(-1)?.to ?? 0) + QUIET
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" role="img" aria-label={text}>
      {bars.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height="40" />
      ))}
    </svg>
  )
}

/** Modules that stay white on both sides. */
const QUIET = 10

/** Where each bar begins and ends; gaps in between are left out. */
function barsOf(widths: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  const edges = widths.reduce<readonly number[]>((all, width) => [...all, (all.at(-1) ?? 0) + width], [QUIET])
  return edges.flatMap((from, at) => {
    const to = edges[at + 1]
    return at % 2 === 0 && to !== undefined ? [{ from, to }] : []
  })
}
