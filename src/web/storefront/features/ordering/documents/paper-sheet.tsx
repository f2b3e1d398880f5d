import type { BusinessPaper, PaperFact, PaperItem, PaperParty } from '#/domain/papers/business-paper.ts'
import { stampRows } from '#/domain/papers/stamp.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { cx } from '#/web/ui/cx.ts'
import styles from './paper-sheet.module.css'

/** A business paper on one A4 sheet, drawn from the same value as its PDF. */
export function PaperSheet({ paper }: { readonly paper: BusinessPaper }) {
  return (
    <article className={styles.paper} aria-labelledby="paper-title">
      <h1 id="paper-title" className={styles.title}>
        {paper.title}
      </h1>
      <Facts facts={paper.facts} />
      <div className={styles.parties}>
        <Party head="수신" party={paper.receiver} />
        <Party head="공급자" party={paper.supplier} stamped />
      </div>
      <p>{paper.statement}</p>
      <p className={styles.total}>
        <span className={styles.label}>합계금액</span>
        <strong className={styles.hangul}>{paper.totalInHangul}</strong>
        <strong className={styles.amount}>₩{formatCount(paper.total)}</strong>
      </p>
      <Items paper={paper} />
      <dl className={styles.sums}>
        {paper.sums.map((sum) => (
          <div key={sum.label} className={cx(styles.sum, sum.weight === 'total' && styles.sumTotal)}>
            <dt>
              {sum.label} {sum.hint && <small>{sum.hint}</small>}
            </dt>
            <dd>{formatCount(sum.amount)}원</dd>
          </div>
        ))}
      </dl>
      <div className={styles.under}>
        {paper.terms.length > 0 && (
          <section>
            <h2 className={styles.partyHead}>거래 조건</h2>
            <dl className={styles.pairs}>
              {paper.terms.map(({ label, value }) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section>
          <h2 className={styles.partyHead}>특기사항</h2>
          <ol className={styles.notes}>
            {paper.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </section>
      </div>
      <p className={styles.foot}>{paper.foot.join(' · ')}</p>
    </article>
  )
}

function Facts({ facts }: { readonly facts: readonly PaperFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Party({
  head,
  party,
  stamped,
}: {
  readonly head: string
  readonly party: PaperParty
  readonly stamped?: true
}) {
  return (
    <section className={styles.party}>
      <h2 className={styles.partyHead}>{head}</h2>
      <p className={styles.partyName}>
        {party.name} {party.honorific && <small>{party.honorific}</small>}
      </p>
      <dl className={styles.pairs}>
        {party.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stamped && <Stamp name={party.name} />}
    </section>
  )
}

function Stamp({ name }: { readonly name: string }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      {stampRows(name).map((row) => (
        <span key={row.join('')} className={styles.stampRow}>
          {row.map((syllable, index) => (
            <span key={`${index}${syllable}`}>{syllable}</span>
          ))}
        </span>
      ))}
    </span>
  )
}

function Items({ paper }: { readonly paper: BusinessPaper }) {
  const dated = paper.kind === 'statement-list'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="품목">
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            {dated && (
              <th scope="col" className={styles.date}>
                월일
              </th>
            )}
            <th scope="col" className={styles.wide}>
              품명 · 규격
            </th>
            <th scope="col">수량</th>
            <th scope="col">단가</th>
            <th scope="col">공급가액</th>
            <th scope="col">세액</th>
          </tr>
        </thead>
        <tbody>
          {paper.items.map((item) => (
            <Item key={item.no} item={item} dated={dated} />
          ))}
        </tbody>
      </table>
      {paper.items.length === 0 && <p className={styles.none}>이 기간에 결제하신 주문이 없습니다.</p>}
    </div>
  )
}

function Item({ item, dated }: { readonly item: PaperItem; readonly dated: boolean }) {
  return (
    <tr>
      <td>{item.no}</td>
      {dated && <td className={styles.date}>{item.date}</td>}
      <td className={styles.wide}>
        <div className={styles.job}>
          {item.spec && <JobIcon spec={item.spec} size={36} />}
          <div>
            <strong>{item.name}</strong>
            {item.details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </div>
        </div>
      </td>
      <td>{item.quantity !== null && `${formatCount(item.quantity)} ${item.unit}`}</td>
      <td>{item.unitPrice !== null && formatCount(item.unitPrice)}</td>
      <td>
        <strong>{formatCount(item.supply)}</strong>
      </td>
      <td>{formatCount(item.vat)}</td>
    </tr>
  )
}
